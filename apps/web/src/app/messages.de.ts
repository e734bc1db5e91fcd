import type { Translation } from "../shared/language/catalogue.ts";
import type { t } from "./messages.ts";

export const german: Translation<typeof t> = {
  skipToContent: "Zum Inhalt springen",
  mainNavigation: "Hauptmenü",
  database: "Dokumente",
  account: "Konto",
  logOut: "Abmelden",
  logIn: "Anmelden",
  signUp: "Registrieren",
  settings: "Einstellungen",
};
