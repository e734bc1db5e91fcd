import type { Translation } from "../../shared/language/catalogue.ts";
import type { t } from "./messages.ts";

export const french: Translation<typeof t> = {
  title: "Compte",
  sections: "Sections du compte",
  overview: "Vue d’ensemble",
  security: "Sécurité",
  members: "Membres",
  models: "Modèles",
  activity: "Activité",
};
