import type { SignedIn } from "../../../context/caller.ts";
import type { Has } from "../../../platform/app.ts";
import { AppError } from "../../../platform/errors.ts";
import type { Sql } from "../../../platform/database/database.ts";
import { findCredentials, findUser, holdPassword } from "../accounts.repo.ts";
import { findLiveSession } from "../sessions/sessions.repo.ts";
import { tryPasswordInSession } from "../throttle/throttle.service.ts";
import { withinPasswordLimit } from "./password-limit.ts";
import { isPassword } from "./passwords.service.ts";

/** A session that was opened this recently proves who the user is, as a password does. */
const recentMs = 10 * 60_000;

/**
 * Requires the user's password, or a session that was opened a moment ago: a session that somebody else has got hold of
 * must not become lasting access. Wrong passwords are counted for the session.
 * @returns requires, in the transaction that makes what lasts, that the password has not been changed since
 * @throws AppError account.wrong_password, account.no_password, account.sign_in_again, request.too_many, server.busy
 */
export async function requireProof(
  app: Has<"db">,
  user: SignedIn,
  password: string | undefined,
): Promise<(tx: Sql) => Promise<void>> {
  if (password === undefined) {
    await requireRecentSession(app, user);
    return async () => {};
  }
  const email = (await findUser(app.db, user.pk))?.email;
  if (email === undefined) throw new AppError("session.expired");
  const hash = (await findCredentials(app.db, email))?.passwordHash;
  if (!hash) throw new AppError("account.no_password");
  const right = await withinPasswordLimit("check", user.from, () =>
    tryPasswordInSession(app, user, async () =>
      (await isPassword(password, hash)) ? true : undefined,
    ),
  );
  if (!right) throw new AppError("account.wrong_password");
  return async (tx) => {
    const isUnchanged = await holdPassword(tx, { pk: user.pk, passwordHash: hash });
    if (!isUnchanged) throw new AppError("account.wrong_password");
  };
}

async function requireRecentSession(app: Has<"db">, user: SignedIn): Promise<void> {
  const now = new Date();
  const session = await findLiveSession(app.db, user.keyHash, now);
  const isRecent = session && now.getTime() - session.createdAt.getTime() < recentMs;
  if (!isRecent) throw new AppError("account.sign_in_again");
}
