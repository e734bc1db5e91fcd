import { createHash, randomBytes } from "node:crypto";

/** A fresh session key: 256 random bits. The client holds the key, the database its hash. */
export function makeSessionKey(): { key: string; keyHash: string } {
  const key = randomBytes(32).toString("base64url");
  return { key, keyHash: hashSessionKey(key) };
}

/** SHA-256 suffices: unlike a password, the key cannot be guessed. */
export function hashSessionKey(key: string): string {
  return createHash("sha256").update(key).digest("base64url");
}

/** E-mail addresses are one account whatever their case and Unicode form. */
export function normalizeEmail(email: string): string {
  const folded = email.trim().normalize("NFKC").toLowerCase();
  // Text that no database stores identifies nobody: no address contains the replacement character.
  return folded.toWellFormed().replaceAll("\0", "\uFFFD");
}
