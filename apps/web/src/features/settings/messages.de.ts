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
  shortcutsHint: "Mit ? sehen Sie sie auf jeder Seite.",
  language: "Sprache",
  languageFailed:
    "Die Sprache konnte nicht geladen werden. Prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal.",
  elsewhere: "Ihr Konto und Ihre Organisation haben ihren eigenen Ort: {account}.",
  accountPage: "die Kontoseite",
};
