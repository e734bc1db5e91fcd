import * as calls from "@footnote/contracts/billing";
import type { FastifyInstance } from "fastify";
import { requireKey } from "../../http/authentication.ts";
import type { Gate } from "../../http/caller.ts";
import type { Mount } from "../../http/mount.ts";
import { mountSocket } from "../../http/sockets.ts";
import { AppError } from "../../platform/errors.ts";

/** This server sells no subscriptions: who asks about one is told that none is needed. */
export function mountBilling(mount: Mount): void {
  const refuse = () => Promise.reject(new AppError("payments.disabled"));
  mount(calls.paymentsConfig, async () => ({ stripe_enabled: false }));
  mount(calls.subscriptionStatus, async () => ({ status: "active" as const }));
  mount(calls.createCheckoutSession, refuse);
  mount(calls.cancelSubscription, refuse);
}

/** The payment socket, which has nothing to report here and says so. */
export function mountPaymentSocket(server: FastifyInstance, gate: Gate): void {
  mountSocket(server, calls.paymentSocketPath, {
    first: calls.followPayment,
    async serve({ query }) {
      await requireKey(gate, query.get("token") ?? "", undefined);
      throw new AppError("payments.disabled");
    },
    explain: (error) => ({
      status: "ERROR",
      result: error instanceof AppError ? error.message : "Error processing server message.",
    }),
  });
}
