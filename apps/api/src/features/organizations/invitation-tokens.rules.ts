import { createHash, randomBytes } from "node:crypto";

/** A fresh token: 256 random bits. The link holds it, the database its hash. */
export function makeInvitationToken(): { token: string; tokenHash: string } {
  const token = randomBytes(32).toString("base64url");
  return { token, tokenHash: hashInvitationToken(token) };
}

/** SHA-256 suffices: the token cannot be guessed. */
export function hashInvitationToken(token: string): string {
  return createHash("sha256").update(token).digest("base64url");
}

/** Below the web app's address; what follows the # stays in the browser and in no server's log. */
export function invitationPath(token: string): string {
  return `/join#${token}`;
}
