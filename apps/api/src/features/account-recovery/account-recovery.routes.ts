import * as calls from "@footnote/contracts/accounts/membership-review";
import type { Mount } from "../../http/mount.ts";
import type { Has } from "../../platform/app.ts";
import { describeReview, keepMembership, leaveMembership } from "./account-recovery.service.ts";

export function mountAccountRecovery(
  mount: Mount,
  app: Has<"db" | "jobs" | "notifications" | "config">,
): void {
  mount(calls.getMembershipReview, async ({ caller }) => ({
    review: await describeReview(app, caller),
  }));
  mount(calls.decideMembershipReview, async ({ caller, body }) => {
    if (body.decision === "keep") {
      await keepMembership(app, caller);
      return { message: "You keep your membership." };
    }
    await leaveMembership(app, caller);
    return { message: "You have left the organization." };
  });
}
