import type { Translation } from "../../../shared/language/catalogue.ts";
import { plural } from "../../../shared/language/format.ts";
import type { t } from "./messages.ts";

export const spanish: Translation<typeof t> = {
  tree: "Árbol de carpetas",
  files: (count) => plural(count, { one: "# archivo", other: "# archivos" }),
};
