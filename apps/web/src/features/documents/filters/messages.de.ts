import type { Translation } from "../../../shared/language/catalogue.ts";
import { plural } from "../../../shared/language/format.ts";
import type { t } from "./messages.ts";

export const german: Translation<typeof t> = {
  filters: "Filter",
  type: "Typ",
  anyType: "Alle Typen",
  groupOf: (group) =>
    ({
      documents: "Dokumente",
      spreadsheets: "Tabellen",
      presentations: "Präsentationen",
      audio: "Audio und Video",
      images: "Bilder",
      mail: "Mail",
      web: "Web",
      other: "Andere",
    })[group],
  anyState: "Jeder Status",
  anyTime: "Jederzeit",
  lastDays: (days) => plural(days, { one: "Letzter # Tag", other: "Letzte # Tage" }),
  lastYear: "Letzte 12 Monate",
  clear: "Filter entfernen",
  noMatch: "Keine Datei passt.",
  noMatchWords: "Ändern oder entfernen Sie die Filter oben.",
};
