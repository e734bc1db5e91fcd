import type { Translation } from "../../../shared/language/catalogue.ts";
import { plural } from "../../../shared/language/format.ts";
import type { t } from "./messages.ts";

export const german: Translation<typeof t> = {
  tree: "Ordnerbaum",
  files: (count) => plural(count, { one: "# Datei", other: "# Dateien" }),
};
