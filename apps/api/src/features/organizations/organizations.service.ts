import type { Organization, UserStatus } from "@footnote/contracts/organizations";
import type { Member, SignedIn } from "../../http/caller.ts";
import type { Has } from "../../platform/app.ts";
import { AppError } from "../../platform/errors.ts";
import { normalizeDomain } from "./domains.rules.ts";
import {
  findMembership,
  findOrganizationOf,
  insertMembership,
  insertOrganization,
  type NewOrganization,
} from "./organizations.repo.ts";

/** Creates the caller's organization with a licence; the caller becomes its admin. */
export async function createOrganization(
  app: Has<"db" | "config">,
  user: SignedIn,
  input: NewOrganization,
): Promise<Organization> {
  const domain = normalizeDomain(input.domain);
  if (domain === undefined) throw new AppError("organization.domain_invalid");
  if (await findMembership(app.db, user.pk)) throw new AppError("organization.already_member");
  await app.db.$transaction(async (tx) => {
    const maxUsers = app.config.organizationSeats;
    const organizationId = await insertOrganization(tx, { ...input, domain, maxUsers });
    if (organizationId === undefined) throw new AppError("organization.domain_taken");
    const joined = await insertMembership(tx, { userPk: user.pk, organizationId, role: "admin" });
    if (!joined) throw new AppError("organization.already_member");
  });
  return getOrganization(app, user);
}

/** @throws AppError organization.not_found when the user has none */
export async function getOrganization(app: Has<"db">, user: SignedIn): Promise<Organization> {
  const found = await findOrganizationOf(app.db, user.pk);
  if (!found) throw new AppError("organization.not_found");
  return found;
}

export async function getUserStatus(app: Has<"db">, user: SignedIn): Promise<UserStatus> {
  const membership = await findMembership(app.db, user.pk);
  // Subscriptions are not sold by this server, so belonging to an organization is enough.
  return { has_organization: membership !== undefined, has_active_subscription: true };
}

/** The one place where proof of membership is made. */
export async function requireMember(app: Has<"db">, user: SignedIn): Promise<Member> {
  const membership = await findMembership(app.db, user.pk);
  if (!membership) throw new AppError("organization.missing");
  const { userPk, organizationId, role } = membership;
  return { userPk, organizationId, role } as Member;
}
