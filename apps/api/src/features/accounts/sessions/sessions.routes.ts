import * as calls from "@footnote/contracts/accounts/sessions";
import type { Mount } from "../../../http/mount.ts";
import type { Has } from "../../../platform/app.ts";
import { listSessions, logOutEverywhere, revokeSession } from "./sessions.service.ts";

export function mountSessions(mount: Mount, app: Has<"db">): void {
  mount(calls.listSessions, ({ caller }) => listSessions(app, caller));
  mount(calls.revokeSession, async ({ caller, params }) => {
    await revokeSession(app, caller, params.id);
    return { message: "Session ended." };
  });
  mount(calls.revokeAllSessions, async ({ caller }) => {
    await logOutEverywhere(app, caller);
    return { message: "Logged out everywhere." };
  });
}
