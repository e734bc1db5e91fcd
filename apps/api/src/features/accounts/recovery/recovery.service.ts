import type { AnonymousUser } from "../../../context/caller.ts";
import type { Sql } from "../../../platform/database/database.ts";
import { recordEvent } from "../../audit/audit.service.ts";
import { deleteEmailChanges } from "../account-mails.repo.ts";
import { findCredentials } from "../accounts.repo.ts";
import { deleteApiKeysOf } from "../api-keys/api-keys.repo.ts";
import { deleteSessionsOf } from "../sessions/sessions.repo.ts";
import { deleteIdentitiesOf, lockUserByEmail } from "../third-party/third-party.repo.ts";

/** What later features do when an account is recovered; the composition passes it. */
export type RecoveryHooks = {
  /** Locks the organization of the user, which is locked before the user everywhere. */
  lock(tx: Sql, userPk: number): Promise<void>;
  /** Ends what the account has made in its organization, and asks for a review of the membership. */
  end(tx: Sql, owner: Owner): Promise<void>;
};

type Owner = { readonly pk: number; readonly from: AnonymousUser };

/**
 * Locks the account of an address, after its organization, until the transaction ends. Must be first in the transaction.
 * Undefined without an account.
 */
export async function lockAccount(
  tx: Sql,
  email: string,
  hooks: RecoveryHooks,
): Promise<{ pk: number; verified: boolean } | undefined> {
  const found = await findCredentials(tx, email);
  if (found) await hooks.lock(tx, found.pk);
  return lockUserByEmail(tx, email);
}

/**
 * Gives an account whose address was never confirmed to the owner of the address. Somebody else may have registered it:
 * what opens it or acts in its name ends. The account must be locked.
 */
export async function recoverAccount(
  tx: Sql,
  owner: Owner,
  { hooks, by }: { hooks: RecoveryHooks; by: "password_reset" | "provider" },
): Promise<void> {
  await hooks.end(tx, owner);
  await deleteSessionsOf(tx, owner.pk);
  await deleteApiKeysOf(tx, owner.pk);
  await deleteIdentitiesOf(tx, owner.pk);
  await deleteEmailChanges(tx, owner.pk);
  await recordEvent(tx, { action: "account.recovered", by: owner, detail: { by } });
}
