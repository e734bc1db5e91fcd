import type { User } from "@footnote/contracts/accounts/accounts";
import type { SignedIn, AnonymousUser } from "../../context/caller.ts";
import type { Has } from "../../platform/app.ts";
import type { Sql } from "../../platform/database/database.ts";
import { AppError } from "../../platform/errors.ts";
import { recordEvent } from "../audit/audit.service.ts";
import { findPictureUrl } from "../pictures/pictures.service.ts";
import { sendAccountMail } from "./account-mails.jobs.ts";
import { deleteTokensOf } from "./account-mails.repo.ts";
import { planMail } from "./account-mails.service.ts";
import {
  deleteUserRow,
  findCredentials,
  findUser,
  holdPassword,
  insertUser,
} from "./accounts.repo.ts";
import { normalizeEmail } from "./sessions/session-keys.rules.ts";
import { hashNewPassword, isPassword } from "./passwords/passwords.service.ts";
import { openSession } from "./sessions/sessions.service.ts";
import { addressSubject } from "./throttle/throttle.rules.ts";
import { countHourly, mayMailTo, requirePlace, tryLogin } from "./throttle/throttle.service.ts";

type Credentials = { email: string; password: string };

/** Limits how many taken addresses one network can find out; an office that signs up together meets only a few. */
const takenPerHour = 100;

/**
 * Creates an account and signs it in. Returns the session key. A taken address is reported, since clients show this to
 * people who have forgotten their account; the number of such replies per network is limited.
 * @throws AppError account.password_common, account.email_taken, request.too_many
 */
export async function register(
  app: Has<"db" | "config" | "jobs">,
  input: Credentials,
  anonymousUser: AnonymousUser,
): Promise<string> {
  const email = normalizeEmail(input.email);
  await countHourly(app, addressSubject("signup", anonymousUser.address), {
    limit: app.config.signupsPerHour,
    message: "Too many accounts were created from your network.",
  });
  const taken = {
    subject: addressSubject("taken", anonymousUser.address),
    limit: takenPerHour,
    message: "Too many sign-ups from your network used addresses that already have an account.",
  };
  await requirePlace(app, taken);
  const passwordHash = await hashNewPassword(input.password, {
    email,
    firstName: "",
    lastName: "",
  });
  // Who has had too many mails can have it sent again later.
  const mails = app.config.mail !== undefined && (await mayMailTo(app, email));
  const added = await app.db.$transaction(async (tx) => {
    const pk = await insertUser(tx, { email, passwordHash });
    if (pk === undefined) return undefined;
    const by = { pk, from: anonymousUser };
    await recordEvent(tx, { action: "account.registered", by });
    const mail = mails && (await planMail(tx, { kind: "email_verification", email }));
    const key = await openSession(tx, app.config, {
      userPk: pk,
      anonymousUser,
      by: "registration",
    });
    return { key, mail };
  });
  if (!added) {
    await countHourly(app, taken.subject, taken);
    throw new AppError("account.email_taken");
  }
  if (added.mail) await app.jobs.enqueue(sendAccountMail, { mailId: added.mail });
  return added.key;
}

/**
 * Signs in with a password. Returns the session key. The error is the same for a wrong address and a wrong password.
 * `device`: the id of the browser, if the account has been signed in there before.
 * @throws AppError account.invalid_credentials, request.too_many
 */
export async function logIn(
  app: Has<"db" | "config">,
  input: Credentials,
  { device, ...anonymousUser }: AnonymousUser & { device: string | undefined },
): Promise<string> {
  const email = normalizeEmail(input.email);
  const { address } = anonymousUser;
  const key = await tryLogin(app, { email, address, device }, async () => {
    const found = await findCredentials(app.db, email);
    const passwordHash = found?.passwordHash;
    const right = await isPassword(input.password, passwordHash);
    const opened =
      found && passwordHash && right
        ? await openIfUnchanged(app, { pk: found.pk, passwordHash }, anonymousUser)
        : undefined;
    if (opened === undefined) await noteRefusal(app, found?.pk, { email, anonymousUser });
    return opened;
  });
  if (key === undefined) throw new AppError("account.invalid_credentials");
  return key;
}

/** A password that was changed during its check opens no session: the change has just ended its sessions. */
function openIfUnchanged(
  app: Has<"db" | "config">,
  user: { pk: number; passwordHash: string },
  anonymousUser: AnonymousUser,
): Promise<string | undefined> {
  return app.db.$transaction(async (tx) => {
    if (!(await holdPassword(tx, user))) return undefined;
    return openSession(tx, app.config, { userPk: user.pk, anonymousUser, by: "password" });
  });
}

async function noteRefusal(
  app: Has<"db">,
  pk: number | undefined,
  { email, anonymousUser }: { email: string; anonymousUser: AnonymousUser },
): Promise<void> {
  const by = { pk: null, from: anonymousUser };
  // The address is not stored when it has no account: it may be a password typed into the wrong field.
  const target =
    pk === undefined ? {} : { target: { kind: "user" as const, id: `${pk}`, name: email } };
  await recordEvent(app.db, { action: "session.refused", by, trailOf: pk ?? null, ...target });
}

export async function getUser(app: Has<"db">, user: SignedIn): Promise<Omit<User, "picture">> {
  const found = await findUser(app.db, user.pk);
  if (!found) throw new AppError("session.expired");
  return found;
}

/** The user as shown, with the picture. */
export async function getProfile(app: Has<"db">, user: SignedIn): Promise<User> {
  const picture = await findPictureUrl(app.db, { userPk: user.pk });
  return { ...(await getUser(app, user)), picture };
}

/** Deletes a user with the user's sessions, membership and conversations. */
export async function removeUser(tx: Sql, pk: number): Promise<void> {
  await deleteTokensOf(tx, pk);
  await deleteUserRow(tx, pk);
}
