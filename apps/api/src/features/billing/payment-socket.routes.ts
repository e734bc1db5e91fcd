import { once } from "node:events";
import { followPayment, type PaymentFrame, paymentSocketPath } from "@footnote/contracts/billing";
import type { FastifyInstance } from "fastify";
import type { Authenticator, KeyHolder } from "../../context/caller.ts";
import { type Conversation, mountSocket } from "../../http/sockets.ts";
import { AppError } from "../../platform/errors.ts";
import { findAccess } from "../organizations/organizations.service.ts";
import { requireOwnCheckout } from "./checkout.service.ts";
import { type BillingApp, syncCustomer, subscriptionTopic } from "./subscription-sync.service.ts";
import { getSubscriptionStatus } from "./subscriptions.service.ts";

/** Without a notification the provider is asked again after this long: its event may be late, lost or not set up. */
const pollAfterMs = 5_000;

type FirstMessage = { session_id: string };

/** Mounts the payment socket: it sends the current state, then SUCCESS when the subscription is active, and closes. */
export function mountPaymentSocket(
  server: FastifyInstance,
  authenticator: Authenticator,
  app: BillingApp,
): void {
  mountSocket<FirstMessage>(server, paymentSocketPath, {
    first: followPayment,
    async serve(conversation) {
      await streamPaymentStatus(
        app,
        await identify(authenticator, conversation.query.get("token")),
        conversation,
      );
    },
    explain: (error) => {
      if (error instanceof AppError) return { status: "ERROR", result: error.message };
      app.log.warn({ err: error }, "payment socket");
      return { status: "ERROR", result: "Failed to verify payment status." };
    },
  });
}

/** Refuses API keys. */
async function identify(authenticator: Authenticator, token: string | null): Promise<KeyHolder> {
  const user = await authenticator.findSignedIn(token ?? "");
  if (user?.scopes === "all") return user;
  const message = "Authentication failed. Please log in again.";
  throw new AppError("session.expired", { message });
}

async function streamPaymentStatus(
  app: BillingApp,
  user: KeyHolder,
  { first, send, signal }: Conversation<FirstMessage>,
): Promise<void> {
  const member = await findAccess(app, user);
  if (!member) throw new AppError("organization.missing");
  const customerId = await requireOwnCheckout(app, member, first.session_id);
  const changes = new EventTarget();
  const unsubscribe = await app.notifications.subscribe(
    subscriptionTopic(member.organizationId),
    () => {
      changes.dispatchEvent(new Event("change"));
    },
  );
  const sendFrame = (frame: PaymentFrame) => send(frame);
  try {
    for (let isFirst = true; !signal.aborted; isFirst = false) {
      const changed = waitForChange(changes, signal);
      const { status } = await getSubscriptionStatus(app, user);
      if (status !== "inactive") return sendFrame({ status: "SUCCESS" });
      if (isFirst) sendFrame({ status: "PROCESSING" });
      if ((await changed) === "timeout" && !signal.aborted) await syncCustomer(app, customerId);
    }
  } finally {
    await unsubscribe();
  }
}

/** Resolves at the next change, after `pollAfterMs` without one, or when the client has disconnected. */
async function waitForChange(
  changes: EventTarget,
  disconnected: AbortSignal,
): Promise<"change" | "timeout"> {
  const done = new AbortController();
  const signal = AbortSignal.any([disconnected, done.signal, AbortSignal.timeout(pollAfterMs)]);
  try {
    await once(changes, "change", { signal });
    return "change";
  } catch (error) {
    if (!signal.aborted) throw error;
    return "timeout";
  } finally {
    done.abort();
  }
}
