import { dataRecipients } from "@footnote/contracts/privacy";
import type { ModelRole } from "@footnote/contracts/models/roles";
import type { Mount } from "../../http/mount.ts";
import type { Has } from "../../platform/app.ts";
import { describeRecipients } from "./recipients.rules.ts";

/** Models can be connected while the server runs: each reply describes those in use. */
export function mountPrivacy(
  mount: Mount,
  { config, modelRegistry }: Has<"config" | "modelRegistry">,
): void {
  const addressesOf = (role: ModelRole) => modelRegistry.addressesOf(role);
  mount(dataRecipients, async () => describeRecipients(config, addressesOf));
}
