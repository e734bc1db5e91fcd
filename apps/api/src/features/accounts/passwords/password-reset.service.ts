import type { AnonymousUser } from "../../../context/caller.ts";
import type { Has } from "../../../platform/app.ts";
import type { Sql } from "../../../platform/database/database.ts";
import { AppError } from "../../../platform/errors.ts";
import { recordEvent } from "../../audit/audit.service.ts";
import { sendAccountMail } from "../account-mails.jobs.ts";
import {
  addToken,
  deleteEmailChanges,
  findResetToken,
  settle,
  takeTokens,
} from "../account-mails.repo.ts";
import { planMail } from "../account-mails.service.ts";
import { findCredentials, resetPasswordOf } from "../accounts.repo.ts";
import { deleteApiKeysOf } from "../api-keys/api-keys.repo.ts";
import { recoverAccount, type RecoveryHooks, lockAccount } from "../recovery/recovery.service.ts";
import { hashNewPassword } from "./passwords.service.ts";
import { hashSessionKey, makeSessionKey, normalizeEmail } from "../sessions/session-keys.rules.ts";
import { deleteSessionsOf } from "../sessions/sessions.repo.ts";
import { accountSubject, addressSubject } from "../throttle/throttle.rules.ts";
import { countHourly, forgetFailures } from "../throttle/throttle.service.ts";

const perHour = { address: 30, account: 5 };

/**
 * Enqueues a mail with a link to choose a new password. Does the same for an address without an account: the worker
 * looks that up.
 * @throws AppError mail.unavailable, request.too_many
 */
export async function requestPasswordReset(
  app: Has<"db" | "config" | "jobs">,
  typed: string,
  anonymousUser: AnonymousUser,
): Promise<void> {
  if (!app.config.mail) throw new AppError("mail.unavailable");
  const email = normalizeEmail(typed);
  const message = "Too many password reset requests.";
  await countHourly(app, addressSubject("mail", anonymousUser.address), {
    limit: perHour.address,
    message,
  });
  await countHourly(app, accountSubject("mail", email), { limit: perHour.account, message });
  const mailId = await planMail(app.db, { kind: "password_reset", email });
  await app.jobs.enqueue(sendAccountMail, { mailId });
}

/**
 * Creates a link for an operator to pass on, where no mail server is set up. It proves no mailbox, so it does not confirm
 * the address.
 * @throws AppError account.not_found
 */
export async function makeResetLink(app: Has<"db" | "config">, typed: string): Promise<string> {
  const email = normalizeEmail(typed);
  if (!(await findCredentials(app.db, email))) throw new AppError("account.not_found");
  const { key: token, keyHash } = makeSessionKey();
  const id = await planMail(app.db, { kind: "password_reset", email, detail: { by: "operator" } });
  await addToken(app.db, id, keyHash);
  await settle(app.db, id, "sent");
  return new URL(`/reset-password#${token}`, app.config.publicUrl).href;
}

type Confirmation = {
  token: string;
  password: string;
  anonymousUser: AnonymousUser;
  hooks: RecoveryHooks;
};

/**
 * Sets a new password with a mailed token, once. The owner of the mailbox owns the account: every session and API key
 * ends, since they may be somebody else's, and the address counts as confirmed. If it never was before, the account is
 * recovered.
 * @throws AppError password_reset.invalid, account.password_common
 */
export async function confirmPasswordReset(
  app: Has<"db" | "config" | "jobs">,
  { token, password, anonymousUser: from, hooks }: Confirmation,
): Promise<void> {
  const tokenHash = hashSessionKey(token);
  const found = await findResetToken(app.db, tokenHash);
  if (!found) throw new AppError("password_reset.invalid");
  const { email, wasMailed: confirms } = found;
  const owner = await findCredentials(app.db, email);
  if (!owner) throw new AppError("password_reset.invalid");
  const passwordHash = await hashNewPassword(password, owner);
  const mailId = await app.db.$transaction(async (tx) => {
    const account = await lockAccount(tx, email, hooks);
    const taken = await takeTokens(tx, "password_reset", { tokenHash, email });
    if (!account || !taken) throw new AppError("password_reset.invalid");
    const { pk, verified } = account;
    if (confirms && !verified)
      await recoverAccount(tx, { pk, from }, { hooks, by: "password_reset" });
    await resetPasswordOf(tx, pk, { passwordHash, confirms });
    await endEverything(tx, { pk, email });
    await recordEvent(tx, { action: "password.reset", by: { pk, from } });
    return app.config.mail && planMail(tx, { kind: "password_changed", email });
  });
  if (mailId) await app.jobs.enqueue(sendAccountMail, { mailId });
}

async function endEverything(tx: Sql, { pk, email }: { pk: number; email: string }): Promise<void> {
  await deleteSessionsOf(tx, pk);
  await deleteApiKeysOf(tx, pk);
  await deleteEmailChanges(tx, pk);
  await forgetFailures(tx, email);
}
