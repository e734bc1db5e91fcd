/** Whether an organization may be changed, or the reason why not. */
export type LicenseState = "active" | "inactive" | "expired";

/** The access that a licence gives, and its source; all null for an organization without one. */
export type StoredLicense = {
  isActive: boolean | null;
  expiresAt: Date | null;
  source: "initial" | "subscription" | "operator" | null;
};

/**
 * Returns the state of a licence at a time. With payments on (`sold`), the first licence of an organization gives no
 * access yet; with payments off again, a licence from a subscription stays valid without one.
 */
export function licenseState(
  { isActive, expiresAt, source }: StoredLicense,
  { now, sold }: { now: Date; sold: boolean },
): LicenseState {
  if (source === "subscription" && !sold) return "active";
  if (!isActive || (source === "initial" && sold)) return "inactive";
  return expiresAt !== null && expiresAt <= now ? "expired" : "active";
}

/** Returns whether an organization has a subscription that gives access, or an operator's licence instead. */
export function isSubscribed(license: StoredLicense, at: { now: Date; sold: boolean }): boolean {
  return !at.sold || license.source === "operator" || licenseState(license, at) === "active";
}
