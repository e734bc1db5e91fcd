import { screen, within } from "@testing-library/react";
import { beforeEach, describe, expect, it } from "vitest";
import type { FakeServer } from "../../test/fake-server.ts";
import { problem } from "../../test/fake-server.ts";
import { paid, renews, startBillingServer } from "../../test/billing-fixtures.ts";
import { memberRoutes } from "../../test/fixtures.ts";
import { renderApp } from "../../test/render-app.tsx";

let server: FakeServer;
beforeEach(() => {
  server = startBillingServer();
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
      const status = { status: "active", subscription: ending };
      server.on("GET /payments/subscription-status/", status);
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
      "The last payment failed. Update the card before Dec 21, 2026 to keep access.",
    );
    expect(await (await panel()).findByText(/Only admins of your organization/)).toBeVisible();
    expect((await panel()).queryAllByRole("button")).toEqual([]);
  });
});
