/** Whether an organization may be written to, and if not, why. */
export type LicenseState = "active" | "inactive" | "expired";

/** What a licence says at a moment. An organization without one has none that is active. */
export function licenseState(
  license: { isActive: boolean; expiresAt: Date | null } | null,
  now: Date,
): LicenseState {
  if (!license?.isActive) return "inactive";
  return license.expiresAt !== null && license.expiresAt <= now ? "expired" : "active";
}
