import { createHash, randomBytes } from "node:crypto";

/** Creates a token of 128 random bits. The link contains it; the database stores its hash. */
export function makeShareToken(): { token: string; tokenHash: string } {
  const token = randomBytes(16).toString("base64url");
  return { token, tokenHash: hashShareToken(token) };
}

/** SHA-256 suffices: the token cannot be guessed. */
export function hashShareToken(token: string): string {
  return createHash("sha256").update(token).digest("base64url");
}

/** Returns a link to the web app. The fragment after the # stays in the browser and reaches no server's log. */
export function sharePath(token: string): string {
  return `/shared#${token}`;
}
