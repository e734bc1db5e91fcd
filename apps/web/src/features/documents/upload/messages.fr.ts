import { formatSize } from "@footnote/contracts/upload-checks";
import type { Translation } from "../../../shared/language/catalogue.ts";
import { formatNumber, plural } from "../../../shared/language/format.ts";
import type { t } from "./messages.ts";

const files = (count: number) => plural(count, { one: "# fichier", other: "# fichiers" });
const units: Readonly<Record<string, string>> = {
  page: "page",
  slide: "diapositive",
  sheet: "feuille",
  row: "ligne",
  passage: "passage",
};

export const french: Translation<typeof t> = {
  unknownProcessingError: "Erreur de traitement inconnue",
  emptyFile: "Ce fichier est vide.",
  noTranscription:
    "L’audio et la vidéo nécessitent un modèle de transcription, qui n’est pas configuré sur ce serveur.",
  selectFolderFirst: "Veuillez d’abord sélectionner un dossier.",
  nothingToUpload: "Aucun fichier dans la sélection.",
  foldersUnreadable: [
    "Ce navigateur ne permet pas d’importer des dossiers.",
    "Faites glisser les fichiers eux-mêmes au lieu du dossier,",
    "choisissez des fichiers avec « Choisir des fichiers »,",
    "ou utilisez Chrome ou Edge pour importer des dossiers.",
  ].join("\n"),
  rejected: (named) => `Échec de l’importation : ${named}`,
  rejectedMore: (named, more) =>
    `Échec de l’importation : ${named} et ${plural(more, { one: "# autre", other: "# autres" })}`,
  uploadFailed: (name, reason) => `« ${name} » n’a pas pu être importé : ${reason}`,
  untracked: (name) =>
    `L’importation de « ${name} » a commencé, mais sa progression ne peut pas être suivie.`,
  folderFailed: (name, reason) => `Le dossier « ${name} » n’a pas pu être créé : ${reason}`,
  withdrawFailed: (name, reason) => `Le fichier « ${name} » n’a pas pu être supprimé. ${reason}`,

  compareFailed: (reason) => `La comparaison avec les fichiers du dossier a échoué : ${reason}`,
  unchangedSkipped: (count) =>
    plural(count, {
      one: "# fichier inchangé a été ignoré.",
      other: "# fichiers inchangés ont été ignorés.",
    }),
  sameNamedTitle: "Déjà dans ce dossier",
  sameNamedChanged: (count, names) =>
    `${plural(count, { one: "# fichier du même nom a", other: "# fichiers du même nom ont" })} un contenu différent : ${names}.`,
  sameNamedUnchanged: (count) =>
    plural(count, {
      one: "# fichier déjà présent, inchangé.",
      other: "# fichiers déjà présents, inchangés.",
    }),
  replace: "Remplacer et garder l’ancienne version",
  keepBoth: "Garder les deux",
  skipSameNamed: "Ignorer",
  skipUnchanged: "Ignorer les fichiers inchangés",

  waiting: "En attente d’importation",
  waitingForConnection: "En attente de la connexion",
  elsewhere: "Importation dans un autre onglet",
  interrupted: "L’importation a été interrompue. Choisissez de nouveau le fichier pour continuer.",
  retry: "Réessayer",
  retryUpload: (name) => `Réessayer l’importation de « ${name} »`,
  chooseAgain: (name) => `Choisir de nouveau « ${name} »`,
  otherFile: (name, chosen) =>
    `Choisissez de nouveau le fichier « ${name} » pour continuer son importation. « ${chosen} » est un autre fichier.`,
  retryAll: "Tout réessayer",
  chooseAllAgain: "Choisir de nouveau les fichiers interrompus",
  noneChosen: "Aucun des fichiers choisis ne correspond aux importations interrompues.",
  uploading: (percent) => `Importation ${percent} %`,
  processing: "Traitement",
  reading: "Lecture",
  indexing: "Indexation",
  embedding: "Vectorisation",
  stage: (stage, progress) => `${stage} ${progress}`,
  ofTime: (at, total) => `${at} sur ${total}`,
  row: (at) => `ligne ${at}`,
  ofUnits: (unit, at, total) => `${units[unit] ?? unit} ${at} sur ${total}`,

  uploads: "Importations",
  allUploads: "Toutes les importations",
  uploadOf: (name) => `Importation de ${name}`,
  done: (done, total) => `${formatNumber(done)} sur ${files(total)} terminés`,
  readyAndFailed: (ready, total, failed) =>
    `${formatNumber(ready)} sur ${files(total)} prêts, ${plural(failed, { one: "# échec", other: "# échecs" })}`,
  notUploaded: (total) =>
    plural(total, {
      one: "# fichier n’a pas été importé",
      other: "# fichiers n’ont pas été importés",
    }),
  ready: (total) => plural(total, { one: "# fichier prêt", other: "# fichiers prêts" }),
  pace: (bytesPerSecond, left) => `${formatSize(bytesPerSecond)}/s, ${left}`,
  secondsLeft: (seconds) =>
    plural(seconds, { one: "environ # seconde restante", other: "environ # secondes restantes" }),
  minutesLeft: (minutes) =>
    plural(minutes, { one: "environ # minute restante", other: "environ # minutes restantes" }),
  hideFiles: "Masquer les fichiers",
  showFiles: "Afficher les fichiers",
  close: "Fermer",
  cancelAll: "Tout annuler",
  inProgress: "En cours",
  isReady: "Prêt",
  hasFailed: "Échec",
};
