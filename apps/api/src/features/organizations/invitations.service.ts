import { invitationOpenFor } from "@footnote/contracts/limits";
import type {
  DescribedInvitation,
  Invitation,
  Organization,
  Role,
} from "@footnote/contracts/organizations";
import type { Member, SignedIn } from "../../context/caller.ts";
import type { Has } from "../../platform/app.ts";
import type { Sql } from "../../platform/database/database.ts";
import { AppError } from "../../platform/errors.ts";
import { firstDueMs } from "../../platform/mail/outbox.ts";
import { getUser } from "../accounts/accounts.service.ts";
import { confirmAddress, requireConfirmedEmail } from "../accounts/email-verification.service.ts";
import { normalizeEmail } from "../accounts/sessions/session-keys.rules.ts";
import { lockKeyHolder } from "../accounts/sessions/key-holder.service.ts";
import { accountSubject } from "../accounts/throttle/throttle.rules.ts";
import { countHourly, countMailTo } from "../accounts/throttle/throttle.service.ts";
import { recordEvent } from "../audit/audit.service.ts";
import { sendInvitation } from "./invitation-mails.jobs.ts";
import {
  hashInvitationToken,
  invitationPath,
  makeInvitationToken,
} from "./invitation-tokens.rules.ts";
import {
  deleteInvitation,
  deleteLapsedInvitations,
  describeOpenInvitation,
  findOpenInvitation,
  insertInvitation,
  type OpenInvitation,
  selectOpenInvitations,
  takeInvitation,
} from "./invitations.repo.ts";
import { findMembership, insertMembership } from "./members.repo.ts";
import { lockMembersFor, requireStillAdmin } from "./members.service.ts";
import { getOrganization, lockOrganization, todayIn } from "./organizations.service.ts";
import { findOrganizationOf } from "./organizations.repo.ts";

/** Limits abuse; an office needs fewer invitations in an hour. */
const mailsPerHour = 100;

/**
 * Creates a link for one person, and mails one when there is an address and a mail server. Only the reply contains the
 * token. Who has not confirmed an address mails nobody: else anybody could have us mail strangers.
 * @throws AppError account.email_unconfirmed, request.too_many
 */
export async function createInvitation(
  app: Has<"db" | "jobs" | "config">,
  admin: Member,
  input: { role: Role; email: string | null },
): Promise<Invitation & { token: string; invite_url: string }> {
  const { organizationId, userPk } = admin;
  const { token, tokenHash } = makeInvitationToken();
  const now = new Date();
  const expiresAt = new Date(now.getTime() + invitationOpenFor);
  const to = app.config.mail && input.email;
  const mails = typeof to === "string";
  if (mails) {
    const from = await requireConfirmedEmail(app, userPk);
    await countMail(app, { organizationId, from, to });
  }
  const mailDueAt = mails ? new Date(now.getTime() + firstDueMs) : null;
  const invitation = await app.db.$transaction(async (tx) => {
    // An admin who is being demoted, removed or logged out by the recovery of the account must not leave an invitation behind.
    requireStillAdmin(await lockMembersFor(tx, admin), admin);
    await deleteLapsedInvitations(tx, organizationId, now);
    const created = {
      ...input,
      organizationId,
      tokenHash,
      createdBy: userPk,
      expiresAt,
      mailDueAt,
    };
    const invitation = await insertInvitation(tx, created);
    const target = { kind: "invitation" as const, id: invitation.id, name: invitation.email };
    const detail = { role: invitation.role };
    await recordEvent(tx, { action: "invitation.created", by: admin, target, detail });
    return invitation;
  });
  if (mails) await app.jobs.enqueue(sendInvitation, { mailId: invitation.id });
  return { ...invitation, token, invite_url: invitationPath(token) };
}

/** Counted for the sender's address too, who may make one organization or account after the other, and for the recipient. */
async function countMail(
  app: Has<"db">,
  { organizationId, from, to }: { organizationId: string; from: string; to: string },
): Promise<void> {
  const limit = mailsPerHour;
  const message = "Your organization has sent too many invitations in the last hour.";
  await countHourly(app, `invite:${organizationId}`, { limit, message });
  const own = { limit, message: "You have sent too many invitations in the last hour." };
  await countHourly(app, accountSubject("invite", from), own);
  await countMailTo(app, normalizeEmail(to));
}

export function listInvitations(app: Has<"db">, admin: Member): Promise<Invitation[]> {
  return selectOpenInvitations(app.db, admin.organizationId, new Date());
}

