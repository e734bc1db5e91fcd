import { activeDays, type OrganizationOverview } from "@footnote/contracts/overview";
import type { Member } from "../../context/caller.ts";
import type { TenantApp } from "../../context/tenancy.ts";
import type { Has } from "../../platform/app.ts";
import { findActiveUsers } from "../accounts/sessions/sessions.service.ts";
import { listActors } from "../audit/audit.service.ts";
import { describeFailure } from "../documents/failures.rules.ts";
import { countByState, selectFailed } from "../documents/states/document-states.service.ts";
import { listMembers } from "../organizations/members.service.ts";
import { getOrganization } from "../organizations/organizations.service.ts";
import { effectiveLimit, nextMonth } from "../usage/usage.rules.ts";
import { getUsage } from "../usage/usage.service.ts";

/** Sessions and members belong to no organization's rows, so they are read from the whole installation. */
type Apps = { app: TenantApp<"db">; installation: Has<"db" | "config"> };

/** How many failures are shown; the others are found by the filter of the file list. */
const shownFailures = 5;

/** What an admin wants to see at once of the organization. */
export async function getOverview(apps: Apps, admin: Member): Promise<OrganizationOverview> {
  const { app, installation } = apps;
  const { organizationId } = admin;
  const { storage, rate_limits: limits, current_usage: usage } = await getUsage(app, admin);
  const { license } = await getOrganization(installation, { pk: admin.userPk });
  return {
    questions: {
      used: usage.monthly_limit_used,
      limit: limits.monthly_limit,
      resets_at: nextMonth(new Date()).toISOString(),
    },
    seats: { used: license.current_users, limit: effectiveLimit(license.max_users) },
    storage: storage.bytes,
    documents: await countByState(app.db, organizationId),
    failures: await listFailures(app, organizationId),
    active_members: await countActiveMembers(apps, admin),
  };
}

async function listFailures(
  app: TenantApp<"db">,
  organizationId: string,
): Promise<OrganizationOverview["failures"]> {
  const wanted = { organizationId, after: undefined, limit: shownFailures };
  return (await selectFailed(app.db, wanted)).map(({ id, name, createdAt, failureCode }) => ({
    id,
    name,
    created_at: createdAt.toISOString(),
    failure: describeFailure(failureCode ?? "internal"),
  }));
}

/** Who logs out leaves no session, but an audit event. */
async function countActiveMembers({ app, installation }: Apps, admin: Member): Promise<number> {
  const since = new Date(Date.now() - activeDays * 86_400_000);
  const members = (await listMembers(installation, admin)).map(({ user_pk }) => user_pk);
  const users = await findActiveUsers(installation, members, since);
  const actors = await listActors(app, admin, since);
  const active = new Set([...users, ...actors]);
  return members.filter((pk) => active.has(pk)).length;
}
