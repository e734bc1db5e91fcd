import * as calls from "@footnote/contracts/accounts/api-keys";
import type { Mount } from "../../../http/mount.ts";
import type { Has } from "../../../platform/app.ts";
import { createApiKey, listApiKeys, revokeApiKey } from "./api-keys.service.ts";

export function mountApiKeys(mount: Mount, app: Has<"db">): void {
  mount(calls.listApiKeys, ({ caller }) => listApiKeys(app, caller));
  mount(calls.createApiKey, ({ caller, body }) => {
    const { name, scopes, expires_at: expiresAt, current_password: password } = body;
    return createApiKey(app, caller, { name, scopes, expiresAt, password });
  });
  mount(calls.revokeApiKey, async ({ caller, params }) => {
    await revokeApiKey(app, caller, params.id);
    return { message: "API key revoked." };
  });
}
