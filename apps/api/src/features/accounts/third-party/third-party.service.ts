import type { AnonymousUser } from "../../../context/caller.ts";
import type { Has } from "../../../platform/app.ts";
import type { Sql } from "../../../platform/database/database.ts";
import { AppError } from "../../../platform/errors.ts";
import type {
  SignInRequest,
  Identity,
  Proof,
} from "../../../platform/sign-in/identity-provider.ts";
import { deleteTokens } from "../account-mails.repo.ts";
import { findCredentials } from "../accounts.repo.ts";
import { type Admission, requireSignup } from "../signup.service.ts";
import { recoverAccount, type RecoveryHooks, lockAccount } from "../recovery/recovery.service.ts";
import { normalizeEmail } from "../sessions/session-keys.rules.ts";
import { openSession } from "../sessions/sessions.service.ts";
import {
  findUserByIdentity,
  insertVerifiedUser,
  linkIdentity,
  markVerifiedWithoutPassword,
  useUp,
} from "./third-party.repo.ts";

type SignInApp = Has<"db" | "config" | "log" | "identityProvider">;

/** Who signs in, and what admits and follows a new or a recovered account. */
type Sender = Admission & { anonymousUser: AnonymousUser; hooks: RecoveryHooks };

const nameMaxLength = 150;

/**
 * Where a browser goes to sign in at the identity provider.
 * @throws AppError sign_in.unavailable
 */
export function beginSignIn(
  { identityProvider: provider }: Has<"identityProvider">,
  beginning: SignInRequest,
): Promise<string> {
  if (!provider) throw new AppError("sign_in.unavailable");
  return provider.begin(beginning);
}

/**
 * Signs in whom the identity provider vouches for, and makes an account for who has none. Returns the session key.
 * @throws AppError sign_in.unavailable, sign_in.failed, account.signup_closed, account.invitation_needed
 */
export async function signInWithProvider(
  app: SignInApp,
  proof: Proof,
  { anonymousUser, hooks, ...admission }: Sender,
): Promise<string> {
  const { identityProvider: provider } = app;
  // Nothing proves nothing, with a provider or without.
  if (proof.idToken === undefined && proof.code === undefined) throw new AppError("sign_in.failed");
  if (!provider) throw new AppError("sign_in.unavailable");
  const identity = await provider.identify(proof).catch((error: unknown) => {
    app.log.warn({ err: error }, "third-party sign-in");
    throw error;
  });
  // Outside the transaction: also a proof that leads to no account is used up.
  if (!(await useUp(app.db, identity))) throw refuse(app, identity, "the token was used before");
  const known = await findUserByIdentity(app.db, identity);
  if (known === undefined) {
    const lack = lackOf(identity);
    if (lack !== undefined) throw refuse(app, identity, lack);
    if (!(await hasAccount(app.db, identity))) {
      await requireSignup(app, identity.email ?? "", admission);
    }
  }
  return app.db.$transaction(async (tx) => {
    const userPk =
      (await findUserByIdentity(tx, identity)) ??
      (await linkAccount(tx, identity, { anonymousUser, hooks }));
    return openSession(tx, app.config, { userPk, anonymousUser, by: "provider" });
  });
}

/** Why no account can be found or made for somebody new, in words for the operator. */
function lackOf({ email, emailVerified }: Identity): string | undefined {
  if (email === undefined) return "the provider gives no e-mail address";
  return emailVerified ? undefined : "the provider has not verified the e-mail address";
}

/** The person reads only that it failed; the reason is in the log. */
function refuse({ log }: Has<"log">, { issuer, subject }: Identity, reason: string): AppError {
  log.warn({ issuer, subject, reason }, "third-party sign-in refused");
  return new AppError("sign_in.failed");
}

async function hasAccount(sql: Sql, { email }: Identity): Promise<boolean> {
  return email !== undefined && (await findCredentials(sql, normalizeEmail(email))) !== undefined;
}

/**
 * Links an identity to the account of its e-mail address, which the provider must have verified. Whoever set up an
 * account with an address that was never verified may be somebody else: the owner of the address recovers it.
 */
async function linkAccount(
  tx: Sql,
  identity: Identity,
  from: Pick<Sender, "anonymousUser" | "hooks">,
): Promise<number> {
  if (identity.email === undefined || lackOf(identity)) throw new AppError("sign_in.failed");
  const email = normalizeEmail(identity.email);
  const firstName = identity.firstName.slice(0, nameMaxLength);
  const lastName = identity.lastName.slice(0, nameMaxLength);
  const added = await insertVerifiedUser(tx, { email, firstName, lastName });
  const userPk = added ?? (await takeOver(tx, email, from));
  // Deleted between the two statements: the next try makes a new account.
  if (userPk === undefined) throw new AppError("sign_in.failed");
  await linkIdentity(tx, { ...identity, userPk });
  return userPk;
}

async function takeOver(
  tx: Sql,
  email: string,
  { anonymousUser: from, hooks }: Pick<Sender, "anonymousUser" | "hooks">,
): Promise<number | undefined> {
  const present = await lockAccount(tx, email, hooks);
  if (!present || present.verified) return present?.pk;
  await recoverAccount(tx, { pk: present.pk, from }, { hooks, by: "provider" });
  // Whoever registered the address may have asked for a link that sets a password.
  await deleteTokens(tx, "password_reset", email);
  await markVerifiedWithoutPassword(tx, present.pk);
  return present.pk;
}
