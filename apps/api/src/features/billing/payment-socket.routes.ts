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

/** Without a hint the provider is asked again after this long: its event may be late, lost or not set up. */
const askAgainMs = 5_000;

type Follow = { session_id: string };

/** The payment socket: the present state first, SUCCESS as soon as the subscription is active, then it closes. */
export function mountPaymentSocket(
  server: FastifyInstance,
  authenticator: Authenticator,
  app: BillingApp,
): void {
  mountSocket<Follow>(server, paymentSocketPath, {
    first: followPayment,
    async serve(conversation) {
      await follow(
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

/** API keys have no part in payments. */
async function identify(authenticator: Authenticator, token: string | null): Promise<KeyHolder> {
  const user = await authenticator.findSignedIn(token ?? "");
  if (user?.scopes === "all") return user;
  const message = "Authentication failed. Please log in again.";
  throw new AppError("session.expired", { message });
}

async function follow(
  app: BillingApp,
  user: KeyHolder,
  { first, send, signal }: Conversation<Follow>,
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
  const tell = (frame: PaymentFrame) => send(frame);
  try {
    for (let told = false; !signal.aborted; told = true) {
      const changed = nextChange(changes, signal);
      const { status } = await getSubscriptionStatus(app, user);
      if (status !== "inactive") return tell({ status: "SUCCESS" });
      if (!told) tell({ status: "PROCESSING" });
      if ((await changed) === "silence" && !signal.aborted) await syncCustomer(app, customerId);
    }
  } finally {
    await unsubscribe();
  }
}

/** Settles at the next change, after a while of silence, or when the client is gone. */
async function nextChange(changes: EventTarget, gone: AbortSignal): Promise<"change" | "silence"> {
  const done = new AbortController();
  const signal = AbortSignal.any([gone, done.signal, AbortSignal.timeout(askAgainMs)]);
  try {
    await once(changes, "change", { signal });
    return "change";
  } catch (error) {
    if (!signal.aborted) throw error;
    return "silence";
  } finally {
    done.abort();
  }
}
