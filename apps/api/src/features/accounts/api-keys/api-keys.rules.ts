import { randomBytes } from "node:crypto";
import { hashSessionKey } from "../sessions/session-keys.rules.ts";

const prefixLength = "fn_".length + 6;

/** Creates an API key: 256 random bits behind a prefix that people and secret scanners recognize. */
export function makeApiKey(): { key: string; keyHash: string; prefix: string } {
  const key = `fn_${randomBytes(32).toString("base64url")}`;
  return { key, keyHash: hashSessionKey(key), prefix: key.slice(0, prefixLength) };
}

/** Returns whether a key has the form of an API key; no session key has this length. */
export function isApiKey(key: string): boolean {
  return /^fn_[\w-]{43}$/.test(key);
}
