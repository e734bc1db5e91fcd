import type { Has } from "../../platform/app.ts";
import { AppError } from "../../platform/errors.ts";

/** Whether a token is that of an open invitation. Invitations belong to a later feature, so the composition passes it. */
export type IsInvited = (token: string) => Promise<boolean>;

/** What decides whether somebody may create an account. */
export type Admission = { invitation: string | undefined; isInvited: IsInvited };

/** @throws AppError account.signup_closed, account.invitation_needed */
export async function requireSignup(
  { config }: Has<"config">,
  { invitation, isInvited }: Admission,
): Promise<void> {
  if (config.signup === "open") return;
  if (config.signup === "closed") throw new AppError("account.signup_closed");
  if (invitation === undefined || !(await isInvited(invitation))) {
    throw new AppError("account.invitation_needed");
  }
}
