import type { OperatorUser } from "@footnote/contracts/operator";
import type { Role } from "@footnote/contracts/organizations";
import { z } from "zod";
import type { Has } from "../../platform/app.ts";
import { cutPage, decodeCursor } from "../../platform/database/page-cursor.ts";
import { AppError } from "../../platform/errors.ts";
import { setOperator } from "../accounts/operators.service.ts";
import { makeResetLink } from "../accounts/passwords/password-reset.service.ts";
import { normalizeEmail } from "../accounts/sessions/session-keys.rules.ts";
import { type Actor, recordEvent } from "../audit/audit.service.ts";
import { assignRole, lockMembers } from "../organizations/members.service.ts";
import type { Page } from "./organizations.service.ts";
import { findUser, selectUsers } from "./users.repo.ts";

const pkCursor = z.tuple([z.int32().positive()]);

/** Lists one page of all users, the latest first. @throws AppError request.invalid for an unknown cursor */
export async function listUsers(
  app: Has<"db">,
  { search = "", limit, cursor }: Page,
): Promise<{ users: OperatorUser[]; next_cursor: string | null }> {
  const [before] = cursor === undefined ? [] : decodeCursor(cursor, pkCursor);
  const found = await selectUsers(app.db, { search, before, limit: limit + 1 });
  const { rows: users, nextCursor } = cutPage(found, limit, ({ pk }) => [pk]);
  return { users, next_cursor: nextCursor };
}

/** @throws AppError account.not_found */
export async function getUser(
  app: Has<"db">,
  named: { pk: number } | { email: string },
): Promise<OperatorUser> {
  const where = "email" in named ? { email: normalizeEmail(named.email) } : named;
  const found = await findUser(app.db, where);
  if (!found) throw new AppError("account.not_found");
  return found;
}

/**
 * Changes a user's role in the organization, or grants or withdraws the operator's role.
 * @throws AppError account.not_found, member.not_found without an organization, organization.last_admin
 */
export async function changeUser(
  app: Has<"db">,
  by: Actor,
  { pk, role, operates }: { pk: number; role?: Role | undefined; operates?: boolean | undefined },
): Promise<OperatorUser> {
  const user = await getUser(app, { pk });
  const organizationId = user.organization?.id;
  if (role !== undefined && organizationId === undefined) {
    const message = "This user has no organization, so there is no role to change.";
    throw new AppError("member.not_found", { message });
  }
  await app.db.$transaction(async (tx) => {
    if (role !== undefined && organizationId !== undefined) {
      const members = await lockMembers(tx, organizationId);
      await assignRole(tx, { organizationId, members, by }, { userPk: pk, role });
    }
    if (operates !== undefined && (await setOperator(tx, pk, operates))) {
      const target = { kind: "user" as const, id: String(pk), name: user.email };
      const detail = { is_operator: operates };
      const action = "account.operator_changed";
      await recordEvent(tx, { action, by, organizationId: organizationId ?? null, target, detail });
    }
  });
  return getUser(app, { pk });
}

/** Creates a link with which the user can choose a new password within an hour. @throws AppError account.not_found */
export async function offerPasswordReset(
  app: Has<"db" | "config">,
  by: Actor,
  pk: number,
): Promise<string> {
  const { email, organization } = await getUser(app, { pk });
  const link = await makeResetLink(app, email);
  const target = { kind: "user" as const, id: String(pk), name: email };
  const organizationId = organization?.id ?? null;
  await recordEvent(app.db, { action: "password.reset_offered", by, organizationId, target });
  return link;
}
