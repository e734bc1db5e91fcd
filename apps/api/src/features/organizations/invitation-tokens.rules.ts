import { createHash, randomBytes } from "node:crypto";

/** Creates a token of 256 random bits. The link contains it; the database stores its hash. */
export function makeInvitationToken(): { token: string; tokenHash: string } {
  const token = randomBytes(32).toString("base64url");
  return { token, tokenHash: hashInvitationToken(token) };
}

/** SHA-256 suffices: the token cannot be guessed. */
export function hashInvitationToken(token: string): string {
  return createHash("sha256").update(token).digest("base64url");
}

/** Returns a link to the web app. The fragment after the # stays in the browser and reaches no server's log. */
export function invitationPath(token: string): string {
  return `/join#${token}`;
}
