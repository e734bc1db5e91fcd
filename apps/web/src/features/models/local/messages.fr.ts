import { plural } from "../../../shared/language/format.ts";
import type { Translation } from "../../../shared/language/catalogue.ts";
import type { t } from "./messages.ts";

export const french: Translation<typeof t> = {
  title: "Modèles locaux",
  lead: "Ils s’exécutent sur ce serveur même : aucun service n’est interrogé et aucun texte n’en sort.",
  loading: "Chargement des modèles locaux",
  loadFailed: (reason) => `Les modèles locaux n’ont pas pu être chargés. ${reason}`,
  runtimeMissing:
    "Ce qui exécute les modèles locaux n’est pas installé. Lancez une fois {command} sur le serveur ; un redémarrage n’est pas nécessaire.",
  downloadsOff:
    "Les téléchargements sont désactivés sur ce serveur. Importez les modèles à partir de fichiers.",

  languages: (count) => plural(count, { one: "environ # langue", other: "environ # langues" }),
  licence: (name) => `licence ${name}`,
  sizeUnknown: "taille inconnue",
  memory: (megabytes) => `environ ${megabytes} Mo de mémoire`,
  verified: "sommes de contrôle de l’éditeur",
  notVerified: "non vérifié : les sommes de contrôle de l’éditeur ne sont pas connues",

  downloading: (received, size) => `Téléchargement : ${received} sur ${size}`,
  downloadingUnknown: (received) => `Téléchargement : ${received}`,
  progressOf: (model) => `Téléchargement de ${model}`,
  ready: "Installé, non utilisé",
  inUse: "Utilisé",
  state_absent: "Non installé.",
  state_interrupted: "Le téléchargement n’est pas terminé. Il peut être repris.",
  state_damaged: "Endommagé : des fichiers manquent ou ont changé. Installez-le à nouveau.",
  state_too_large: (limit) =>
    `Trop grand : un modèle peut occuper ${limit} Mo de mémoire sur ce serveur.`,
  problem_unreachable: "Le dernier téléchargement a échoué : la source était injoignable.",
  problem_not_found: "Le dernier téléchargement a échoué : la source n’a pas ce modèle.",
  problem_interrupted: "Le dernier téléchargement a échoué : la connexion a été perdue.",
  problem_damaged:
    "Le dernier téléchargement a échoué : une somme de contrôle ne correspondait pas.",
  problem_incomplete: "Un fichier manquait.",
  problem_no_space:
    "Le dernier téléchargement a échoué : il reste trop peu d’espace sur le disque du serveur.",
  goesOnWithout: "D’ici là, le produit fonctionne sans lui.",

  action_install: "Installer",
  action_cancel: "Annuler",
  action_use: "Utiliser",
  action_leave: "Ne plus utiliser",
  continue: "Reprendre",
  installAgain: "Installer à nouveau",
  import: "Importer",
  remove: "Supprimer",
  actionOn: (action, model) => `${action} : ${model}`,
  trying: "Le modèle est chargé et essayé. Cela peut prendre une minute.",
  removeTitle: "Supprimer le modèle ?",
  removeQuestion: (model) => `Les fichiers de « ${model} » sont supprimés du serveur.`,

  importTitle: "Importer un modèle",
  importLead: (model) =>
    `Installer « ${model} » sans internet : à partir d’une archive (.tar ou .tar.gz) qui contient ses fichiers, ou d’un dossier du serveur.`,
  chooseFile: "Choisir une archive",
  file: "Archive du modèle",
  path: "Ou un dossier ou une archive du serveur",
  pathHint: (folder) => `Dans ${folder}`,
  pathMissing: "Indiquez un dossier ou une archive, ou choisissez une archive.",

  refused_not_found: "Ce modèle n’est plus dans le catalogue.",
  refused_downloads_off:
    "Les téléchargements sont désactivés sur ce serveur. Importez le modèle à partir d’un fichier.",
  refused_runtime_missing:
    "Ce qui exécute les modèles locaux n’est pas installé. Lancez une fois npm run local-models sur le serveur.",
  refused_not_ready: "Ce modèle n’est pas complètement installé.",
  refused_too_large:
    "Ce modèle demande plus de mémoire qu’un modèle ne peut en occuper sur ce serveur.",
  refused_damaged: "Les fichiers de ce modèle sont endommagés. Installez-le à nouveau.",
  refused_not_loadable:
    "Ce modèle est installé mais ne peut pas être exécuté. Installez-le à nouveau ou choisissez-en un autre.",
  refused_role_wrong: "Ce modèle ne convient pas à cette tâche.",
  refused_busy:
    "Ce modèle est en cours de téléchargement ou d’importation. Attendez la fin ou annulez d’abord le téléchargement.",
  refused_no_space:
    "Il reste trop peu d’espace sur le disque du serveur pour ce modèle. Libérez de l’espace ou choisissez un modèle plus petit.",
  refused_import_missing: "Il n’y a rien à ce chemin dans le dossier d’importation.",
  refused_import_incomplete: "Des fichiers du modèle y manquent.",
  refused_import_damaged:
    "Ce n’est pas une archive .tar ou .tar.gz complète avec les fichiers du modèle.",
};
