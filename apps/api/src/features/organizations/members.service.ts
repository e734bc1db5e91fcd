import { errorTable } from "@footnote/contracts/errors";
import type { MemberEntry, Role } from "@footnote/contracts/organizations";
import type { Member, SignedIn } from "../../context/caller.ts";
import type { Has } from "../../platform/app.ts";
import type { Sql } from "../../platform/database/database.ts";
import { AppError } from "../../platform/errors.ts";
import { lockKeyHolder } from "../accounts/sessions/key-holder.service.ts";
import { type Actor, recordEvent } from "../audit/audit.service.ts";
import { deleteInvitationsBy } from "./invitations.repo.ts";
import {
  deleteMembership,
  findMembership,
  findMemberName,
  selectMembers,
  updateRole,
} from "./members.repo.ts";
import { refuseStepDown, type Standing, successorOf } from "./membership.rules.ts";
import { lockOrganizationRow } from "./organizations.repo.ts";

export function listMembers(
  app: Has<"db">,
  member: Pick<Member, "organizationId">,
): Promise<MemberEntry[]> {
  return selectMembers(app.db, member.organizationId);
}

/** Returns how to call a member; null for somebody who has left. */
export async function describeMember(
  app: Has<"db">,
  member: { organizationId: string; userPk: number },
): Promise<string | null> {
  return (await findMemberName(app.db, member)) ?? null;
}

export async function listAdmins(sql: Sql, organizationId: string): Promise<MemberEntry[]> {
  return (await selectMembers(sql, organizationId)).filter(({ role }) => role === "admin");
}

/** @throws AppError member.not_found, organization.last_admin, organization.admin_only, session.expired */
export async function changeRole(
  app: Has<"db">,
  admin: Member,
  change: { userPk: number; role: Role },
): Promise<MemberEntry> {
  const { organizationId } = admin;
  return app.db.$transaction(async (tx) => {
    const members = await lockMembersFor(tx, admin);
    requireStillAdmin(members, admin);
    return assignRole(tx, { organizationId, members, by: admin }, change);
  });
}

/**
 * Changes the role of a member. The members must be locked.
 * @throws AppError member.not_found, organization.last_admin
 */
export async function assignRole(
  tx: Sql,
  { organizationId, members, by }: { organizationId: string; members: MemberEntry[]; by: Actor },
  change: { userPk: number; role: Role },
): Promise<MemberEntry> {
  const found = members.find(({ user_pk }) => user_pk === change.userPk);
  if (!found) throw new AppError("member.not_found");
  if (found.role === "admin" && change.role !== "admin") {
    const own = "userPk" in by && by.userPk === change.userPk;
    requireMayStepDown(members, change.userPk, own ? theirs.own : theirs.another);
    await deleteInvitationsBy(tx, organizationId, change.userPk);
  }
  await updateRole(tx, organizationId, change);
  if (found.role !== change.role) {
    const detail = { before: found.role, after: change.role };
    const target = asTarget(found);
    await recordEvent(tx, { action: "member.role_changed", by, organizationId, target, detail });
  }
  return { ...found, role: change.role };
}

/** @throws AppError member.not_found, organization.last_admin, organization.admin_only, session.expired */
export async function removeMember(app: Has<"db">, admin: Member, userPk: number): Promise<void> {
  await app.db.$transaction(async (tx) => {
    const members = await lockMembersFor(tx, admin);
    requireStillAdmin(members, admin);
    const found = members.find(({ user_pk }) => user_pk === userPk);
    if (!found) throw new AppError("member.not_found");
    await putOut(tx, members, { organizationId: admin.organizationId, userPk });
    await recordEvent(tx, { action: "member.removed", by: admin, target: asTarget(found) });
  });
}

/** @throws AppError organization.last_admin, session.expired */
export async function leaveOrganization(app: Has<"db">, member: Member): Promise<void> {
  await app.db.$transaction(async (tx) => {
    const members = await lockMembersFor(tx, member);
    if (!isAmong(members, member.userPk)) throw new AppError("organization.missing");
    await putOut(tx, members, member);
    await recordEvent(tx, { action: "member.left", by: member });
  });
}

