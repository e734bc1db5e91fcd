import type { KeyHolder } from "../../../context/caller.ts";
import type { Sql } from "../../../platform/database/database.ts";
import { AppError } from "../../../platform/errors.ts";
import { lockUserRow } from "../accounts.repo.ts";
import { findLiveApiKey } from "../api-keys/api-keys.repo.ts";
import { findLiveSession } from "./sessions.repo.ts";

/**
 * Locks a user until the transaction ends, and requires that the key of the request still opens the account: what a request
 * leaves behind that waited for a reset of the password would outlive the reset. Organizations are locked before users.
 * @throws AppError session.expired
 */
export async function lockKeyHolder(
  tx: Sql,
  { pk, keyHash }: Pick<KeyHolder, "pk" | "keyHash">,
): Promise<void> {
  await lockUserRow(tx, pk);
  const now = new Date();
  const found =
    (await findLiveSession(tx, keyHash, now)) ?? (await findLiveApiKey(tx, keyHash, now));
  if (!found) throw new AppError("session.expired");
}
