import { createHash } from "node:crypto";
import { apiBasePath } from "@footnote/contracts/endpoint";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { Has } from "../../../platform/app.ts";
import { findCredentials } from "../accounts.repo.ts";
import { normalizeEmail } from "./session-keys.rules.ts";

const cookieAgeSeconds = 365 * 24 * 60 * 60;

/** A browser in which several people log in has one for each. */
function cookieNameOf(email: string): string {
  return `known-device-${createHash("sha256").update(email).digest("hex").slice(0, 12)}`;
}

/**
 * Lets the browser prove later that this account has been signed in there, so that others' failed logins do not keep its
 * owner out (OWASP: device cookies). The cookie signs nobody in. It is the same one however often a session asks for it, since
 * each allows some guesses, and ends with the password: whoever knew an earlier one is as unknown as others.
 */
export async function rememberDevice(
  app: Has<"db" | "secretBox">,
  { email: typedEmail, keyHash }: { email: string; keyHash: string },
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
): Promise<void> {
  const email = normalizeEmail(typedEmail);
  if ((await findKnownDevice(app, email, request)) !== undefined) return;
  const account = await findSealOwner(app, email);
  if (account === undefined) return;
  const sealed = await app.secretBox.seal(shortHash(keyHash), account);
  reply.setCookie(cookieNameOf(email), sealed, {
    path: `${apiBasePath}/auth/`,
    sameSite: "lax",
    secure: request.protocol === "https",
    httpOnly: true,
    maxAge: cookieAgeSeconds,
  });
}

/** The id of the browser, if this account has been signed in there since its password was set. */
export async function findKnownDevice(
  app: Has<"db" | "secretBox">,
  typedEmail: string,
  request: FastifyRequest,
): Promise<string | undefined> {
  const email = normalizeEmail(typedEmail);
  const sealed = request.cookies[cookieNameOf(email)];
  if (sealed === undefined) return undefined;
  const account = await findSealOwner(app, email);
  return account && app.secretBox.open(sealed, account);
}

/** The account with its password, to which a cookie is sealed; undefined without one: nobody guesses what is not there. */
async function findSealOwner({ db }: Has<"db">, email: string): Promise<string | undefined> {
  const { pk, passwordHash = null } = (await findCredentials(db, email)) ?? {};
  return passwordHash === null ? undefined : `known device of ${pk}, ${shortHash(passwordHash)}`;
}

const shortHash = (text: string) =>
  createHash("sha256").update(text).digest("base64url").slice(0, 22);
