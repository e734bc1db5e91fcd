import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import type { FakeServer } from "../../test/fake-server.ts";
import { problem, startFakeServer } from "../../test/fake-server.ts";
import type { FakeSocket } from "../../test/fake-sockets.ts";
import { startFakeSockets } from "../../test/fake-sockets.ts";
import { givenSession, memberRoutes } from "../../test/given.ts";
import { renderApp } from "../../test/render-app.tsx";
import { leaveFor } from "./leave.ts";

vi.mock("./leave.ts", () => ({ leaveFor: vi.fn<typeof leaveFor>() }));

const sold = { stripe_enabled: true, publishable_key: "pk_test_1" };
const page = "https://checkout.example/c/pay/cs_test_1";
const renews = "2026-12-21T09:30:00.000Z";
const paid = {
  provider_status: "active",
  seats: 1,
  renews_at: renews,
  ends_at: null,
  trial_ends_at: null,
  grace_until: null,
};

let server: FakeServer;
let sockets: FakeSocket[];
beforeEach(() => {
  vi.mocked(leaveFor).mockClear();
  givenSession();
  sockets = startFakeSockets();
  server = startFakeServer({
    ...memberRoutes,
    "GET /payments/stripe-config/": sold,
    "GET /payments/create-checkout-session/": { sessionId: "cs_test_1", url: page },
    "GET /payments/subscription-status/": { status: "active", subscription: paid },
  });
});

const subscribeNow = () => screen.findByRole("button", { name: "Subscribe Now" });

function unpaid() {
  server.on("GET /organization/user-status/", {
    has_organization: true,
    has_active_subscription: false,
  });
  server.on("GET /payments/subscription-status/", { status: "inactive", subscription: null });
}

describe("the subscribe page", () => {
  it("leads to the chat where subscriptions are not sold", async () => {
    server.on("GET /payments/stripe-config/", { stripe_enabled: false });
    const { address } = renderApp("/subscribe");
    await waitFor(() => expect(address()).toBe("/chat"));
  });

  it.each(["/chat", "/home", "/database", "/account"])(
    "is where %s leads without a subscription",
    async (path) => {
      unpaid();
      const { address } = renderApp(path);
      await waitFor(() => expect(address()).toBe("/subscribe"));
      expect(await screen.findByRole("heading", { name: "Footnote" })).toBeVisible();
    },
  );

  it("goes to the provider's page, busy until it is left", async () => {
    unpaid();
    const slow = Promise.withResolvers<unknown>();
    server.on("GET /payments/create-checkout-session/", () => slow.promise);
    const { user } = renderApp("/subscribe");
    await user.click(await subscribeNow());
    expect(await screen.findByRole("button", { name: "Redirecting..." })).toBeDisabled();
    slow.resolve({ sessionId: "cs_test_1", url: page });
    await waitFor(() => expect(leaveFor).toHaveBeenCalledWith(page));
    expect(screen.getByRole("button", { name: "Redirecting..." })).toBeDisabled();
  });

  it.each([null, "sk_test_1", undefined])("refuses the key %s without a call", async (key) => {
    unpaid();
    server.on("GET /payments/stripe-config/", { stripe_enabled: true, publishable_key: key });
    const { user } = renderApp("/subscribe");
    await user.click(await subscribeNow());
    expect(await screen.findByRole("alert")).toHaveTextContent("Invalid Stripe configuration.");
    expect(server.callsTo("GET /payments/create-checkout-session/")).toEqual([]);
  });

  it.each([
    [problem(502, "The payment provider did not answer."), "The payment provider did not answer."],
    [problem(500, ""), "An error occurred. Please try again."],
    [{ sessionId: "cs_test_1" }, "An error occurred. Please try again."],
  ])("says why it failed, and can be tried again", async (answer, words) => {
    unpaid();
    server.on("GET /payments/create-checkout-session/", answer);
    const { user } = renderApp("/subscribe");
    await user.click(await subscribeNow());
    expect(await screen.findByRole("alert")).toHaveTextContent(words);
    expect(await subscribeNow()).toBeEnabled();
    expect(leaveFor).not.toHaveBeenCalled();
  });

  it("leads on when somebody else has paid meanwhile", async () => {
    unpaid();
    server.on("GET /payments/create-checkout-session/", () => {
      server.on("GET /organization/user-status/", memberRoutes["GET /organization/user-status/"]);
      return problem(409, "Already.", "subscription.already_active");
    });
    const { user, address } = renderApp("/subscribe");
    await user.click(await subscribeNow());
    await waitFor(() => expect(address()).toBe("/chat"));
  });

  it("offers an admin the portal when a payment is due", async () => {
    unpaid();
    server.on(
      "GET /payments/create-checkout-session/",
      problem(409, "A payment is due.", "subscription.payment_due"),
    );
    server.on("POST /payments/portal/", { url: "https://billing.example/p" });
    const { user } = renderApp("/subscribe");
    await user.click(await subscribeNow());
    await user.click(await screen.findByRole("button", { name: "Manage subscription" }));
    await waitFor(() => expect(leaveFor).toHaveBeenCalledWith("https://billing.example/p"));
  });
});

