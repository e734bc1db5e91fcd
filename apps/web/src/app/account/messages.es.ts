import type { Translation } from "../../shared/language/catalogue.ts";
import type { t } from "./messages.ts";

export const spanish: Translation<typeof t> = {
  title: "Cuenta",
  sections: "Secciones de la cuenta",
  overview: "Resumen",
  security: "Seguridad",
  members: "Miembros",
  models: "Modelos",
  activity: "Actividad",
};
