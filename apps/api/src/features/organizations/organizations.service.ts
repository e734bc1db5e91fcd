import type { Organization, UserStatus } from "@footnote/contracts/organizations";
import type { Member, SignedIn } from "../../context/caller.ts";
import type { Has } from "../../platform/app.ts";
import type { Sql } from "../../platform/database/database.ts";
import { AppError } from "../../platform/errors.ts";
import { lockKeyHolder } from "../accounts/sessions/key-holder.service.ts";
import { forgetOrganization, recordEvent } from "../audit/audit.service.ts";
import { findPictureUrl } from "../pictures/pictures.service.ts";
import { normalizeDomain } from "./domains.rules.ts";
import { isSubscribed, licenseState } from "./license.rules.ts";
import { findMembership, insertMembership, type Membership } from "./members.repo.ts";
import {
  deleteOrganizationRow,
  findOrganizationName,
  findOrganizationOf,
  holdOrganizationRow,
  insertOrganization,
  lockOrganizationRow,
  type NewOrganization,
  updatePaidLicense,
} from "./organizations.repo.ts";

export { holdWithMonthlyLimit } from "./organizations.repo.ts";

/**
 * Creates the caller's organization with a licence; the caller becomes its admin.
 * @throws AppError organization.domain_invalid, organization.already_member, organization.domain_taken, session.expired
 */
export async function createOrganization(
  app: Has<"db" | "config">,
  user: SignedIn,
  input: NewOrganization,
): Promise<Organization> {
  const domain = normalizeDomain(input.domain);
  if (domain === undefined) throw new AppError("organization.domain_invalid");
  if (await findMembership(app.db, user.pk)) throw new AppError("organization.already_member");
  await app.db.$transaction(async (tx) => {
    // Who is being logged out by the recovery of the account must not make it the admin of an organization.
    await lockKeyHolder(tx, user);
    const terms = app.config.newLicense;
    const organizationId = await insertOrganization(tx, { ...input, domain }, terms);
    if (organizationId === undefined) throw new AppError("organization.domain_taken");
    const joined = await insertMembership(tx, { userPk: user.pk, organizationId, role: "admin" });
    if (!joined) throw new AppError("organization.already_member");
    const target = { kind: "organization" as const, id: organizationId, name: input.name };
    await recordEvent(tx, { action: "organization.created", by: user, target });
  });
  return getOrganization(app, user);
}

/** @throws AppError organization.not_found when the user has none */
export async function getOrganization(
  app: Has<"db" | "config">,
  user: Pick<SignedIn, "pk">,
): Promise<Organization> {
  const found = await findOrganizationOf(app.db, user.pk, todayIn(app));
  if (!found) throw new AppError("organization.not_found");
  return { ...found, picture: await findPictureUrl(app.db, { organizationId: found.id }) };
}

/** @throws AppError organization.missing when it was deleted since membership was proven */
export async function getOrganizationName(sql: Sql, organizationId: string): Promise<string> {
  const name = await findOrganizationName(sql, organizationId);
  if (name === undefined) throw new AppError("organization.missing");
  return name;
}

export async function getUserStatus(
  app: Has<"db" | "config">,
  user: SignedIn,
): Promise<UserStatus> {
  const membership = await findMembership(app.db, user.pk);
  const at = todayIn(app);
  return {
    has_organization: membership !== undefined,
    has_active_subscription: membership ? isSubscribed(membership, at) : !at.sold,
    ...(membership?.reviewSince && { needs_review: true as const }),
  };
}

/** Returns a user's membership and current access; undefined without an organization. */
export async function findAccess(
  app: Has<"db" | "config">,
  user: Pick<SignedIn, "pk">,
): Promise<(Membership & Pick<Member, "license" | "subscribed">) | undefined> {
  const membership = await findMembership(app.db, user.pk);
  if (!membership) return undefined;
  const at = todayIn(app);
  const license = licenseState(membership, at);
  return { ...membership, license, subscribed: isSubscribed(membership, at) };
}

/**
 * Creates the proof of membership; besides `findMember` no function does. While the owner of a recovered account has not
 * decided about the membership, there is none.
 * @throws AppError organization.missing, organization.review_needed
 */
export async function requireMember(app: Has<"db" | "config">, user: SignedIn): Promise<Member> {
  const access = await findAccess(app, user);
  if (!access) throw new AppError("organization.missing");
  if (access.reviewSince) throw new AppError("organization.review_needed");
  const { userPk, email, organizationId, role, license, subscribed } = access;
  return {
    userPk,
    email,
    from: user.from,
    scopes: user.scopes,
    keyHash: user.keyHash,
    organizationId,
    role,
    license,
    subscribed,
  } as Member;
}

/**
 * Finds a member in whose name work is done without a request, with the same proof; undefined without an organization, or
 * under review.
 * @param options.underReview for work that ends what was accepted before the review
 */
export async function findMember(
  app: Has<"db" | "config">,
  userPk: number,
  { underReview = false }: { underReview?: boolean } = {},
): Promise<Member | undefined> {
  const access = await findAccess(app, { pk: userPk });
  if (!access || (access.reviewSince && !underReview)) return undefined;
  return {
    ...access,
    scopes: "all",
    keyHash: null,
    from: { address: "", requestId: "" },
  } as object as Member;
}

/**
 * Updates the licence to the paid access, unless an operator has set it. The organization must be locked.
 * @param paid.seats undefined leaves them as they are
 */
export async function applyPaidAccess(
  tx: Sql,
  organizationId: string,
  paid: { isActive: boolean; expiresAt: Date | null; seats: number | undefined },
): Promise<void> {
  await updatePaidLicense(tx, organizationId, paid);
}

/** Returns the time and whether payments are on, which the state of a licence depends on. */
export function todayIn(app: Has<"config">): { now: Date; sold: boolean } {
  return { now: new Date(), sold: app.config.payments !== undefined };
}

/**
 * Prevents the deletion of an organization while the transaction adds to it. Must be first in the transaction: a deletion
 * locks the organization first and its contents after it, so the other order could deadlock.
 * @throws AppError organization.missing when it was deleted since membership was proven
 */
export async function holdOrganization(tx: Sql, organizationId: string): Promise<void> {
  if (!(await holdOrganizationRow(tx, organizationId))) throw new AppError("organization.missing");
}

/**
 * As `holdOrganization`, and requires that the key of the member's request still opens the account: else a request that
 * waited for the recovery of the account (decision 64) would leave something behind that acts in its name. Only a
 * transaction that is not bound to an organization sees keys.
 * @throws AppError organization.missing, session.expired
 */
export async function holdForMember(
  tx: Sql,
  { organizationId, userPk, keyHash }: Member,
): Promise<void> {
  await holdOrganization(tx, organizationId);
  if (keyHash !== null) await lockKeyHolder(tx, { pk: userPk, keyHash });
}

/**
 * Locks an organization exclusively, for decisions about its members and limits. Must be first in the transaction, as
 * `holdOrganization`.
 * @throws AppError organization.missing when it was deleted since membership was proven
 */
export async function lockOrganization(tx: Sql, organizationId: string): Promise<void> {
  if (!(await lockOrganizationRow(tx, organizationId))) throw new AppError("organization.missing");
}

/** Deletes a locked organization. Documents must have been deleted before, since their bytes are stored elsewhere. */
export async function removeOrganization(tx: Sql, organizationId: string): Promise<void> {
  await forgetOrganization(tx, organizationId);
  await deleteOrganizationRow(tx, organizationId);
}
