import type { Has } from "../platform/app.ts";
import { openTenant } from "../platform/database/tenant.ts";
import type { Member } from "./caller.ts";

/** The app as a member's request may use it: its database shows the member's organization only. */
export function inOrganization<Part extends Has<"db">>(
  app: Part,
  member: Pick<Member, "organizationId">,
): Part {
  return { ...app, db: openTenant(app.db, member.organizationId) };
}
