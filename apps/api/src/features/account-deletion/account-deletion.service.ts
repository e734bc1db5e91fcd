import type { Member, SignedIn } from "../../context/caller.ts";
import type { Has } from "../../platform/app.ts";
import type { Sql } from "../../platform/database/database.ts";
import { AppError } from "../../platform/errors.ts";
import { lockUser, removeUser } from "../accounts/accounts.service.ts";
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
  requireStillAdmin,
} from "../organizations/members.service.ts";
import { removeOrganization } from "../organizations/organizations.service.ts";
import {
  finishForgetting,
  type ForgottenRecording,
  forgetRecordings,
} from "../speech/recordings.service.ts";

type DepartureApp = Has<"db" | "jobs" | "notifications">;

/** What is stored beside the database, to be deleted after the commit; and whose subscription is to be ended. */
type Leftovers = {
  documents?: ClearedDocuments | undefined;
  recordings: readonly ForgottenRecording[];
  customerId?: string | undefined;
};

/** An organization may hold a million passages, all of which go in one transaction. */
const transactionOptions = { timeout: 15 * 60_000 };

/**
 * Deletes the member's organization with every row, passage and blob of it. Its members stay users.
 * @throws AppError organization.not_found for another one, organization.admin_only
 */
export async function deleteOrganization(
  app: DepartureApp,
  admin: Member,
  organizationId: string,
): Promise<void> {
  if (organizationId !== admin.organizationId) throw new AppError("organization.not_found");
  const cleared = await app.db.$transaction(async (tx) => {
    requireStillAdmin(await lockMembers(tx, organizationId), admin);
    return dissolve(tx, organizationId, admin);
  }, transactionOptions);
  await finish(app, cleared);
}

/**
 * Deletes the caller's account with the sessions and conversations. What the organization has stays with it: the
 * longest-standing member becomes admin when the last one goes, and with the only member it goes itself.
 * @throws AppError account.not_found for anybody else's account
 */
export async function deleteAccount(
  app: DepartureApp,
  user: SignedIn,
  userPk: number,
): Promise<void> {
  if (userPk !== user.pk) throw new AppError("account.not_found");
  for (;;) {
    const organizationId = await findOrganizationId(app.db, userPk);
    const gone = await app.db.$transaction(
      (tx) => depart(tx, user, organizationId),
      transactionOptions,
    );
    if (gone === "moved") continue;
    await finish(app, gone);
    return;
  }
}

/**
 * Takes a user out of an organization and deletes the account. The organization is locked before the user, as
 * everywhere; a user who has changed organizations by then is left for another try.
 */
async function depart(
  tx: Sql,
  user: SignedIn,
  organizationId: string | null,
): Promise<Leftovers | "moved"> {
  const { pk: userPk } = user;
  const members = organizationId === null ? [] : await lockMembers(tx, organizationId);
  await lockUser(tx, userPk);
  if ((await findOrganizationId(tx, userPk)) !== organizationId) return "moved";
  const last = organizationId !== null && members.length === 1;
  if (organizationId !== null && !last)
    await handOver(tx, organizationId, { members, leaving: user });
  const own = await forgetRecordings(tx, { userPk });
  const left = last ? await dissolve(tx, organizationId, user) : undefined;
  await recordEvent(tx, { action: "account.deleted", by: user });
  await forgetPerson(tx, userPk);
  await removeUser(tx, userPk);
  return { ...left, recordings: [...own, ...(left?.recordings ?? [])] };
}

/**
 * Deletes a locked organization and everything in it but the bytes and the subscription, which go after the commit. Its
 * own trail goes with it; that it was deleted is kept with those of accounts.
 */
async function dissolve(
  tx: Sql,
  organizationId: string,
  by: Member | SignedIn,
): Promise<Leftovers> {
  const documents = await clearDocuments(tx, organizationId);
  const recordings = await forgetRecordings(tx, { organizationId });
  const customerId = await recordDeletedCustomer(tx, organizationId);
  await removeOrganization(tx, organizationId);
  const target = { kind: "organization" as const, id: organizationId, name: null };
  await recordEvent(tx, { action: "organization.deleted", by, organizationId: null, target });
  return { documents, recordings, customerId };
}

async function finish(app: DepartureApp, left: Leftovers): Promise<void> {
  if (left.customerId !== undefined) await enqueueSubscriptionEnd(app, left.customerId);
  if (left.documents) await finishClearing(app, left.documents);
  await finishForgetting(app, left.recordings);
}
