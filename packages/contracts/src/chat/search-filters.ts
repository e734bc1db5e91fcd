import { z } from "zod";
import { id } from "../fields.ts";

const ids = z
  .array(id)
  .min(1, "Choose at least one folder.")
  .max(500, "Choose at most 500 folders.");
const documentIds = z
  .array(id)
  .min(1, "Choose at least one document.")
  .max(100, "Choose at most 100 documents.");

/** What one condition lets a search read: the folders with everything below them, and the documents. */
export type SearchGroup = {
  readonly folders: readonly string[];
  readonly documents: readonly string[];
};

const splitList = z.string().transform((list) => list.split(",").filter(Boolean));

/**
 * What an address narrows a search to: ids of folders and of documents, separated by commas; without any, all folders of
 * the caller are searched.
 */
export const scopeQuery = {
  folders: splitList.pipe(z.array(id).max(500, "Choose at most 500 folders.")).optional(),
  documents: splitList.pipe(z.array(id).max(100, "Choose at most 100 documents.")).optional(),
};

/** The folders and documents of an address as groups, as `groupsOf` gives them. */
export function groupsOfQuery({
  folders = [],
  documents = [],
}: {
  folders?: readonly string[] | undefined;
  documents?: readonly string[] | undefined;
}): SearchGroup[] {
  return folders.length + documents.length > 0 ? [{ folders, documents }] : [];
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

const anyOf = z
  .strictObject(
    { collection_ids: ids.optional(), document_ids: documentIds.optional() },
    refuseUnknown("choice", "collection_ids and document_ids"),
  )
  .refine((chosen) => chosen.collection_ids !== undefined || chosen.document_ids !== undefined, {
    error: "Name folders in collection_ids or documents in document_ids.",
  });

const groupsMax = 20;
const tooMany = `Join at most ${groupsMax} filters.`;

/**
 * What a search may read. Each condition on folders means the named ones and everything below them; `any_of` means what is
 * in one of its folders, or one of its documents, an older version too. Several conditions hold together, as do the
 * members of `$and`.
 */
export const searchFilters = z.strictObject(
  {
    collection_ids: condition.optional(),
    any_of: anyOf.optional(),
    get $and() {
      return z
        .array(searchFilters)
        .min(1, "Join at least one filter.")
        .max(groupsMax, tooMany)
        .optional();
    },
  },
  refuseUnknown("filter", "collection_ids, any_of and $and"),
);
export type SearchFilters = z.output<typeof searchFilters>;

/** `{ filters: {...} }`, or the filters themselves. Other settings beside `filters` are ignored. */
export const searchSettings = z.preprocess(
  (value) => (typeof value === "object" && value && "filters" in value ? value.filters : value),
  searchFilters
    .nullish()
    // Joined ones may join others: each of all of them is looked up.
    .refine((filters) => groupsOf(filters).length <= groupsMax, tooMany),
);

/** The filters as groups: a search may read what every group reaches. No group means no narrowing. */
export function groupsOf(filters: SearchFilters | null | undefined): SearchGroup[] {
  if (!filters) return [];
  const { collection_ids: named, any_of: chosen, $and: joined = [] } = filters;
  const folders = [named?.$overlap, named?.$in, named?.$eq].filter((group) => group !== undefined);
  return [
    ...folders.map((group) => ({ folders: group, documents: [] })),
    ...(chosen
      ? [{ folders: chosen.collection_ids ?? [], documents: chosen.document_ids ?? [] }]
      : []),
    ...joined.flatMap(groupsOf),
  ];
}
