import type { UserStatus } from "@footnote/contracts/organizations";
import { paths } from "../shared/paths.ts";

/** Where a user goes after signing in; `null` status means that the check failed. */
export function getPathAfterLogin(status: UserStatus | null): string {
  if (!status) return paths.chat;
  if (status.needs_review) return paths.organizationReview;
  if (!status.has_organization) return paths.organizationSetup;
  return status.has_active_subscription ? paths.chat : paths.subscribe;
}

/** Where a page that needs a subscription redirects to; null if the user has access. */
export function getRequiredStep(status: UserStatus | null, stripeEnabled: boolean): string | null {
  if (!status) return null;
  if (status.needs_review) return paths.organizationReview;
  if (!status.has_organization) return paths.organizationSetup;
  return !status.has_active_subscription && stripeEnabled ? paths.subscribe : null;
}
