import { isSameName } from "@footnote/contracts/organizations";
import type { Member, SignedIn } from "../../context/caller.ts";
import type { Has } from "../../platform/app.ts";
import type { Sql } from "../../platform/database/database.ts";
import { AppError } from "../../platform/errors.ts";
import { removeUser } from "../accounts/accounts.service.ts";
import { lockKeyHolder } from "../accounts/sessions/key-holder.service.ts";
import { forgetPerson, recordEvent } from "../audit/audit.service.ts";
import {
  recordDeletedCustomer,
  enqueueSubscriptionEnd,
} from "../billing/subscription-end.service.ts";
import {
  type ClearedDocuments,
  clearDocuments,
  finishClearing,
} from "../documents/clearing.service.ts";
import {
  findOrganizationId,
  handOver,
  lockMembers,
  lockMembersFor,
  requireStillAdmin,
} from "../organizations/members.service.ts";
import { getOrganizationName, removeOrganization } from "../organizations/organizations.service.ts";
import {
  finishForgettingUploads,
  type ForgottenUpload,
  forgetUploads,
} from "../resumable-uploads/forgetting.service.ts";
import {
  finishForgetting,
  type ForgottenRecording,
  forgetRecordings,
} from "../speech/recordings.service.ts";

export type DeletionApp = Has<"db" | "jobs" | "notifications">;

/** Data outside the database to delete after the commit, and the customer whose subscription must end. */
export type Leftovers = {
  documents?: ClearedDocuments | undefined;
  recordings: readonly ForgottenRecording[];
  uploads: readonly ForgottenUpload[];
  customerId?: string | undefined;
};

/** One transaction may delete an organization's million chunks. */
export const deletionOptions = { timeout: 15 * 60_000 };

/** `confirmName` is what the admin typed as the organization's name, where the client asks for it. */
type OrganizationDeletion = { organizationId: string; confirmName: string | undefined };

/**
 * Deletes the member's organization with every row and blob. Its members remain users.
 * @throws AppError organization.not_found for another one, organization.admin_only, organization.name_mismatch,
 * session.expired
 */
export async function deleteOrganization(
  app: DeletionApp,
  admin: Member,
  { organizationId, confirmName }: OrganizationDeletion,
): Promise<void> {
  if (organizationId !== admin.organizationId) throw new AppError("organization.not_found");
  const left = await app.db.$transaction(async (tx) => {
    requireStillAdmin(await lockMembersFor(tx, admin), admin);
    if (confirmName !== undefined) await requireName(tx, { organizationId, confirmName });
    return deleteLockedOrganization(tx, organizationId, admin);
  }, deletionOptions);
  await deleteLeftovers(app, left);
}

async function requireName(
  tx: Sql,
  { organizationId, confirmName }: OrganizationDeletion & { confirmName: string },
): Promise<void> {
  const name = await getOrganizationName(tx, organizationId);
  if (!isSameName(confirmName, name)) throw new AppError("organization.name_mismatch");
}

/**
 * Deletes the caller's account with its sessions and conversations. Documents stay with the organization. When the last
 * admin leaves, the longest-standing member becomes admin; when the only member leaves, the organization is deleted.
 * @throws AppError account.not_found for anybody else's account, session.expired
 */
export async function deleteAccount(
  app: DeletionApp,
  user: SignedIn,
  userPk: number,
): Promise<void> {
  if (userPk !== user.pk) throw new AppError("account.not_found");
  for (;;) {
    const organizationId = await findOrganizationId(app.db, userPk);
    const left = await app.db.$transaction(
      (tx) => removeAccount(tx, user, organizationId),
      deletionOptions,
    );
    if (left === "moved") continue;
    await deleteLeftovers(app, left);
    return;
  }
}

/**
 * Removes a user from an organization and deletes the account. The organization is locked before the user, as
 * everywhere. Returns `moved`, for a retry, when the user has changed organizations meanwhile.
 */
async function removeAccount(
  tx: Sql,
  user: SignedIn,
  organizationId: string | null,
): Promise<Leftovers | "moved"> {
  const { pk: userPk } = user;
  const members = organizationId === null ? [] : await lockMembers(tx, organizationId);
  // Who is being logged out by the recovery of the account must not delete it for its owner.
  await lockKeyHolder(tx, user);
  if ((await findOrganizationId(tx, userPk)) !== organizationId) return "moved";
  const last = organizationId !== null && members.length === 1;
  if (organizationId !== null && !last)
    await handOver(tx, organizationId, { members, leaving: user });
  const own = await forgetRecordings(tx, { userPk });
  const ownUploads = await forgetUploads(tx, { userPk });
  const left = last ? await deleteLockedOrganization(tx, organizationId, user) : undefined;
  await recordEvent(tx, { action: "account.deleted", by: user });
  await forgetPerson(tx, userPk);
  await removeUser(tx, userPk);
  return {
    ...left,
    recordings: [...own, ...(left?.recordings ?? [])],
    uploads: [...ownUploads, ...(left?.uploads ?? [])],
  };
}

/**
 * Deletes a locked organization with all its rows and its audit log. The bytes and the subscription follow after the
 * commit. The event of the deletion belongs to no organization, so that it is kept.
 */
export async function deleteLockedOrganization(
  tx: Sql,
  organizationId: string,
  by: Member | SignedIn,
): Promise<Leftovers> {
  const documents = await clearDocuments(tx, organizationId);
  const recordings = await forgetRecordings(tx, { organizationId });
  const uploads = await forgetUploads(tx, { organizationId });
  const customerId = await recordDeletedCustomer(tx, organizationId);
  await removeOrganization(tx, organizationId);
  const target = { kind: "organization" as const, id: organizationId, name: null };
  await recordEvent(tx, { action: "organization.deleted", by, organizationId: null, target });
  return { documents, recordings, uploads, customerId };
}

/** Deletes what is outside the database, after the commit. */
export async function deleteLeftovers(app: DeletionApp, left: Leftovers): Promise<void> {
  if (left.customerId !== undefined) await enqueueSubscriptionEnd(app, left.customerId);
  if (left.documents) await finishClearing(app, left.documents);
  await finishForgetting(app, left.recordings);
  await finishForgettingUploads(app, left.uploads);
}
