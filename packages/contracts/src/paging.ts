import { z } from "zod";
import { searchedText } from "./fields.ts";

/** Orders of a listing: by name or by the moment of creation; a minus turns it round. */
export const listSort = z.enum(["name", "-name", "created_at", "-created_at"]);
export type ListSort = z.infer<typeof listSort>;

/**
 * What a listing may be asked for beyond its documented form. It stays a plain array; a page of it comes with these
 * headers: `X-Total-Count`, how many match in all, and `X-Next-Cursor` unless it is the last. `search` keeps the names
 * that contain it, without case.
 */
export const listingQuery = {
  limit: z.coerce.number().int().min(1).max(500).optional(),
  /** The `next_cursor` of the page before. */
  cursor: z.string().max(2000).optional(),
  sort: listSort.optional(),
  search: searchedText,
};
