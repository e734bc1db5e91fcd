import { screen, waitFor } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import type { FakeServer } from "../../test/fake-server.ts";
import { problem } from "../../test/fake-server.ts";
import {
  checkoutPage,
  removeSubscription,
  startBillingServer,
} from "../../test/billing-fixtures.ts";
import { memberRoutes } from "../../test/fixtures.ts";
import { renderApp } from "../../test/render-app.tsx";
import { redirectTo } from "./redirect-to.ts";

vi.mock("./redirect-to.ts", () => ({ redirectTo: vi.fn<typeof redirectTo>() }));

let server: FakeServer;
beforeEach(() => {
  vi.mocked(redirectTo).mockClear();
  server = startBillingServer();
});

const subscribeNow = () => screen.findByRole("button", { name: "Subscribe Now" });

describe("the subscribe page", () => {
  it("leads to the chat where subscriptions are not sold", async () => {
    server.on("GET /payments/stripe-config/", { stripe_enabled: false });
    const { address } = renderApp("/subscribe");
    await waitFor(() => expect(address()).toBe("/chat"));
  });

  it.each(["/chat", "/home", "/database", "/account"])(
    "is where %s leads without a subscription",
    async (path) => {
      removeSubscription(server);
      const { address } = renderApp(path);
      await waitFor(() => expect(address()).toBe("/subscribe"));
      expect(await screen.findByRole("heading", { name: "Footnote" })).toBeVisible();
    },
  );

  it("goes to the provider's page, busy until it is left", async () => {
    removeSubscription(server);
    const slow = Promise.withResolvers<unknown>();
    server.on("GET /payments/create-checkout-session/", () => slow.promise);
    const { user } = renderApp("/subscribe");
    await user.click(await subscribeNow());
    expect(await screen.findByRole("button", { name: "Redirecting..." })).toBeDisabled();
    slow.resolve({ sessionId: "cs_test_1", url: checkoutPage });
    await waitFor(() => expect(redirectTo).toHaveBeenCalledWith(checkoutPage));
    expect(screen.getByRole("button", { name: "Redirecting..." })).toBeDisabled();
  });

  it.each([null, "sk_test_1", undefined])("refuses the key %s without a call", async (key) => {
    removeSubscription(server);
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
    removeSubscription(server);
    server.on("GET /payments/create-checkout-session/", answer);
    const { user } = renderApp("/subscribe");
    await user.click(await subscribeNow());
    expect(await screen.findByRole("alert")).toHaveTextContent(words);
    expect(await subscribeNow()).toBeEnabled();
    expect(redirectTo).not.toHaveBeenCalled();
  });

  it("leads on when somebody else has paid meanwhile", async () => {
    removeSubscription(server);
    server.on("GET /payments/create-checkout-session/", () => {
      server.on("GET /organization/user-status/", memberRoutes["GET /organization/user-status/"]);
      return problem(409, "Already.", "subscription.already_active");
    });
    const { user, address } = renderApp("/subscribe");
    await user.click(await subscribeNow());
    await waitFor(() => expect(address()).toBe("/chat"));
  });

  it("offers an admin the portal when a payment is due", async () => {
    removeSubscription(server);
    server.on(
      "GET /payments/create-checkout-session/",
      problem(409, "A payment is due.", "subscription.payment_due"),
    );
    server.on("POST /payments/portal/", { url: "https://billing.example/p" });
    const { user } = renderApp("/subscribe");
    await user.click(await subscribeNow());
    await user.click(await screen.findByRole("button", { name: "Manage subscription" }));
    await waitFor(() => expect(redirectTo).toHaveBeenCalledWith("https://billing.example/p"));
  });
});
