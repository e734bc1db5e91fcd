/** Whether an organization may be written to, and if not, why. */
export type LicenseState = "active" | "inactive" | "expired";

/** What a licence says, and whose word it is; all null for an organization without one. */
export type StoredLicense = {
  isActive: boolean | null;
  expiresAt: Date | null;
  source: "initial" | "subscription" | "operator" | null;
};

/**
 * What a licence means at a moment. Where subscriptions are sold (`sold`), the licence an organization begins with
 * gives nothing yet; where they are no longer sold, what followed a subscription goes on without one.
 */
export function licenseState(
  { isActive, expiresAt, source }: StoredLicense,
  { now, sold }: { now: Date; sold: boolean },
): LicenseState {
  if (source === "subscription" && !sold) return "active";
  if (!isActive || (source === "initial" && sold)) return "inactive";
  return expiresAt !== null && expiresAt <= now ? "expired" : "active";
}

/** Whether an organization has a subscription that gives access, or needs none: an operator's word stands in for one. */
export function isSubscribed(license: StoredLicense, at: { now: Date; sold: boolean }): boolean {
  return !at.sold || license.source === "operator" || licenseState(license, at) === "active";
}
