import type { Translation } from "../../../shared/language/catalogue.ts";
import { plural } from "../../../shared/language/format.ts";
import type { t } from "./messages.ts";

export const french: Translation<typeof t> = {
  filters: "Filtres",
  type: "Type",
  anyType: "Tous les types",
  groupOf: (group) =>
    ({
      documents: "Documents",
      spreadsheets: "Feuilles de calcul",
      presentations: "Présentations",
      audio: "Audio et vidéo",
      images: "Images",
      mail: "E-mail",
      web: "Web",
      other: "Autres",
    })[group],
  anyState: "Tous les états",
  anyTime: "Toutes les dates",
  lastDays: (days) => plural(days, { one: "Dernier jour (#)", other: "# derniers jours" }),
  lastYear: "12 derniers mois",
  clear: "Effacer les filtres",
  noMatch: "Aucun fichier ne correspond.",
  noMatchWords: "Modifiez ou effacez les filtres ci-dessus.",
};
