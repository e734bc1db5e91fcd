import type { SignedIn } from "../../context/caller.ts";
import type { Has } from "../../platform/app.ts";
import type { Sql } from "../../platform/database/database.ts";
import { AppError } from "../../platform/errors.ts";
import { recordEvent } from "../audit/audit.service.ts";
import { sendAccountMail } from "./account-mails.jobs.ts";
import { findTokenAddress, takeTokens } from "./account-mails.repo.ts";
import { planMail } from "./account-mails.service.ts";
import { findUser, markVerified } from "./accounts.repo.ts";
import { getUser } from "./accounts.service.ts";
import { confirmEmailChange } from "./profile/email-change.service.ts";
import { hashSessionKey } from "./sessions/session-keys.rules.ts";
import { accountSubject } from "./throttle/throttle.rules.ts";
import { countHourly } from "./throttle/throttle.service.ts";

const perHour = 5;

/**
 * Confirms the user's address with a mailed token. It requires a session of that account: the owner of an address must
 * not confirm by a click an account that somebody else created with it.
 * A token for a new address changes the user's address to it.
 * @throws AppError email_verification.invalid, account.email_taken
 */
export async function verifyEmail(
  app: Has<"db" | "config" | "jobs">,
  user: SignedIn,
  token: string,
): Promise<void> {
  const tokenHash = hashSessionKey(token);
  if (await confirmEmailChange(app, user, tokenHash)) return;
  const { email, email_verified: known } = await getUser(app, user);
  const address = await findTokenAddress(app.db, "email_verification", tokenHash);
  // A second click on the same link, whose token is used by then, succeeds.
  if (address === undefined && known) return;
  if (address !== email) throw new AppError("email_verification.invalid");
  await app.db.$transaction(async (tx) => {
    await takeTokens(tx, "email_verification", { tokenHash, email });
    await confirmAddress(tx, user, email);
  });
}

/** Confirms the user's address after a mailed token has proven it; nothing when it was confirmed before, or is another. */
export async function confirmAddress(tx: Sql, user: SignedIn, email: string): Promise<void> {
  const verified = await markVerified(tx, user.pk, email);
  if (verified) await recordEvent(tx, { action: "account.verified", by: user });
}

/**
 * Returns the address of a user, which has been confirmed.
 * @throws AppError account.email_unconfirmed
 */
export async function requireConfirmedEmail(app: Has<"db">, pk: number): Promise<string> {
  const user = await findUser(app.db, pk);
  if (!user?.email_verified) throw new AppError("account.email_unconfirmed");
  return user.email;
}

/**
 * Mails the link again. Returns whether there was an address to confirm.
 * @throws AppError mail.unavailable, request.too_many
 */
export async function resendVerification(
  app: Has<"db" | "config" | "jobs">,
  user: SignedIn,
): Promise<boolean> {
  const { email, email_verified: known } = await getUser(app, user);
  if (known) return false;
  if (!app.config.mail) {
    const message = "This server cannot send email, so there is nothing to confirm.";
    throw new AppError("mail.unavailable", { message });
  }
  const message = "Too many email requests.";
  await countHourly(app, accountSubject("mail", email), { limit: perHour, message });
  const mailId = await planMail(app.db, { kind: "email_verification", email });
  await app.jobs.enqueue(sendAccountMail, { mailId });
  return true;
}
