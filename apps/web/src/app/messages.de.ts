import type { Translation } from "../shared/language/catalogue.ts";
import type { t } from "./messages.ts";

export const german: Translation<typeof t> = {
  skipToContent: "Zum Inhalt springen",
  mainNavigation: "Hauptmenü",
  chat: "Chat",
  home: "Übersicht",
  database: "Dokumente",
  account: "Konto",
  operator: "Betrieb",
  logOut: "Abmelden",
  logIn: "Anmelden",
  signUp: "Registrieren",
  settings: "Einstellungen",
  offline: "Sie sind offline. Inhalte können veraltet sein, bis die Verbindung wieder besteht.",
  pageBrokenTitle: "Auf dieser Seite ist ein Fehler aufgetreten",
  pageBroken:
    "Der Fehler liegt bei uns. Ihre gespeicherten Daten sind sicher. Laden Sie die Seite neu oder gehen Sie zur Startseite.",
  pageUnloadedTitle: "Diese Seite konnte nicht geladen werden",
  pageUnloaded:
    "Die Verbindung ist ausgefallen, oder der Server wurde inzwischen aktualisiert. Laden Sie die Seite neu.",
  reloadPage: "Seite neu laden",
  goToStart: "Zur Startseite",
  shortcuts: "Tastenkürzel",
  goToChat: "Zum Chat",
  goToHome: "Zur Übersicht",
  goToDatabase: "Zu den Dokumenten",
  goToAccount: "Zum Konto",
  goToSettings: "Zu den Einstellungen",
  newChat: "Neue Unterhaltung beginnen",
  focusField: "Zum Nachrichten- oder Suchfeld springen",
  showHelp: "Tastenkürzel anzeigen",
  send: "Nachricht senden",
  newLine: "Neue Zeile einfügen",
  close: "Dialog oder Bereich schließen",
  shortcutSettings: "In den Einstellungen ausschalten",
  closeHelp: "Schließen",
};
