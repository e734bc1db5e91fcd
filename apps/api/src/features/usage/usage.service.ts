import type { Usage } from "@footnote/contracts/usage";
import type { Member } from "../../context/caller.ts";
import type { TenantApp } from "../../context/tenancy.ts";
import { AppError } from "../../platform/errors.ts";
import type { TenantSql } from "../../platform/database/tenant.ts";
import type { Sql } from "../../platform/database/database.ts";
import {
  holdOrganization,
  holdWithMonthlyLimit,
  lockOrganization,
} from "../organizations/organizations.service.ts";
import {
  addRequest,
  addUpload,
  countResource,
  findLimits,
  findRequests,
  type Limits,
} from "./usage.repo.ts";
import {
  dayOf,
  effectiveLimit,
  limitSentence,
  monthlySentence,
  monthOf,
  nextMonth,
  type Resource,
} from "./usage.rules.ts";

type Of = Pick<Member, "organizationId">;

/** How much of each resource is to be added. */
export type Room = Partial<Record<Resource, number>>;

/** What the organization holds and has used this month, with the limits of its licence. */
export function getUsage(app: TenantApp<"db">, member: Of): Promise<Usage> {
  // One transaction for all statements: beginning and ending one takes as many round trips as a statement.
  return app.db.$transaction((tx) => readUsage(tx, member));
}

/** The same within a transaction. */
export async function readUsage(tx: TenantSql, { organizationId }: Of): Promise<Usage> {
  const limits = await findLimits(tx, organizationId);
  const measure = async (resource: Resource) => ({
    used: await countResource(tx, organizationId, resource),
    limit: effectiveLimit(limits?.[resource]),
  });
  return {
    storage: {
      chunks: await measure("chunks"),
      documents: await measure("documents"),
      collections: await measure("collections"),
      bytes: await measure("bytes"),
    },
    rate_limits: { monthly_limit: effectiveLimit(limits?.requests) },
    current_usage: {
      monthly_limit_used: await findRequests(tx, organizationId, monthOf(new Date())),
    },
  };
}

/** Counts one upload, in the transaction that enters it and after `requireRoom`. */
export async function countUpload(tx: TenantSql, { organizationId }: Of): Promise<void> {
  await addUpload(tx, organizationId, dayOf(new Date()));
}

/**
 * Refuses what will not fit in, before work goes into it. Only `requireRoom` is exact.
 * @throws AppError license.limit_reached
 */
export async function requireRoomAhead(sql: TenantSql, member: Of, needed: Room): Promise<void> {
  const limits = await findLimits(sql, member.organizationId);
  for (const [resource, adding] of entriesOf(needed)) {
    await requireFits(sql, member, { resource, limits, adding });
  }
}

/**
 * Sees that something fits into what the licence allows. First thing in the transaction that adds it: where there is a
 * limit, such transactions of an organization follow one another, so that none counts what another is about to add.
 * @throws AppError license.limit_reached, organization.missing
 */
export async function requireRoom(tx: TenantSql, member: Of, needed: Room): Promise<void> {
  const { organizationId } = member;
  const limits = await findLimits(tx, organizationId);
  const isLimited = entriesOf(needed).some(([resource]) => effectiveLimit(limits?.[resource]));
  if (!isLimited) return holdOrganization(tx, organizationId);
  await lockOrganization(tx, organizationId);
  await requireRoomAhead(tx, member, needed);
}

/**
 * Counts one request to the assistant, in the transaction that takes it in and first thing in it.
 * @throws AppError license.monthly_limit_reached, organization.missing
 */
export async function countRequest(tx: TenantSql, member: Of): Promise<void> {
  const { organizationId } = member;
  const now = new Date();
  const month = monthOf(now);
  const counting = await addRequest(tx, holdWithMonthlyLimit(organizationId), {
    month,
    day: dayOf(now),
  });
  if (!counting) throw new AppError("organization.missing");
  if (counting.counted) return;
  const { limit } = counting;
  const resetsAt = nextMonth(now);
  const used = await findRequests(tx, organizationId, month);
  throw new AppError("license.monthly_limit_reached", {
    message: monthlySentence(limit ?? 0, resetsAt),
    detail: { limit, used, resets_at: resetsAt.toISOString() },
  });
}

/**
 * Whether the organization now holds more chunks than its licence allows. Exact in a transaction that has changed their
 * number: the statistics, which count them, are held by it until it ends.
 */
export async function exceedsChunkLimit(tx: Sql, organizationId: string): Promise<boolean> {
  const limit = effectiveLimit((await findLimits(tx, organizationId))?.chunks);
  return limit !== null && (await countResource(tx, organizationId, "chunks")) > limit;
}

const entriesOf = (needed: Room) => Object.entries(needed) as [Resource, number][];

type Addition = { resource: Resource; limits: Limits | undefined; adding: number };

async function requireFits(
  sql: TenantSql,
  { organizationId }: Of,
  { resource, limits, adding }: Addition,
): Promise<void> {
  const limit = effectiveLimit(limits?.[resource]);
  if (limit === null) return;
  const used = await countResource(sql, organizationId, resource);
  if (used + adding <= limit) return;
  throw new AppError("license.limit_reached", {
    message: limitSentence(resource, { limit, used }),
    detail: { resource, limit, used },
  });
}
