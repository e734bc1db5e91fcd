import { exportUsageHistory as exportCall, usage, usageHistory } from "@footnote/contracts/usage";
import { sendCsv } from "../../http/csv.ts";
import type { Mount } from "../../http/mount.ts";
import { inOrganization } from "../../context/tenancy.ts";
import type { Has } from "../../platform/app.ts";
import { exportUsageHistory, getUsageHistory } from "./history.service.ts";
import { getUsage } from "./usage.service.ts";

export function mountUsage(mount: Mount, app: Has<"db">): void {
  mount(usage, ({ caller }) => getUsage(app, caller));
  mount(usageHistory, async ({ caller, query }) => ({
    days: await getUsageHistory(inOrganization(app, caller), caller, query.days),
  }));
  mount(exportCall, async ({ caller, query, reply }) => {
    const { organizationId } = caller;
    const inside = inOrganization(app, caller);
    const lines = await exportUsageHistory(inside, { by: caller, organizationId }, query.days);
    return sendCsv(reply, "usage", lines);
  });
}
