import * as calls from "@footnote/contracts/organizations";
import type { Mount } from "../../http/mount.ts";
import type { Has } from "../../platform/app.ts";
import { createOrganization, getOrganization, getUserStatus } from "./organizations.service.ts";

export function mountOrganizations(mount: Mount, app: Has<"db" | "config">): void {
  mount(calls.createOrganization, ({ caller, body }) =>
    createOrganization(app, caller, { ...body, description: body.description?.trim() || null }),
  );
  mount(calls.currentOrganization, ({ caller }) => getOrganization(app, caller));
  mount(calls.userStatus, ({ caller }) => getUserStatus(app, caller));
}
