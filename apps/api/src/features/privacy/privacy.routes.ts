import { dataRecipients } from "@footnote/contracts/privacy";
import type { Mount } from "../../http/mount.ts";
import type { Has } from "../../platform/app.ts";
import { describeRecipients } from "./recipients.rules.ts";

export function mountPrivacy(mount: Mount, { config }: Has<"config">): void {
  const recipients = describeRecipients(config);
  mount(dataRecipients, async () => recipients);
}
