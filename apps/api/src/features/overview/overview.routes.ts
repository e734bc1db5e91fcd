import { organizationOverview } from "@footnote/contracts/overview";
import type { Mount } from "../../http/mount.ts";
import type { Has } from "../../platform/app.ts";
import { getOverview } from "./overview.service.ts";

export function mountOverview(mount: Mount, installation: Has<"db" | "config">): void {
  mount(organizationOverview, ({ app, caller }) => getOverview({ app, installation }, caller));
}
