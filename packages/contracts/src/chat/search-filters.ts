import { z } from "zod";
import { id } from "../fields.ts";

const ids = z
  .array(id)
  .min(1, "Choose at least one folder.")
  .max(500, "Choose at most 500 folders.");

/** Ids of folders in an address, separated by commas; without them all folders of the caller are searched. */
export const folderList = z
  .string()
  .transform((list) => list.split(",").filter(Boolean))
  .pipe(z.array(id).max(500, "Choose at most 500 folders."))
  .optional();

/** The folders of an address as groups, as `foldersOf` gives them. */
export function foldersOfList(list: readonly string[] | undefined): string[][] {
  return list && list.length > 0 ? [[...list]] : [];
}

/** Keys that nobody knows fail: a filter that is passed over would make the search wider than was asked. */
function refuseUnknown(what: string, allowed: string) {
  return {
    error: (issue: { code?: string | undefined; keys?: PropertyKey[] }) =>
      issue.code === "unrecognized_keys"
        ? `Unknown ${what} ${issue.keys?.map(String).join(", ")}. Allowed are ${allowed}.`
        : undefined,
  };
}

const condition = z
  .strictObject(
    {
      $overlap: ids.optional(),
      $in: ids.optional(),
      $eq: z.union([id.transform((one) => [one]), ids]).optional(),
    },
    refuseUnknown("filter operator", "$overlap, $in and $eq, and $and around filters"),
  )
  // Without one it would narrow nothing, which is never what somebody meant who wrote it down.
  .refine((operators) => Object.values(operators).some((group) => group !== undefined), {
    error: "Name the folders with $overlap, $in or $eq.",
  });

/**
 * Which folders a search may read. Each condition means the named folders and everything below them; several
 * conditions hold together, as do the members of `$and`.
 */
export const searchFilters = z.strictObject(
  {
    collection_ids: condition.optional(),
    get $and() {
      return z
        .array(searchFilters)
        .min(1, "Join at least one filter.")
        .max(20, "Join at most 20 filters.")
        .optional();
    },
  },
  refuseUnknown("filter", "collection_ids and $and"),
);
export type SearchFilters = z.output<typeof searchFilters>;

/** `{ filters: {...} }`, or the filters themselves. Other settings beside `filters` are ignored. */
export const searchSettings = z.preprocess(
  (value) => (typeof value === "object" && value && "filters" in value ? value.filters : value),
  searchFilters.nullish(),
);

/** The filters as groups of folders: a search may read what every group reaches. No group means no narrowing. */
export function foldersOf(filters: SearchFilters | null | undefined): string[][] {
  if (!filters) return [];
  const { collection_ids: named, $and: joined = [] } = filters;
  const own = [named?.$overlap, named?.$in, named?.$eq].filter((group) => group !== undefined);
  return [...own, ...joined.flatMap(foldersOf)];
}
