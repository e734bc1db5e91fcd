import { usage } from "@footnote/contracts/usage";
import type { Mount } from "../../http/mount.ts";
import type { Has } from "../../platform/app.ts";
import { getUsage } from "./usage.service.ts";

export function mountUsage(mount: Mount, app: Has<"db">): void {
  mount(usage, ({ caller }) => getUsage(app, caller));
}
