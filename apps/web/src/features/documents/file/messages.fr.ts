import type { Translation } from "../../../shared/language/catalogue.ts";
import { formatNumber, plural } from "../../../shared/language/format.ts";
import type { t } from "./messages.ts";

export const french: Translation<typeof t> = {
  document: "Document",
  views: "Vues de ce document",
  missing: "Ce fichier n’existe pas.",
  missingWords: "Il a été supprimé, ou son lien est incomplet.",
  allFolders: "Tous les dossiers",
  failed: (detail) => `Échec du chargement du fichier. ${detail}`,
  download: "Télécharger",
  ask: "Poser une question sur ce fichier",
  outdated: "Obsolète. Les réponses utilisent une version plus récente de ce document.",
  openNewest: "Ouvrir la dernière version",
  notYet: "Ce fichier est en cours de lecture. Son contenu apparaîtra ici dès qu’il sera prêt.",

  details: "Détails",
  type: "Type",
  typeOf: (extension, mediaType) => `${extension} (${mediaType})`,
  uploadedBy: "Ajouté par",
  uploaderLeft: "Une personne qui a quitté l’organisation",
  folder: "Dossier",
  units: (unit) =>
    ({
      page: "Pages avec du texte",
      slide: "Diapositives avec du texte",
      sheet: "Feuilles avec des cellules",
    })[unit],
  language: "Langue",
  contentHash: "SHA-256",

  versions: "Versions",
  passages: "Passages",
  passagesOf: (count) => (count === 0 ? "Passages" : `Passages (${formatNumber(count)})`),
  passagesWords: "Ce fichier est indexé sous forme de ces passages. Les réponses les citent.",
  passagesFailed: (detail) => `Échec du chargement des passages. ${detail}`,
  noPassages: "Ce fichier n’a aucun passage : les réponses ne peuvent pas le citer.",
  morePassages: (count) =>
    `Afficher la suite (${plural(count, { one: "# passage restant", other: "# passages restants" })})`,
  hidden: (reason) =>
    `Masqué aux lecteurs : ${reason}. Les réponses l’ignorent tant que vous ne l’autorisez pas.`,
};
