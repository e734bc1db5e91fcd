import type { User } from "@footnote/contracts/accounts";
import type { SignedIn } from "../../http/caller.ts";
import type { Has } from "../../platform/app.ts";
import type { Sql } from "../../platform/database/database.ts";
import { AppError } from "../../platform/errors.ts";
import {
  deleteUserRow,
  findCredentials,
  findUser,
  insertUser,
  lockUserRow,
} from "./accounts.repo.ts";
import { normalizeEmail } from "./session-keys.rules.ts";
import { hashNewPassword, isPassword } from "./passwords.service.ts";
import { openSession, type Visitor } from "./sessions.service.ts";
import { addressSubject } from "./throttle.rules.ts";
import { countHourly, tryLogin } from "./throttle.service.ts";

type Credentials = { email: string; password: string };

/**
 * Creates an account and signs it in. Returns the session key.
 * @throws AppError account.password_common, account.email_taken, request.too_many
 */
export async function register(
  app: Has<"db" | "config">,
  input: Credentials,
  visitor: Visitor,
): Promise<string> {
  const email = normalizeEmail(input.email);
  await countHourly(app, addressSubject("signup", visitor.address), {
    limit: app.config.signupsPerHour,
    message: "Too many accounts were created from your network.",
  });
  const passwordHash = await hashNewPassword(input.password, email);
  return app.db.$transaction(async (tx) => {
    const pk = await insertUser(tx, { email, passwordHash });
    if (pk === undefined) throw new AppError("account.email_taken");
    return openSession(tx, app.config, { userPk: pk, visitor });
  });
}

/**
 * Signs in with a password. Returns the session key; says the same for a wrong address and a wrong password.
 * @throws AppError account.invalid_credentials, request.too_many
 */
export async function logIn(
  app: Has<"db" | "config">,
  input: Credentials,
  visitor: Visitor,
): Promise<string> {
  const email = normalizeEmail(input.email);
  const userPk = await tryLogin(app, { email, address: visitor.address }, async () => {
    const found = await findCredentials(app.db, email);
    return (await isPassword(input.password, found?.passwordHash)) ? found?.pk : undefined;
  });
  if (userPk === undefined) throw new AppError("account.invalid_credentials");
  return openSession(app.db, app.config, { userPk, visitor });
}

export async function getUser(app: Has<"db">, user: SignedIn): Promise<User> {
  const found = await findUser(app.db, user.pk);
  if (!found) throw new AppError("session.dead");
  return found;
}

/** Lets nothing be added to a user until the transaction ends. After the organization's lock, never before it. */
export async function lockUser(tx: Sql, pk: number): Promise<void> {
  await lockUserRow(tx, pk);
}

/** Deletes a user with all that is the user's own: sessions, membership, conversations. */
export async function removeUser(tx: Sql, pk: number): Promise<void> {
  await deleteUserRow(tx, pk);
}