/** @throws AppError invitation.not_found */
export async function revokeInvitation(app: Has<"db">, admin: Member, id: string): Promise<void> {
  await app.db.$transaction(async (tx) => {
    const withdrawn = await deleteInvitation(tx, admin.organizationId, id);
    if (!withdrawn) throw new AppError("invitation.not_found");
    const target = { kind: "invitation" as const, id, name: withdrawn.email };
    await recordEvent(tx, { action: "invitation.withdrawn", by: admin, target });
  });
}

/**
 * Whether a token is that of an open invitation that an account with this address can accept.
 * @throws AppError invitation.other_address
 */
export async function isInvitation(
  app: Has<"db">,
  { token, email }: { token: string; email: string },
): Promise<boolean> {
  const found = await findOpenInvitation(app.db, hashInvitationToken(token), new Date());
  if (found) requireSameAddress(found, email);
  return found !== undefined;
}

/** @throws AppError invitation.not_found */
export async function describeInvitation(
  app: Has<"db">,
  token: string,
): Promise<DescribedInvitation> {
  const found = await describeOpenInvitation(app.db, hashInvitationToken(token), new Date());
  if (!found) throw new AppError("invitation.not_found");
  return found;
}

/**
 * Makes the user a member of the invitation's organization, and marks the invitation as used. It stays open when this is
 * refused. An invitation with an address is for an account with that address, which must be confirmed where it can be; the
 * token of the mail confirms it as the link of a confirmation does.
 * @throws AppError organization.already_member, invitation.not_found, invitation.other_address,
 * account.email_unconfirmed, license.inactive, license.no_seat
 */
export async function acceptInvitation(
  app: Has<"db" | "config">,
  user: SignedIn,
  token: string,
): Promise<Organization> {
  if (await findMembership(app.db, user.pk)) throw new AppError("organization.already_member");
  const joining = { user, tokenHash: hashInvitationToken(token) };
  const person = await getUser(app, user);
  const found = await findOpenInvitation(app.db, joining.tokenHash, new Date());
  if (found) requireAddressee(found, person, app.config);
  await app.db.$transaction(async (tx) => {
    const role = await join(tx, joining, todayIn(app));
    if (found?.wasMailed && found.email !== null) await confirmAddress(tx, user, person.email);
    await recordEvent(tx, { action: "member.joined", by: user, detail: { role } });
  });
  return getOrganization(app, user);
}

/** @throws AppError invitation.other_address */
function requireSameAddress({ email }: OpenInvitation, address: string): void {
  if (email === null || normalizeEmail(email) === normalizeEmail(address)) return;
  const message = `This invitation is for ${email}. Log in or sign up with that address, or ask for an invitation to yours.`;
  throw new AppError("invitation.other_address", { message });
}

/** @throws AppError invitation.other_address, account.email_unconfirmed */
function requireAddressee(
  invitation: OpenInvitation,
  person: { email: string; email_verified: boolean },
  { mail }: Has<"config">["config"],
): void {
  requireSameAddress(invitation, person.email);
  if (invitation.email === null || invitation.wasMailed) return;
  // Without a mail server nobody can confirm an address.
  if (person.email_verified || mail === undefined) return;
  const message =
    "Confirm your email address first, or open the link in the email with the invitation.";
  throw new AppError("account.email_unconfirmed", { message });
}

async function join(
  tx: Sql,
  { user, tokenHash }: { user: SignedIn; tokenHash: string },
  at: { now: Date; sold: boolean },
): Promise<Role> {
  const { now } = at;
  const organizationId = (await findOpenInvitation(tx, tokenHash, now))?.organizationId;
  if (organizationId === undefined) throw new AppError("invitation.not_found");
  const userPk = user.pk;
  await lockOrganization(tx, organizationId);
  await lockKeyHolder(tx, user);
  const role = await takeInvitation(tx, tokenHash, now);
  if (role === undefined) throw new AppError("invitation.not_found");
  const joined = await insertMembership(tx, { userPk, organizationId, role });
  if (!joined) throw new AppError("organization.already_member");
  // The lock makes the count exact: nobody else joins before this transaction ends.
  const license = (await findOrganizationOf(tx, userPk, at))?.license;
  if (!license?.is_active) {
    const message = "The license of this organization is not active, so nobody can join it.";
    throw new AppError("license.inactive", { message });
  }
  const { current_users, max_users } = license;
  if (current_users > max_users) {
    const detail = { limit: max_users, used: current_users - 1 };
    throw new AppError("license.no_seat", { detail });
  }
  return role;
}
