import type { Translation } from "../../shared/language/catalogue.ts";
import type { t } from "./messages.ts";

export const german: Translation<typeof t> = {
  welcome: "Willkommen bei Footnote",
  lead: "Ihr intelligenter Assistent für Dokumente und Informationen.",
  createAccount: "Konto anlegen",
  haveAccount: "Anmelden",
  chatbot: "Chat",
  chatbotWords: "Stellen Sie Fragen an Ihre Dokumente.",
  database: "Dokumente",
  databaseWords: "Laden Sie Dokumente hoch und verwalten Sie sie.",
  account: "Konto",
  accountWords: "Verwalten Sie Ihr Konto.",
  settings: "Einstellungen",
  settingsWords: "Richten Sie die Anwendung ein.",
  privacyPolicy: "Datenschutzerklärung",
  notFound: "Seite nicht gefunden",
  notFoundTitle: "Diese Seite gibt es nicht",
  notFoundWords: "Möglicherweise wurde die Seite verschoben, oder der Link ist unvollständig.",
  goToStart: "Zur Startseite",
};
