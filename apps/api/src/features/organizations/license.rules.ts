/** Whether an organization may be written to, and if not, why. */
export type LicenseState = "active" | "inactive" | "expired";

/** What a licence says at a moment; `isActive` is null for an organization without one. */
export function licenseState(
  { isActive, expiresAt }: { isActive: boolean | null; expiresAt: Date | null },
  now: Date,
): LicenseState {
  if (!isActive) return "inactive";
  return expiresAt !== null && expiresAt <= now ? "expired" : "active";
}
