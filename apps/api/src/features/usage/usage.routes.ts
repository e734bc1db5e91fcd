import { usage, usageHistory } from "@footnote/contracts/usage";
import type { Mount } from "../../http/mount.ts";
import { inOrganization } from "../../http/tenancy.ts";
import type { Has } from "../../platform/app.ts";
import { getUsage, getUsageHistory } from "./usage.service.ts";

export function mountUsage(mount: Mount, app: Has<"db">): void {
  mount(usage, ({ caller }) => getUsage(app, caller));
  mount(usageHistory, async ({ caller, query }) => ({
    days: await getUsageHistory(inOrganization(app, caller), caller, query.days),
  }));
}
