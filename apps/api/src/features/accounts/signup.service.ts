import type { Has } from "../../platform/app.ts";
import { AppError } from "../../platform/errors.ts";

/**
 * Whether a token is that of an open invitation for an address. Invitations belong to a later feature, so the composition
 * passes it.
 * @throws AppError invitation.other_address
 */
export type IsInvited = (invited: { token: string; email: string }) => Promise<boolean>;

/** What decides whether somebody may create an account. */
export type Admission = { invitation: string | undefined; isInvited: IsInvited };

/** @throws AppError account.signup_closed, account.invitation_needed, invitation.other_address */
export async function requireSignup(
  { config }: Has<"config">,
  email: string,
  { invitation, isInvited }: Admission,
): Promise<void> {
  if (config.signup === "open") return;
  if (config.signup === "closed") throw new AppError("account.signup_closed");
  if (invitation === undefined || !(await isInvited({ token: invitation, email }))) {
    throw new AppError("account.invitation_needed");
  }
}
