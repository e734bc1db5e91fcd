import type { Translation } from "../../../shared/language/catalogue.ts";
import { plural } from "../../../shared/language/format.ts";
import type { t } from "./messages.ts";

export const spanish: Translation<typeof t> = {
  filters: "Filtros",
  type: "Tipo",
  anyType: "Todos los tipos",
  groupOf: (group) =>
    ({
      documents: "Documentos",
      spreadsheets: "Hojas de cálculo",
      presentations: "Presentaciones",
      audio: "Audio y vídeo",
      images: "Imágenes",
      mail: "Correo",
      web: "Web",
      other: "Otros",
    })[group],
  anyState: "Cualquier estado",
  anyTime: "Cualquier fecha",
  lastDays: (days) => plural(days, { one: "Último día (#)", other: "Últimos # días" }),
  lastYear: "Últimos 12 meses",
  clear: "Quitar los filtros",
  noMatch: "Ningún archivo coincide.",
  noMatchWords: "Cambie o quite los filtros de arriba.",
};
