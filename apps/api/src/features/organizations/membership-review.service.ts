import type { Has } from "../../platform/app.ts";
import type { Sql } from "../../platform/database/database.ts";
import { deleteInvitationsBy } from "./invitations.repo.ts";
import { endReview, findMembership, startReview } from "./members.repo.ts";

type Reviewed = { organizationId: string; userPk: number };

/** Lets the owner of a recovered account decide about its membership before anything is done with it. */
export async function requestReview(tx: Sql, membership: Reviewed): Promise<void> {
  await startReview(tx, membership);
}

/** Withdraws the invitations that the account has made. */
export async function withdrawInvitations(
  tx: Sql,
  { organizationId, userPk }: Reviewed,
): Promise<void> {
  await deleteInvitationsBy(tx, organizationId, userPk);
}

/** Returns the membership that a user has to decide about; undefined for none. */
export async function findReview(
  { db }: Has<"db">,
  userPk: number,
): Promise<{ organizationId: string; since: Date } | undefined> {
  const membership = await findMembership(db, userPk);
  if (!membership?.reviewSince) return undefined;
  return { organizationId: membership.organizationId, since: membership.reviewSince };
}

/** Ends a review, once; false when there is none. */
export function settleReview(tx: Sql, membership: Reviewed): Promise<boolean> {
  return endReview(tx, membership);
}
