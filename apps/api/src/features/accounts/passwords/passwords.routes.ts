import * as calls from "@footnote/contracts/accounts/passwords";
import { getAnonymousUser } from "../../../http/authentication.ts";
import type { Mount } from "../../../http/mount.ts";
import type { Has } from "../../../platform/app.ts";
import { resendVerification, verifyEmail } from "../email-verification.service.ts";
import type { RecoveryHooks } from "../recovery/recovery.service.ts";
import { changePassword } from "./password-change.service.ts";
import { withinPasswordLimit } from "./password-limit.ts";
import { confirmPasswordReset, requestPasswordReset } from "./password-reset.service.ts";

export function mountPasswords(
  mount: Mount,
  app: Has<"db" | "config" | "jobs">,
  hooks: RecoveryHooks,
): void {
  mount(calls.requestPasswordReset, async ({ body, request }) => {
    await requestPasswordReset(app, body.email, getAnonymousUser(request));
    return {
      message:
        "If this email address has an account, an email is on its way. The link expires in one hour.",
    };
  });
  mount(calls.confirmPasswordReset, async ({ body, request }) => {
    const { token, password1: password } = body;
    const anonymousUser = getAnonymousUser(request);
    await withinPasswordLimit("check", anonymousUser, () =>
      confirmPasswordReset(app, { token, password, anonymousUser, hooks }),
    );
    return { message: "Your password is set. Log in with it." };
  });
  mount(calls.changePassword, async ({ caller, body }) => {
    const { current_password: current, password1: chosen } = body;
    await withinPasswordLimit("check", caller.from, () =>
      changePassword(app, caller, { current, chosen }),
    );
    return {
      message:
        "Your password was changed. All other sessions have ended and all API keys were revoked.",
    };
  });
  mount(calls.verifyEmail, async ({ caller, body }) => {
    await verifyEmail(app, caller, body.token);
    return { message: "Your email address is confirmed." };
  });
  mount(calls.resendVerification, async ({ caller }) => {
    const sent = await resendVerification(app, caller);
    return {
      message: sent
        ? "An email is on its way. The link expires in one week."
        : "Your email address is already confirmed.",
    };
  });
}
