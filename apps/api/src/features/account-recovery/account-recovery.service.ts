import type { MembershipReview } from "@footnote/contracts/accounts/membership-review";
import type { SignedIn } from "../../context/caller.ts";
import type { Has } from "../../platform/app.ts";
import type { Sql } from "../../platform/database/database.ts";
import { AppError } from "../../platform/errors.ts";
import {
  deleteLeftovers,
  deleteLockedOrganization,
  type DeletionApp,
  deletionOptions,
  type Leftovers,
} from "../account-deletion/account-deletion.service.ts";
import { lockKeyHolder } from "../accounts/sessions/key-holder.service.ts";
import { recordEvent } from "../audit/audit.service.ts";
import { listConnections } from "../models/connections.service.ts";
import {
  handOver,
  listMembers,
  lockMembers,
  removeLockedMember,
} from "../organizations/members.service.ts";
import { findReview, settleReview } from "../organizations/membership-review.service.ts";
import { getOrganization } from "../organizations/organizations.service.ts";

/** Returns what the owner of a recovered account has to keep or leave; null for nothing. */
export async function describeReview(
  app: Has<"db" | "config">,
  user: SignedIn,
): Promise<MembershipReview | null> {
  const found = await findReview(app, user.pk);
  if (!found) return null;
  const { organizationId, since } = found;
  const members = await listMembers(app, { organizationId });
  const connections = await listConnections(app.db, organizationId);
  return {
    since: since.toISOString(),
    organization: await getOrganization(app, user),
    members: members.filter(({ user_pk }) => user_pk !== user.pk),
    model_connections: connections.map(({ label, baseUrl }) => ({ label, base_url: baseUrl })),
  };
}

/** @throws AppError organization.review_not_found, session.expired */
export async function keepMembership(app: Has<"db">, user: SignedIn): Promise<void> {
  const organizationId = await requireReview(app, user);
  await app.db.$transaction(async (tx) => {
    await lockMembers(tx, organizationId);
    // The account may be recovered again before the decision of who was logged out.
    await lockKeyHolder(tx, user);
    await settle(tx, user, organizationId);
    await recordEvent(tx, { action: "member.kept", by: user, organizationId });
  });
}

/**
 * Ends the membership. Another member becomes admin if the last one leaves; without other members the organization is
 * deleted with everything in it.
 * @throws AppError organization.review_not_found, session.expired
 */
export async function leaveMembership(app: DeletionApp, user: SignedIn): Promise<void> {
  const organizationId = await requireReview(app, user);
  const left = await app.db.$transaction(
    (tx) => leaveLocked(tx, user, organizationId),
    deletionOptions,
  );
  if (left) await deleteLeftovers(app, left);
}

async function leaveLocked(
  tx: Sql,
  user: SignedIn,
  organizationId: string,
): Promise<Leftovers | undefined> {
  const members = await lockMembers(tx, organizationId);
  await lockKeyHolder(tx, user);
  await settle(tx, user, organizationId);
  if (members.length === 1) return deleteLockedOrganization(tx, organizationId, user);
  await handOver(tx, organizationId, { members, leaving: user });
  await recordEvent(tx, { action: "member.left", by: user, organizationId });
  await removeLockedMember(tx, { organizationId, userPk: user.pk });
  return undefined;
}

async function requireReview(app: Has<"db">, user: SignedIn): Promise<string> {
  const found = await findReview(app, user.pk);
  if (!found) throw new AppError("organization.review_not_found");
  return found.organizationId;
}

/** A second decision at the same moment finds nothing to decide. */
async function settle(tx: Sql, { pk: userPk }: SignedIn, organizationId: string): Promise<void> {
  if (!(await settleReview(tx, { organizationId, userPk }))) {
    throw new AppError("organization.review_not_found");
  }
}
