import type {
  LicenseChange,
  OperatorLicense,
  OperatorOrganization,
  OperatorOrganizationDetail,
} from "@footnote/contracts/operator";
import { z } from "zod";
import type { Has } from "../../platform/app.ts";
import { cutPage, decodeCursor } from "../../platform/database/page-cursor.ts";
import { AppError } from "../../platform/errors.ts";
import { type Actor, recordEvent } from "../audit/audit.service.ts";
import { type BillingApp, syncOrganization } from "../billing/subscription-sync.service.ts";
import { releaseLicense, updateLicense } from "../organizations/licenses.service.ts";
import { listMembers } from "../organizations/members.service.ts";
import { lockOrganization } from "../organizations/organizations.service.ts";
import { exportUsageHistory } from "../usage/history.service.ts";
import { monthOf } from "../usage/usage.rules.ts";
import { findIdByDomain, findOrganization, selectOrganizations } from "./organizations.repo.ts";

/** The cursor of lists that are ordered by id. */
export const idCursor = z.tuple([z.uuid()]);

export type Page = { search?: string | undefined; limit: number; cursor?: string | undefined };

/** Lists all organizations, page by page, the latest first. @throws AppError request.invalid for an unknown cursor */
export async function listOrganizations(
  app: Has<"db">,
  { search = "", limit, cursor }: Page,
): Promise<{ organizations: OperatorOrganization[]; next_cursor: string | null }> {
  const [after = null] = cursor === undefined ? [] : decodeCursor(cursor, idCursor);
  const page = { search, after, limit: limit + 1, month: monthOf(new Date()) };
  const found = await selectOrganizations(app.db, page);
  const { rows: organizations, nextCursor } = cutPage(found, limit, ({ id }) => [id]);
  return { organizations, next_cursor: nextCursor };
}

/** @throws AppError organization.not_found */
export async function getOrganization(
  app: Has<"db">,
  id: string,
): Promise<OperatorOrganizationDetail> {
  const found = await findOrganization(app.db, id, monthOf(new Date()));
  if (!found) throw new AppError("organization.not_found");
  return { ...found, member_list: await listMembers(app, { organizationId: id }) };
}

/** Yields the lines of a CSV file with the organization's usage per day. @throws AppError organization.not_found */
export async function exportUsage(
  app: Has<"db">,
  by: Actor,
  { id, days }: { id: string; days: number },
): Promise<string[]> {
  await getOrganization(app, id);
  return exportUsageHistory(app, { by, organizationId: id }, days);
}

/** Returns the id of the organization with an id or a domain. @throws AppError organization.not_found */
export async function identifyOrganization(app: Has<"db">, named: string): Promise<string> {
  if (isUuid(named)) return (await getOrganization(app, named)).id;
  const id = await findIdByDomain(app.db, named.toLowerCase());
  if (id === undefined) throw new AppError("organization.not_found");
  return id;
}

/**
 * Changes a licence. Seats and limits can be set beside a subscription. Setting activity or expiry overrides the
 * subscription until `follow_subscription` ends the override.
 * @throws AppError organization.not_found
 */
export async function setLicense(
  app: BillingApp,
  by: Actor,
  { id, change }: { id: string; change: LicenseChange },
): Promise<OperatorLicense> {
  await getOrganization(app, id);
  const { follow_subscription: follow, ...given } = change;
  await app.db.$transaction(async (tx) => {
    await lockOrganization(tx, id);
    if (follow) await releaseLicense(tx, id);
    await updateLicense(tx, id, given);
    const detail = Object.fromEntries(
      Object.entries(change).filter(([, value]) => value !== undefined),
    ) as Record<string, string | number | boolean | null>;
    await recordEvent(tx, { action: "license.changed", by, organizationId: id, detail });
  });
  if (follow && app.payments) await syncOrganization(app, id);
  return (await getOrganization(app, id)).license;
}

const uuid = /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/i;

export const isUuid = (text: string): boolean => uuid.test(text);
