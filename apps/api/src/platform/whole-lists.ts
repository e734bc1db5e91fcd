import { openGroupedLimit } from "./process-limit.ts";

const withinLimit = openGroupedLimit({ atOnce: 8, perGroup: 4, perOwner: 1, waiting: 50 });

type Reader = { readonly userPk: number; readonly organizationId: string };

/**
 * Reads a list that is not paged, and is as long as what an organization has made: 20,000 entries take a second of the database and
 * a quarter of one here. Those of one member are read one after the other.
 * @throws AppError request.too_many when too many of the member's wait
 */
export function readWholeList<T>(
  { userPk, organizationId }: Reader,
  read: () => Promise<T>,
): Promise<T> {
  return withinLimit({ owner: `${userPk}`, group: organizationId }, read);
}
