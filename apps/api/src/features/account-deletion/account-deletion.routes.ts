import { deleteAccount as deleteAccountCall } from "@footnote/contracts/accounts/accounts";
import { deleteOrganization as deleteOrganizationCall } from "@footnote/contracts/organizations";
import type { Mount } from "../../http/mount.ts";
import type { Has } from "../../platform/app.ts";
import { deleteAccount, deleteOrganization } from "./account-deletion.service.ts";

export function mountAccountDeletion(
  mount: Mount,
  app: Has<"db" | "jobs" | "notifications">,
): void {
  mount(deleteAccountCall, async ({ caller, params }) => {
    await deleteAccount(app, caller, params.userPk);
    return { message: "Account deleted." };
  });
  mount(deleteOrganizationCall, async ({ caller, params, body }) => {
    const confirmName = body.confirm_name ?? undefined;
    await deleteOrganization(app, caller, { organizationId: params.id, confirmName });
    return { message: "Organization deleted." };
  });
}
