import type { Translation } from "../../shared/language/catalogue.ts";
import type { t } from "./messages.ts";

export const german: Translation<typeof t> = {
  title: "Konto",
  sections: "Bereiche des Kontos",
  overview: "Übersicht",
  security: "Sicherheit",
  members: "Mitglieder",
  models: "Modelle",
  activity: "Verlauf",
};
