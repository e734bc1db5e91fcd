import type { Translation } from "../../../shared/language/catalogue.ts";
import { formatNumber } from "../../../shared/language/format.ts";
import type { t } from "./messages.ts";

export const german: Translation<typeof t> = {
  pin: "Anheften",
  unpin: "Lösen",
  pinned: "Angeheftet",
  pinnedNow: (name) => `„${name}“ ist angeheftet.`,
  unpinnedNow: (name) => `„${name}“ ist nicht mehr angeheftet.`,
  archive: "Archivieren",
  unarchive: "Aus dem Archiv holen",
  archived: "Archiviert",
  archivedNow: (name) => `„${name}“ ist archiviert.`,
  unarchivedNow: (name) => `„${name}“ ist wieder in der Liste.`,
  archivedCount: (count) => `Archiviert (${formatNumber(count)})`,
  backToConversations: "Zurück zu den Unterhaltungen",
  noneArchived: "Keine archivierten Unterhaltungen. Eine neue Frage holt eine zurück in die Liste.",
  noneTagged: (tag) => `Keine Unterhaltungen mit dem Schlagwort „${tag}“.`,
  changeFailed: "Die Unterhaltung konnte nicht geändert werden.",
  exportWord: "Als Word exportieren",
  exportPdf: "Als PDF exportieren",
  pdfCharacters: (characters) =>
    `Das PDF kann diese Zeichen nicht darstellen: ${characters} Exportieren Sie die Unterhaltung als Word oder Markdown.`,

  tags: "Schlagwörter",
  editTags: "Schlagwörter …",
  tagsTitle: "Schlagwörter der Unterhaltung",
  tagsExplained: (count, length) =>
    `Bis zu ${formatNumber(count)} eigene Wörter mit jeweils bis zu ${formatNumber(length)} Zeichen. Nur Sie sehen sie.`,
  tagField: "Schlagwort hinzufügen",
  addTag: "Hinzufügen",
  yourTags: "Ihre Schlagwörter",
  removeTag: (tag) => `${tag} entfernen`,
  tagsFull: (count) =>
    `Eine Unterhaltung hat höchstens ${formatNumber(count)} Schlagwörter. Entfernen Sie eines, um ein anderes hinzuzufügen.`,
  tagsFailed: "Die Schlagwörter konnten nicht gespeichert werden.",
  save: "Speichern",
  cancel: "Abbrechen",
};
