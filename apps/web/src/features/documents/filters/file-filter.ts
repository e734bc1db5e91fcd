import { listedStates } from "@footnote/contracts/documents";
import { type FileGroup, fileGroups } from "@footnote/contracts/file-group";

/** How long ago files were added at most, in days. */
export const periods = { "7d": 7, "30d": 30, "1y": 365 } as const;
type Period = keyof typeof periods;

/** What the listed files have in common; "" does not narrow. */
export type FileFilter = {
  type: FileGroup | "";
  state: (typeof listedStates)[number] | "";
  added: Period | "";
};

export const noFilter: FileFilter = { type: "", state: "", added: "" };

export function isActive({ type, state, added }: FileFilter): boolean {
  return type !== "" || state !== "" || added !== "";
}

/** Parses the filter in the address; what it does not know does not narrow. */
export function parseFilter(texts: Readonly<Record<keyof FileFilter, string | null>>): FileFilter {
  return {
    type: fileGroups.find((group) => group === texts.type) ?? "",
    state: listedStates.find((state) => state === texts.state) ?? "",
    added: (Object.keys(periods) as Period[]).find((period) => period === texts.added) ?? "",
  };
}

/** The filter as the server is asked for it. Days count from midnight, so that the query stays the same for a day. */
export function buildFilterQuery({ type, state, added }: FileFilter, now = new Date()) {
  return {
    ...(type !== "" && { type }),
    ...(state !== "" && { state }),
    ...(added !== "" && { created_after: findMidnight(now, periods[added]).toISOString() }),
  };
}

function findMidnight(now: Date, daysAgo: number): Date {
  return new Date(now.getFullYear(), now.getMonth(), now.getDate() - daysAgo);
}
