import { catalogue } from "../../../shared/language/catalogue.ts";
import { plural } from "../../../shared/language/format.ts";

export const t = catalogue("features/documents/tree", {
  tree: "Folder tree",
  files: (count: number) => plural(count, { one: "# file", other: "# files" }),
});
