import type { Translation } from "../../shared/language/catalogue.ts";
import type { t } from "./messages.ts";

export const french: Translation<typeof t> = {
  title: "Paramètres",
  appearance: "Apparence",
  darkMode: "Mode sombre",
  followDevice: "Utiliser le réglage de l’appareil",
  followDeviceHint: "Suit le mode clair ou sombre de votre appareil.",
  preferences: "Préférences",
  preferencesLead: "Enregistrées dans ce navigateur.",
  shortcuts: "Raccourcis clavier",
  shortcutsHint: "Appuyez sur ? sur n’importe quelle page pour les afficher.",
  language: "Langue",
  languageFailed: "La langue n’a pas pu être chargée. Vérifiez votre connexion et réessayez.",
  elsewhere: "Les réglages du compte et de l’organisation se trouvent sur la {account}.",
  accountPage: "page Compte",
};
