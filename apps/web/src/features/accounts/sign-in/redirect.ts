import { beginProviderSignIn } from "@footnote/contracts/accounts/accounts";
import { isRecord } from "../../../shared/http/api-error.ts";
import { call } from "../../../shared/http/call.ts";
import { getCsrfToken } from "../../../shared/http/csrf.ts";
import type { Intent } from "./intent.ts";
import { t } from "./messages.ts";
import { base64url, randomText } from "./random.ts";

const storageKey = "provider-sign-in";

/** What the page must still know when the browser comes back. */
export type PendingSignIn = { state: string; nonce: string; verifier: string; intent: Intent };

/** Sends the browser to the identity provider. Throws with a sentence to show. */
export async function redirectToProvider(intent: Intent): Promise<void> {
  const pending = { state: randomText(), nonce: randomText(), verifier: randomText(), intent };
  await getCsrfToken().catch(() => {
    throw new Error(t.insecure);
  });
  const { state, nonce, verifier } = pending;
  const body = { state, nonce, code_challenge: await createChallenge(verifier) };
  const { url } = await call(beginProviderSignIn, { body });
  sessionStorage.setItem(storageKey, JSON.stringify(pending));
  window.location.assign(url);
}

/** What `redirectToProvider` has stored for this answer, once; undefined when this page has not asked for it. */
export function takePendingSignIn(state: string | null): PendingSignIn | undefined {
  const stored: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? "null");
  sessionStorage.removeItem(storageKey);
  if (!isRecord(stored) || typeof stored["state"] !== "string" || stored["state"] !== state) {
    return undefined;
  }
  return stored as PendingSignIn;
}

/** Browsers offer the hash in secure contexts only, which providers ask for as well. */
async function createChallenge(verifier: string): Promise<string> {
  if (!window.isSecureContext) throw new Error(t.insecure);
  const hash = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(verifier));
  return base64url(new Uint8Array(hash));
}
