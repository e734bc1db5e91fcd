import type { Translation } from "../../../shared/language/catalogue.ts";
import { formatNumber } from "../../../shared/language/format.ts";
import type { t } from "./messages.ts";

export const french: Translation<typeof t> = {
  pin: "Épingler",
  unpin: "Désépingler",
  pinned: "Épinglées",
  pinnedNow: (name) => `« ${name} » est épinglée.`,
  unpinnedNow: (name) => `« ${name} » n’est plus épinglée.`,
  archive: "Archiver",
  unarchive: "Désarchiver",
  archived: "Archivées",
  archivedNow: (name) => `« ${name} » est archivée.`,
  unarchivedNow: (name) => `« ${name} » est de retour dans la liste.`,
  archivedCount: (count) => `Archivées (${formatNumber(count)})`,
  backToConversations: "Retour aux conversations",
  noneArchived: "Aucune conversation archivée. Une nouvelle question en ramène une dans la liste.",
  noneTagged: (tag) => `Aucune conversation avec l’étiquette « ${tag} ».`,
  changeFailed: "La conversation n’a pas pu être modifiée.",
  exportWord: "Exporter en Word",
  exportPdf: "Exporter en PDF",
  pdfCharacters: (characters) =>
    `Le PDF ne peut pas afficher ces caractères : ${characters} Exportez la conversation en Word ou en Markdown.`,

  tags: "Étiquettes",
  editTags: "Étiquettes…",
  tagsTitle: "Étiquettes de la conversation",
  tagsExplained: (count, length) =>
    `Jusqu’à ${formatNumber(count)} mots de votre choix, de ${formatNumber(length)} caractères au plus. Vous seul les voyez.`,
  tagField: "Ajouter une étiquette",
  addTag: "Ajouter",
  yourTags: "Vos étiquettes",
  removeTag: (tag) => `Retirer ${tag}`,
  tagsFull: (count) =>
    `Une conversation a au plus ${formatNumber(count)} étiquettes. Retirez-en une pour en ajouter une autre.`,
  tagsFailed: "Les étiquettes n’ont pas pu être enregistrées.",
  save: "Enregistrer",
  cancel: "Annuler",
};
