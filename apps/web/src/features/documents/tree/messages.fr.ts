import type { Translation } from "../../../shared/language/catalogue.ts";
import { plural } from "../../../shared/language/format.ts";
import type { t } from "./messages.ts";

export const french: Translation<typeof t> = {
  tree: "Arborescence des dossiers",
  files: (count) => plural(count, { one: "# fichier", other: "# fichiers" }),
};
