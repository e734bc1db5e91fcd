import * as calls from "@footnote/contracts/accounts/accounts";
import { getAnonymousUser } from "../../http/authentication.ts";
import { issueCsrfToken } from "../../http/csrf.ts";
import type { Mount } from "../../http/mount.ts";
import type { Has } from "../../platform/app.ts";
import { getProfile, logIn, register } from "./accounts.service.ts";
import { withinPasswordLimit } from "./passwords/password-limit.ts";
import type { RecoveryHooks } from "./recovery/recovery.service.ts";
import { type IsInvited, requireSignup } from "./signup.service.ts";
import { findKnownDevice, rememberDevice } from "./sessions/known-devices.ts";
import { hashSessionKey } from "./sessions/session-keys.rules.ts";
import { logOut } from "./sessions/sessions.service.ts";
import { beginSignIn, signInWithProvider } from "./third-party/third-party.service.ts";

export function mountAccounts(
  mount: Mount,
  app: Has<"db" | "config" | "jobs" | "log" | "identityProvider" | "secretBox">,
  { isInvited, hooks }: { isInvited: IsInvited; hooks: RecoveryHooks },
): void {
  mount(calls.csrfToken, async ({ request, reply }) => ({
    csrfToken: issueCsrfToken(request, reply),
  }));
  mount(calls.register, async ({ body, request }) => {
    await requireSignup(app, body.email, { invitation: body.invitation, isInvited });
    const credentials = { email: body.email, password: body.password1 };
    const from = getAnonymousUser(request);
    const registered = () => register(app, credentials, from);
    return { key: await withinPasswordLimit("signup", from, registered) };
  });
  mount(calls.login, async ({ body, request, reply }) => {
    const from = getAnonymousUser(request);
    const device = await findKnownDevice(app, body.email, request);
    const source = { ...from, device };
    const key = await withinPasswordLimit("check", source, () => logIn(app, body, source));
    await rememberDevice(
      app,
      { email: body.email, keyHash: hashSessionKey(key) },
      { request, reply },
    );
    return { key };
  });
  mount(calls.googleLogin, async ({ body, request }) => {
    const { id_token: idToken, code, nonce, code_verifier: codeVerifier, invitation } = body;
    const proof = { idToken, code, nonce, codeVerifier };
    const from = { anonymousUser: getAnonymousUser(request), invitation, isInvited, hooks };
    return { key: await signInWithProvider(app, proof, from) };
  });
  mount(calls.beginProviderSignIn, async ({ body }) => {
    const { state, nonce, code_challenge: codeChallenge } = body;
    return { url: await beginSignIn(app, { state, nonce, codeChallenge }) };
  });
  mount(calls.identityProviders, async () => {
    const { identityProvider: provider } = app;
    const google = provider && {
      name: provider.name,
      client_id: provider.clientId,
      kind: provider.kind,
    };
    const { mail, signup } = app.config;
    return { google: google ?? null, mail: mail !== undefined, signup };
  });
  mount(calls.logout, async ({ caller }) => {
    await logOut(app, caller);
    return { message: "Logged out." };
  });
  mount(calls.currentUser, async ({ caller, request, reply }) => {
    const user = await getProfile(app, caller);
    // Each page begins with this, whichever way its user has signed in; a program has no cookies.
    const { scopes, keyHash } = caller;
    if (scopes === "all") await rememberDevice(app, { ...user, keyHash }, { request, reply });
    return user;
  });
}
