import { exportUsageHistory as exportCall, usage, usageHistory } from "@footnote/contracts/usage";
import { sendCsv } from "../../http/csv.ts";
import type { Mount } from "../../http/mount.ts";
import { exportUsageHistory, getUsageHistory } from "./history.service.ts";
import { getUsage } from "./usage.service.ts";

export function mountUsage(mount: Mount): void {
  mount(usage, ({ app, caller }) => getUsage(app, caller));
  mount(usageHistory, async ({ app, caller, query }) => ({
    days: await getUsageHistory(app, caller, query.days),
  }));
  mount(exportCall, async ({ app, caller, query, reply }) => {
    const { organizationId } = caller;
    const lines = await exportUsageHistory(app, { by: caller, organizationId }, query.days);
    return sendCsv(reply, "usage", lines);
  });
}
