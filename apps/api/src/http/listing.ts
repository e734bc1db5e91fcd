import type { FileSort } from "@footnote/contracts/paging";
import type { FastifyReply } from "fastify";
import type { Listing } from "../platform/database/listing.ts";

const pageLength = 100;

/** What a query asks of a listing; undefined when it asks for the documented form only. */
export function readListing(
  query: Omit<Listing, "sort"> & { sort?: FileSort | undefined },
  usual: FileSort,
): Listing | undefined {
  const { limit, cursor, sort, search } = query;
  if (limit === undefined && cursor === undefined && !sort && !search) return undefined;
  const length = limit ?? (cursor === undefined ? undefined : pageLength);
  return { sort: sort ?? usual, search, cursor, limit: length };
}

/** Sets the total and the cursor of the next page as headers, since the body is a plain array. */
export function setPageHeaders(
  reply: FastifyReply,
  { nextCursor, total }: { nextCursor: string | null; total: number },
): void {
  reply.header("x-total-count", total);
  if (nextCursor !== null) reply.header("x-next-cursor", nextCursor);
}
