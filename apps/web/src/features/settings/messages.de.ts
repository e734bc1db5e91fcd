import type { Translation } from "../../shared/language/catalogue.ts";
import type { t } from "./messages.ts";

export const german: Translation<typeof t> = {
  title: "Einstellungen",
  appearance: "Darstellung",
  darkMode: "Dunkle Darstellung",
  followDevice: "Einstellung des Geräts verwenden",
  followDeviceHint: "Folgt der hellen oder dunklen Darstellung Ihres Geräts.",
  preferences: "Voreinstellungen",
  preferencesLead: "In diesem Browser gespeichert.",
  shortcuts: "Tastenkürzel",
  shortcutsHint: "Drücken Sie auf einer beliebigen Seite ?, um sie anzuzeigen.",
  language: "Sprache",
  languageFailed:
    "Die Sprache konnte nicht geladen werden. Prüfen Sie Ihre Verbindung und versuchen Sie es erneut.",
  elsewhere: "Die Einstellungen für Konto und Organisation finden Sie auf der {account}.",
  accountPage: "Kontoseite",
};
