import { activeDays, type OrganizationOverview } from "@footnote/contracts/overview";
import type { Member } from "../../context/caller.ts";
import type { TenantApp } from "../../context/tenancy.ts";
import type { Has } from "../../platform/app.ts";
import type { TenantSql } from "../../platform/database/tenant.ts";
import { openProcessLimit } from "../../platform/process-limit.ts";
import { findActiveUsers } from "../accounts/sessions/sessions.service.ts";
import { listActors } from "../audit/audit.service.ts";
import { describeFailure } from "../documents/failures.rules.ts";
import { countByState, selectFailed } from "../documents/states/document-states.service.ts";
import { listMembers } from "../organizations/members.service.ts";
import { getOrganization } from "../organizations/organizations.service.ts";
import { effectiveLimit, nextMonth } from "../usage/usage.rules.ts";
import { readUsage } from "../usage/usage.service.ts";

/** Sessions and members belong to no organization's rows, so they are read from the whole installation. */
type Apps = { app: TenantApp<"db">; installation: Has<"db" | "config"> };

/** How many failures are shown; the others are found by the filter of the file list. */
const shownFailures = 5;

/** The counts of a large organization take a while, and who asks for them again and again would keep others from the database. */
const withinLimit = openProcessLimit({ atOnce: 2, perOwner: 1, waiting: 20 });

/**
 * What an admin wants to see at once of the organization.
 * @throws AppError request.too_many when too many of the organization wait for it
 */
export function getOverview(apps: Apps, admin: Member): Promise<OrganizationOverview> {
  return withinLimit(admin.organizationId, () => readOverview(apps, admin));
}

async function readOverview(
  { app, installation }: Apps,
  admin: Member,
): Promise<OrganizationOverview> {
  const { organizationId } = admin;
  const since = new Date(Date.now() - activeDays * 86_400_000);
  const { license } = await getOrganization(installation, { pk: admin.userPk });
  const members = (await listMembers(installation, admin)).map(({ user_pk }) => user_pk);
  const users = await findActiveUsers(installation, members, since);
  const { usage, actors, ...shown } = await app.db.$transaction(async (tx) => ({
    usage: await readUsage(tx, admin),
    documents: await countByState(tx, organizationId),
    failures: await listFailures(tx, organizationId),
    actors: await listActors(tx, admin, since),
  }));
  // Who logs out leaves no session, but an audit event.
  const active = new Set([...users, ...actors]);
  return {
    questions: {
      used: usage.current_usage.monthly_limit_used,
      limit: usage.rate_limits.monthly_limit,
      resets_at: nextMonth(new Date()).toISOString(),
    },
    seats: { used: license.current_users, limit: effectiveLimit(license.max_users) },
    storage: usage.storage.bytes,
    ...shown,
    active_members: members.filter((pk) => active.has(pk)).length,
  };
}

async function listFailures(
  sql: TenantSql,
  organizationId: string,
): Promise<OrganizationOverview["failures"]> {
  const wanted = { organizationId, after: undefined, limit: shownFailures };
  return (await selectFailed(sql, wanted)).map(({ id, name, createdAt, failureCode }) => ({
    id,
    name,
    created_at: createdAt.toISOString(),
    failure: describeFailure(failureCode ?? "internal"),
  }));
}
