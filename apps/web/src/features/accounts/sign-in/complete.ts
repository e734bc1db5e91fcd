import { googleLogin } from "@footnote/contracts/accounts/accounts";
import { isRecord, getErrorMessage } from "../../../shared/http/api-error.ts";
import { call } from "../../../shared/http/call.ts";
import { getCsrfToken } from "../../../shared/http/csrf.ts";
import { readInvitation } from "../api.ts";
import type { Intent } from "./intent.ts";
import { t } from "./messages.ts";

/** What the provider has handed to the page. */
type Proof = { id_token?: string; code?: string; code_verifier?: string; nonce: string };

/** Opens a session with the provider's proof; the call stores its key. Throws with a sentence to show. */
export async function completeSignIn(
  proof: Proof,
  { intent, provider }: { intent: Intent; provider: string },
): Promise<void> {
  await getCsrfToken().catch(() => {
    throw new Error(t.insecure);
  });
  const { id_token = null, code = null, code_verifier = null, nonce } = proof;
  const body = { access_token: null, id_token, code, code_verifier, nonce, ...readInvitation() };
  const reply: unknown = await call(googleLogin, { body }).catch((error: unknown) => {
    const fallback = intent === "in" ? t.signInFailed(provider) : t.signUpFailed(provider);
    throw new Error(getErrorMessage(error, fallback));
  });
  const key = isRecord(reply) ? (reply["key"] ?? reply["token"]) : undefined;
  if (typeof key !== "string") throw new Error(t.noKey);
}
