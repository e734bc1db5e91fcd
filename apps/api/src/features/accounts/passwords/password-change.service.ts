import type { SignedIn } from "../../../context/caller.ts";
import type { Has } from "../../../platform/app.ts";
import { AppError } from "../../../platform/errors.ts";
import { recordEvent } from "../../audit/audit.service.ts";
import { sendAccountMail } from "../account-mails.jobs.ts";
import { deleteTokens } from "../account-mails.repo.ts";
import { planMail } from "../account-mails.service.ts";
import { findCredentials, replacePassword } from "../accounts.repo.ts";
import { getUser } from "../accounts.service.ts";
import { deleteApiKeysOf } from "../api-keys/api-keys.repo.ts";
import { hashNewPassword, isPassword } from "./passwords.service.ts";
import { deleteOtherSessions } from "../sessions/sessions.repo.ts";
import { tryPasswordInSession } from "../throttle/throttle.service.ts";

/**
 * Sets a new password, ends every session but this one, revokes every API key, which may be somebody else's, and makes links to reset the password
 * open nothing. Wrong current passwords are counted for the session and slow it down: a stolen session must not be usable
 * to guess it.
 * @throws AppError account.wrong_password, account.no_password, account.password_common, request.too_many
 */
export async function changePassword(
  app: Has<"db" | "config" | "jobs">,
  user: SignedIn,
  { current, chosen }: { current: string; chosen: string },
): Promise<void> {
  const { email } = await getUser(app, user);
  const found = await findCredentials(app.db, email);
  const before = found?.passwordHash;
  if (!before) throw new AppError("account.no_password");
  const right = await tryPasswordInSession(app, user, async () =>
    (await isPassword(current, before)) ? true : undefined,
  );
  if (!right) throw new AppError("account.wrong_password");
  const after = await hashNewPassword(chosen, found);
  const mailId = await app.db.$transaction(async (tx) => {
    const replaced = await replacePassword(tx, { pk: user.pk, before, after });
    if (!replaced) throw new AppError("account.wrong_password");
    await deleteOtherSessions(tx, user.pk, user.keyHash);
    await deleteApiKeysOf(tx, user.pk);
    await deleteTokens(tx, "password_reset", email);
    await recordEvent(tx, { action: "password.changed", by: user });
    return app.config.mail && planMail(tx, { kind: "password_changed", email });
  });
  if (mailId) await app.jobs.enqueue(sendAccountMail, { mailId });
}