describe("the payment-success page", () => {
  const address = "/payment-success?session_id=cs_test_1";

  it("goes on to the database when the subscription is active already", async () => {
    const { address: now } = renderApp(address);
    expect(await screen.findByText("Your subscription is active! Redirecting...")).toBeVisible();
    expect(sockets).toEqual([]);
    await waitFor(() => expect(now()).toBe("/database"), { timeout: 6000 });
  });

  it.each([
    ["inactive", { status: "inactive", subscription: null }],
    ["not there yet", problem(404, "Nothing.")],
  ])("waits on the socket while the status is %s", async (_, answer) => {
    unpaid();
    server.on("GET /payments/subscription-status/", answer);
    const { address: now } = renderApp(address);
    expect(await screen.findByText("Verifying your payment...")).toBeVisible();
    await waitFor(() => expect(sockets).toHaveLength(1));
    const [socket] = sockets;
    expect(socket?.url).toMatch(/^ws:\/\/[^/]+\/ws\/payment_status\/\?token=secret$/);
    socket?.accept();
    expect(socket?.sent).toEqual([{ session_id: "cs_test_1" }]);
    socket?.say({ status: "PROCESSING" });
    server.on("GET /organization/user-status/", memberRoutes["GET /organization/user-status/"]);
    socket?.say({ status: "SUCCESS" });
    expect(await screen.findByText("Your subscription is active! Redirecting...")).toBeVisible();
    await waitFor(() => expect(now()).toBe("/database"), { timeout: 6000 });
  });

  it("connects again when the connection is lost", async () => {
    unpaid();
    renderApp(address);
    await waitFor(() => expect(sockets).toHaveLength(1));
    sockets[0]?.drop();
    await waitFor(() => expect(sockets).toHaveLength(2));
    sockets[1]?.accept();
    expect(sockets[1]?.sent).toEqual([{ session_id: "cs_test_1" }]);
  });

  it("needs a session id", async () => {
    renderApp("/payment-success");
    expect(await screen.findByRole("heading", { name: "Verification Failed" })).toBeVisible();
    expect(screen.getByRole("alert")).toHaveTextContent("No session ID found.");
    expect(server.callsTo("GET /payments/subscription-status/")).toEqual([]);
  });

  it("says when the status cannot be read", async () => {
    server.on("GET /payments/subscription-status/", problem(500, "Broken"));
    renderApp(address);
    expect(await screen.findByRole("heading", { name: "Verification Failed" })).toBeVisible();
    expect(screen.getByRole("alert")).toHaveTextContent("Failed to verify payment status.");
  });

  it("sends who has no session any more to the log-in, which says why", async () => {
    server.on(
      "GET /payments/subscription-status/",
      problem(401, "Your session has ended.", "session.dead"),
    );
    const { address: now } = renderApp(address);
    await waitFor(() => expect(now()).toBe("/login"));
    expect(await screen.findByRole("alert")).toHaveTextContent(
      "Authentication failed. Please log in again.",
    );
  });

  it.each([
    [{ status: "ERROR", result: "This payment session does not exist." }, "does not exist"],
    [{ status: "ERROR" }, "Failed to verify payment status."],
  ])("says what the socket says went wrong", async (frame, words) => {
    unpaid();
    renderApp(address);
    await waitFor(() => expect(sockets).toHaveLength(1));
    sockets[0]?.accept();
    sockets[0]?.say(frame);
    expect(await screen.findByRole("alert")).toHaveTextContent(words);
  });
});

