import { z } from "zod";
import { searchedText } from "./fields.ts";

/** Orders of a listing: by name or by the moment of creation; a minus turns it round. */
const listSorts = ["name", "-name", "created_at", "-created_at"] as const;
export const listSort = z.enum(listSorts);
export type ListSort = z.infer<typeof listSort>;

/** Orders of a listing of files: also by size, and by state: first what failed, then what is being read. */
export const fileSorts = [...listSorts, "size", "-size", "state", "-state"] as const;
export const fileSort = z.enum(fileSorts);
export type FileSort = z.infer<typeof fileSort>;

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
