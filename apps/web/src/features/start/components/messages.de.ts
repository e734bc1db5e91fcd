import type { Translation } from "../../../shared/language/catalogue.ts";
import { formatNumber, plural } from "../../../shared/language/format.ts";
import type { t } from "./messages.ts";

export const german: Translation<typeof t> = {
  home: "Start",
  question: "Was möchtest du wissen?",
  askLabel: "Frage",
  askForm: "Schnelle Frage",
  askPlaceholder: "Frag etwas …",
  ask: "Fragen",
  addFirst:
    "Antworten kommen aus deinen Dokumenten. Erstelle zuerst einen Ordner und füge welche hinzu.",
  addDocuments: "Dokumente hinzufügen",
  conversations: "Letzte Gespräche",
  loadingConversations: "Gespräche werden geladen",
  noConversations:
    "Noch keine Gespräche. Was du fragst, steht dann hier, mit den Antworten und ihren Quellen.",
  newConversation: "Neues Gespräch",
  noDate: "Ohne Datum",
  openChat: "Zum Chat",
  recent: "Neue Dokumente",
  loadingRecent: "Dokumente werden geladen",
  noRecent: "Noch keine Dokumente. Was zuletzt hinzukam, steht hier, und wie weit es ist.",
  recentFailed: (detail) => `Die neuen Dokumente konnten nicht geladen werden. ${detail}`,
  folders: "Dokumente",
  loadingFolders: "Ordner werden geladen",
  foldersFailed: (detail) => `Die Ordner konnten nicht geladen werden. ${detail}`,
  files: (count) => plural(count, { one: "# Datei", other: "# Dateien" }),
  toAskAbout: (count) =>
    plural(count, {
      one: "# Datei, nach der du fragen kannst.",
      other: "# Dateien, nach denen du fragen kannst.",
    }),
  noFiles: "0 Dateien. Ordner enthalten deine Dokumente und grenzen eine Suche ein.",
  stillProcessing: (count) =>
    plural(count, {
      one: "# Datei wird noch durchsuchbar gemacht",
      other: "# Dateien werden noch durchsuchbar gemacht",
    }),
  withProcessing: (files, processing) => `${files}, ${formatNumber(processing)} in Arbeit`,
  openDatabase: "Zu den Dokumenten",
  waiting: "Wartet",
  percent: (percent) => `${percent} %`,
  failed: "Fehlgeschlagen",
  progressOf: (name) => `Fortschritt von ${name}`,
};
