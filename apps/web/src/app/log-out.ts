import { logout } from "@footnote/contracts/accounts/accounts";
import { call } from "../shared/http/call.ts";
import { clearToken } from "../shared/http/session-token.ts";
import { forgetUnsentQuestions } from "../shared/unsent-questions.ts";

/** Ends the session in this browser at once. If the server cannot be reached, the token expires by itself. */
export function logOut(): void {
  void call(logout, {}).catch(() => undefined);
  forgetUnsentQuestions();
  clearToken();
}
