import * as calls from "@footnote/contracts/billing";
import type { Mount } from "../../http/mount.ts";

export function mountBilling(mount: Mount): void {
  mount(calls.paymentsConfig, async () => ({ stripe_enabled: false }));
}
