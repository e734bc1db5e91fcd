import type { Has } from "../../platform/app.ts";
import { bindJob } from "../../platform/jobs/jobs.ts";
import { endSubscriptions, followSubscription } from "./billing.jobs.ts";
import { endDeparted } from "./departing.service.ts";
import { type BillingApp, followCustomer } from "./following.service.ts";

export function bindFollowing(app: BillingApp) {
  return bindJob(followSubscription, async ({ customerId }) => {
    if (app.payments) await followCustomer(app, customerId);
  });
}

export function bindEnding(app: Has<"db" | "payments">) {
  return bindJob(endSubscriptions, ({ customerId }) => endDeparted(app, customerId));
}
