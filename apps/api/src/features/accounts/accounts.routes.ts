import * as calls from "@footnote/contracts/accounts";
import { issueCsrfToken } from "../../http/csrf.ts";
import type { Mount } from "../../http/mount.ts";
import type { Has } from "../../platform/app.ts";
import { getUser, logIn, logOut, register } from "./accounts.service.ts";

export function mountAccounts(mount: Mount, app: Has<"db" | "config">): void {
  mount(calls.csrfToken, async ({ request, reply }) => ({
    csrfToken: issueCsrfToken(request, reply),
  }));
  mount(calls.register, async ({ body }) => ({
    key: await register(app, { email: body.email, password: body.password1 }),
  }));
  mount(calls.login, async ({ body }) => ({ key: await logIn(app, body) }));
  mount(calls.logout, async ({ caller }) => {
    await logOut(app, caller);
    return { message: "Logged out." };
  });
  mount(calls.currentUser, ({ caller }) => getUser(app, caller));
}
