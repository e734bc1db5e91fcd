import type { SignedIn } from "../../../context/caller.ts";
import type { Has } from "../../../platform/app.ts";
import { isDuplicate } from "../../../platform/database/database.ts";
import { AppError } from "../../../platform/errors.ts";
import { recordEvent } from "../../audit/audit.service.ts";
import { sendAccountMail } from "../account-mails.jobs.ts";
import {
  deleteEmailChanges,
  deleteTokensOf,
  findEmailChange,
  takeTokens,
} from "../account-mails.repo.ts";
import { planMail } from "../account-mails.service.ts";
import { updateEmail } from "../accounts.repo.ts";
import { getUser } from "../accounts.service.ts";
import { requireProof } from "../passwords/proof.service.ts";
import { lockKeyHolder } from "../sessions/key-holder.service.ts";
import { normalizeEmail } from "../sessions/session-keys.rules.ts";
import { accountSubject } from "../throttle/throttle.rules.ts";
import { countHourly, countMailTo } from "../throttle/throttle.service.ts";

const perHour = 5;

type NewAddress = { email: string; password: string | undefined };

/**
 * Mails a link to a new address, which takes effect when the link is followed. The reply is the same when the address has
 * an account already, to which then nothing is sent: a session must not reveal who else has one.
 * @throws AppError account.email_same, account.wrong_password, account.sign_in_again, mail.unavailable, request.too_many
 */
export async function requestEmailChange(
  app: Has<"db" | "config" | "jobs">,
  user: SignedIn,
  input: NewAddress,
): Promise<void> {
  if (!app.config.mail) {
    const message = "This server cannot send email, so the address cannot be changed.";
    throw new AppError("mail.unavailable", { message });
  }
  const email = normalizeEmail(input.email);
  const current = await getUser(app, user);
  if (email === current.email) throw new AppError("account.email_same");
  const requireUnchanged = await requireProof(app, user, input.password);
  const message = "Too many email requests.";
  await countHourly(app, accountSubject("mail", current.email), { limit: perHour, message });
  await countMailTo(app, email);
  const mailId = await app.db.$transaction(async (tx) => {
    await lockKeyHolder(tx, user);
    await requireUnchanged(tx);
    // Only the latest address asked for can become the user's.
    await deleteEmailChanges(tx, user.pk);
    return planMail(tx, { kind: "email_change", email, detail: { user_pk: user.pk } });
  });
  await app.jobs.enqueue(sendAccountMail, { mailId });
}

/**
 * Gives the user the address that a token was mailed to, and notifies the one before. Returns false when the token is not
 * of such a link, or not of this user's.
 * @throws AppError account.email_taken when somebody has signed up with the address meanwhile
 */
export async function confirmEmailChange(
  app: Has<"db" | "config" | "jobs">,
  user: SignedIn,
  tokenHash: string,
): Promise<boolean> {
  const asked = await findEmailChange(app.db, tokenHash);
  if (asked?.userPk !== user.pk) return false;
  const { email } = asked;
  const before = (await getUser(app, user)).email;
  const mailId = await app.db
    .$transaction(async (tx) => {
      if (!(await takeTokens(tx, "email_change", { tokenHash, email }))) return undefined;
      await deleteTokensOf(tx, user.pk);
      await updateEmail(tx, user.pk, email);
      await recordEvent(tx, { action: "account.email_changed", by: user });
      return planMail(tx, { kind: "email_changed", email: before });
    })
    .catch((error: unknown) => {
      throw isDuplicate(error) ? new AppError("account.email_taken") : error;
    });
  if (mailId === undefined) return false;
  await app.jobs.enqueue(sendAccountMail, { mailId });
  return true;
}