/** Takes a member out who has handed over. The members must be locked. */
export async function removeLockedMember(
  tx: Sql,
  { organizationId, userPk }: { organizationId: string; userPk: number },
): Promise<void> {
  await deleteInvitationsBy(tx, organizationId, userPk);
  await deleteMembership(tx, organizationId, userPk);
}

/** Returns the organization of a user; null without one. */
export async function findOrganizationId(sql: Sql, userPk: number): Promise<string | null> {
  return (await findMembership(sql, userPk))?.organizationId ?? null;
}

/**
 * Locks the members until the transaction ends and returns them, the longest-standing first; none when the organization
 * was deleted. Must be first in the transaction, as `holdOrganization`.
 */
export async function lockMembers(tx: Sql, organizationId: string): Promise<MemberEntry[]> {
  const there = await lockOrganizationRow(tx, organizationId);
  return there ? selectMembers(tx, organizationId) : [];
}

/**
 * As `lockMembers`, and requires that the key of the member's request still opens the account: who is being logged out by the
 * recovery of the account (decision 64) changes nothing any more. Only a transaction that is not bound to an organization sees keys.
 * @throws AppError session.expired
 */
export async function lockMembersFor(
  tx: Sql,
  { organizationId, userPk, keyHash }: Member,
): Promise<MemberEntry[]> {
  const members = await lockMembers(tx, organizationId);
  if (keyHash !== null) await lockKeyHolder(tx, { pk: userPk, keyHash });
  return members;
}

/** Makes another member admin when this one is the last admin. The members must be locked. */
export async function handOver(
  tx: Sql,
  organizationId: string,
  { members, leaving }: { members: readonly MemberEntry[]; leaving: SignedIn },
): Promise<void> {
  const successor = successorOf(standings(members), leaving.pk);
  const found = members.find(({ user_pk }) => user_pk === successor);
  if (!found) return;
  await updateRole(tx, organizationId, { userPk: found.user_pk, role: "admin" });
  const detail = { before: found.role, after: "admin", reason: "last_admin_left" };
  await recordEvent(tx, {
    action: "member.role_changed",
    by: leaving,
    target: asTarget(found),
    detail,
  });
}

/** @throws AppError organization.admin_only when the role was taken away since it was proven */
export function requireStillAdmin(members: readonly MemberEntry[], admin: Member): void {
  const now = members.find(({ user_pk }) => user_pk === admin.userPk);
  if (!now) throw new AppError("organization.missing");
  if (now.role !== "admin") throw new AppError("organization.admin_only");
}

async function putOut(
  tx: Sql,
  members: readonly MemberEntry[],
  { organizationId, userPk }: { organizationId: string; userPk: number },
): Promise<void> {
  requireMayStepDown(members, userPk, theirs.own);
  await removeLockedMember(tx, { organizationId, userPk });
}

type Refusals = Record<NonNullable<ReturnType<typeof refuseStepDown>>, string>;

/** Returns the message for a change that would leave an organization without an admin. */
const theirs: Record<"own" | "another", Refusals> = {
  own: {
    last_admin: errorTable["organization.last_admin"][1],
    only_member: "You are the only member of your organization. Delete the organization instead.",
  },
  another: {
    last_admin: "This is the only admin of the organization. Make another member an admin first.",
    only_member: "This is the only member of the organization and must stay its admin.",
  },
};

function requireMayStepDown(
  members: readonly MemberEntry[],
  userPk: number,
  sentences: Refusals,
): void {
  const refusal = refuseStepDown(standings(members), userPk);
  if (refusal === null) return;
  throw new AppError("organization.last_admin", { message: sentences[refusal] });
}

function asTarget({ user_pk, email }: MemberEntry) {
  return { kind: "user" as const, id: String(user_pk), name: email };
}

function isAmong(members: readonly MemberEntry[], userPk: number): boolean {
  return members.some(({ user_pk }) => user_pk === userPk);
}

function standings(members: readonly MemberEntry[]): Standing[] {
  return members.map(({ user_pk, role }) => ({ userPk: user_pk, role }));
}
