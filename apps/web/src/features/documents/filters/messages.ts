import type { FileGroup } from "@footnote/contracts/file-group";
import { catalogue } from "../../../shared/language/catalogue.ts";
import { plural } from "../../../shared/language/format.ts";

export const t = catalogue("features/documents/filters", {
  filters: "Filters",
  type: "Type",
  anyType: "All types",
  groupOf: (group: FileGroup): string =>
    ({
      documents: "Documents",
      spreadsheets: "Spreadsheets",
      presentations: "Presentations",
      audio: "Audio and video",
      images: "Images",
      mail: "Mail",
      web: "Web",
      other: "Other",
    })[group],
  anyState: "Any state",
  anyTime: "Any time",
  lastDays: (days: number) => plural(days, { one: "Last # day", other: "Last # days" }),
  lastYear: "Last 12 months",
  clear: "Clear filters",
  noMatch: "No file matches.",
  noMatchWords: "Change or clear the filters above.",
});
