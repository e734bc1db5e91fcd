import type { Translation } from "../../shared/language/catalogue.ts";
import type { t } from "./messages.ts";

export const german: Translation<typeof t> = {
  welcome: "Willkommen bei Footnote",
  lead: "Ihr intelligenter Assistent für Dokumente und Informationen.",
  createAccount: "Konto anlegen",
  haveAccount: "Ich habe ein Konto",
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
  notFoundTitle: "Unter dieser Adresse gibt es keine Seite",
  notFoundWords: "Möglicherweise wurde die Seite verschoben, oder der Link ist unvollständig.",
  goToStart: "Zur Startseite",
};
