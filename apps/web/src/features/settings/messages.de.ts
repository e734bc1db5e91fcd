import type { Translation } from "../../shared/language/catalogue.ts";
import type { t } from "./messages.ts";

export const german: Translation<typeof t> = {
  title: "Einstellungen",
  appearance: "Darstellung",
  darkMode: "Dunkle Darstellung",
  followDevice: "Wie dieses Gerät",
  followDeviceHint: "Dunkel, wenn das System dunkel ist, sonst hell.",
  keyboard: "Tastatur",
  shortcuts: "Tastenkürzel",
  shortcutsHint: "Drücken Sie auf einer beliebigen Seite ?, um sie anzuzeigen.",
  language: "Sprache",
  languageFailed:
    "Die Sprache konnte nicht geladen werden. Prüfen Sie Ihre Verbindung und versuchen Sie es erneut.",
  elsewhere: "Die Einstellungen Ihres Kontos und Ihrer Organisation finden Sie auf der {account}.",
  accountPage: "Kontoseite",
};
