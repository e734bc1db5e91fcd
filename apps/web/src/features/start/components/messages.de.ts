import type { Translation } from "../../../shared/language/catalogue.ts";
import { formatNumber, plural } from "../../../shared/language/format.ts";
import type { t } from "./messages.ts";

export const german: Translation<typeof t> = {
  home: "Start",
  question: "Was möchten Sie wissen?",
  askLabel: "Frage",
  askForm: "Schnelle Frage",
  askPlaceholder: "Fragen Sie etwas …",
  ask: "Fragen",
  addFirst:
    "Antworten kommen aus Ihren Dokumenten. Erstellen Sie einen Ordner, und fügen Sie Dateien hinzu.",
  addDocuments: "Dokumente hinzufügen",
  conversations: "Letzte Unterhaltungen",
  loadingConversations: "Unterhaltungen werden geladen",
  noConversations: "Noch keine Unterhaltungen. Ihre Fragen und die Antworten erscheinen hier.",
  newConversation: "Neue Unterhaltung",
  noDate: "Ohne Datum",
  openChat: "Zum Chat",
  recent: "Neue Dokumente",
  loadingRecent: "Dokumente werden geladen",
  noRecent: "Noch keine Dokumente. Neue Uploads und ihr Fortschritt erscheinen hier.",
  recentFailed: (detail) => `Die neuen Dokumente konnten nicht geladen werden. ${detail}`,
  folders: "Dokumente",
  loadingFolders: "Ordner werden geladen",
  foldersFailed: (detail) => `Die Ordner konnten nicht geladen werden. ${detail}`,
  files: (count) => plural(count, { one: "# Datei", other: "# Dateien" }),
  toAskAbout: (count) =>
    plural(count, {
      one: "# Datei, zu der Sie Fragen stellen können.",
      other: "# Dateien, zu denen Sie Fragen stellen können.",
    }),
  noFiles: "Noch keine Dateien. Ordner gliedern Ihre Dokumente und grenzen eine Suche ein.",
  stillProcessing: (count) =>
    plural(count, {
      one: "# Datei wird noch verarbeitet",
      other: "# Dateien werden noch verarbeitet",
    }),
  withProcessing: (files, processing) => `${files}, ${formatNumber(processing)} in Arbeit`,
  openDatabase: "Zu den Dokumenten",
  waiting: "Wartet",
  percent: (percent) => `${percent} %`,
  failed: "Fehlgeschlagen",
  progressOf: (name) => `Fortschritt von ${name}`,
};
