import type { LicenseChange } from "@footnote/contracts/operator";
import type { Sql } from "../../platform/database/database.ts";

/** Changes the given fields. Setting activity or expiry makes the operator the source of the licence. */
export async function updateLicense(
  tx: Sql,
  organizationId: string,
  change: Omit<LicenseChange, "follow_subscription">,
): Promise<void> {
  const { max_users, max_documents, max_chunks, max_collections, monthly_requests } = change;
  const { max_storage_mb, is_active, expires_at } = change;
  const limits = {
    ...(max_users !== undefined && { maxUsers: max_users }),
    ...(max_documents !== undefined && { maxDocuments: max_documents }),
    ...(max_chunks !== undefined && { maxChunks: max_chunks }),
    ...(max_collections !== undefined && { maxCollections: max_collections }),
    ...(max_storage_mb !== undefined && { maxStorageMb: max_storage_mb }),
    ...(monthly_requests !== undefined && { monthlyRequests: monthly_requests }),
  };
  const given = is_active !== undefined || expires_at !== undefined;
  const word = given && {
    source: "operator" as const,
    ...(is_active !== undefined && { isActive: is_active }),
    ...(expires_at !== undefined && {
      expiresAt: expires_at === null ? null : new Date(expires_at),
    }),
  };
  await tx.license.updateMany({ where: { organizationId }, data: { ...limits, ...word } });
}

/** Resets activity and expiry to those of a new organization; the next sync of the subscription sets them. */
export async function releaseLicense(tx: Sql, organizationId: string): Promise<void> {
  const data = { source: "initial" as const, isActive: true, expiresAt: null };
  await tx.license.updateMany({ where: { organizationId }, data });
}
