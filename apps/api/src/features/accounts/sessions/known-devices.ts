import { createHash, randomUUID } from "node:crypto";
import { apiBasePath } from "@footnote/contracts/endpoint";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { Has } from "../../../platform/app.ts";
import { normalizeEmail } from "./session-keys.rules.ts";

const cookieAgeSeconds = 365 * 24 * 60 * 60;

/** A browser in which several people log in has one for each. */
function cookieNameOf(email: string): string {
  return `known-device-${createHash("sha256").update(email).digest("hex").slice(0, 12)}`;
}

const sealOwner = (email: string) => `known device of ${email}`;

/**
 * Lets the browser prove later that this account has been signed in there, so that others' failed logins do not keep its
 * owner out (OWASP: device cookies). The cookie signs nobody in; it holds a random id, sealed for the address.
 */
export async function rememberDevice(
  app: Has<"secretBox">,
  typedEmail: string,
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
): Promise<void> {
  const email = normalizeEmail(typedEmail);
  if ((await findKnownDevice(app, email, request)) !== undefined) return;
  const sealed = await app.secretBox.seal(randomUUID(), sealOwner(email));
  reply.setCookie(cookieNameOf(email), sealed, {
    path: `${apiBasePath}/auth/`,
    sameSite: "lax",
    secure: request.protocol === "https",
    httpOnly: true,
    maxAge: cookieAgeSeconds,
  });
}

/** The id of the browser, if this account has been signed in there. */
export async function findKnownDevice(
  app: Has<"secretBox">,
  typedEmail: string,
  request: FastifyRequest,
): Promise<string | undefined> {
  const email = normalizeEmail(typedEmail);
  const sealed = request.cookies[cookieNameOf(email)];
  return sealed && app.secretBox.open(sealed, sealOwner(email));
}