describe("the subscription on the account page", () => {
  const panel = async () => within(await screen.findByRole("region", { name: "Subscription" }));

  it("is not there where subscriptions are not sold", async () => {
    server.on("GET /payments/stripe-config/", { stripe_enabled: false });
    renderApp("/account");
    expect(await screen.findByRole("heading", { name: "Delete Account" })).toBeVisible();
    expect(screen.queryByRole("region", { name: "Subscription" })).toBeNull();
  });

  it.each([
    [{ message: "It ends on Dec 21." }, "It ends on Dec 21."],
    [{}, "Subscription cancellation scheduled."],
  ])("can be cancelled by an admin after a question", async (answer, words) => {
    server.on("POST /payments/cancel-subscription/", () => {
      const ending = { ...paid, renews_at: null, ends_at: "2099-12-21T09:30:00.000Z" };
      const told = { status: "active", subscription: ending };
      server.on("GET /payments/subscription-status/", told);
      return answer;
    });
    const { user } = renderApp("/account");
    expect(await (await panel()).findByText("Dec 21, 2026")).toBeVisible();
    await user.click(await (await panel()).findByRole("button", { name: "Cancel Subscription" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Cancel Subscription" }));
    expect(
      dialog.getByText(
        "Are you sure you want to cancel your subscription? You will retain access until the end of your current billing period.",
      ),
    ).toBeVisible();
    expect(server.callsTo("POST /payments/cancel-subscription/")).toEqual([]);
    await user.click(dialog.getByRole("button", { name: "Cancel Subscription" }));
    expect(await screen.findByText(words)).toBeVisible();
    expect(await (await panel()).findByText("Dec 21, 2099")).toBeVisible();
    expect((await panel()).queryByRole("button", { name: "Cancel Subscription" })).toBeNull();
  });

  it.each([
    [problem(502, "The payment provider did not answer."), "The payment provider did not answer."],
    [problem(500, ""), "Failed to cancel subscription."],
  ])("says why it could not be cancelled", async (answer, words) => {
    server.on("POST /payments/cancel-subscription/", answer);
    const { user } = renderApp("/account");
    await user.click(await (await panel()).findByRole("button", { name: "Cancel Subscription" }));
    const dialog = within(await screen.findByRole("dialog"));
    await user.click(dialog.getByRole("button", { name: "Cancel Subscription" }));
    expect(await dialog.findByRole("alert")).toHaveTextContent(words);
  });

  it("leaves the decision to admins, and warns everybody of a failed payment", async () => {
    server.on("GET /organization/current/", {
      ...memberRoutes["GET /organization/current/"],
      user_role: "member",
    });
    server.on("GET /payments/subscription-status/", {
      status: "active",
      subscription: { ...paid, provider_status: "past_due", grace_until: renews },
    });
    renderApp("/account");
    expect(await (await panel()).findByRole("alert")).toHaveTextContent(
      "The last payment failed. Change the card before Dec 21, 2026 to keep access.",
    );
    expect(await (await panel()).findByText(/Admins of your organization/)).toBeVisible();
    expect((await panel()).queryAllByRole("button")).toEqual([]);
  });
});
