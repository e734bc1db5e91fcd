import { type Page, expect } from "@playwright/test";
import { answer, hold, problem, stopClock } from "./answers.ts";
import { test } from "./product.ts";
import { takeSocket } from "./uploads.ts";

const checkout = "/payments/create-checkout-session/";
const status = "/payments/subscription-status/";
const cancel = "/payments/cancel-subscription/";
const dead = problem(401, "Your session has ended. Please log in again.", "session.expired");
const json = (value: unknown) => ({ body: JSON.stringify(value), contentType: "application/json" });

/** The same product, as a server that sells subscriptions reports it. */
async function sellSubscriptions(page: Page, rest: { active?: boolean; key?: string } = {}) {
  const { active = false, key = "pk_test_1" } = rest;
  await answer(
    page,
    "/payments/stripe-config/",
    json({ stripe_enabled: true, publishable_key: key }),
  );
  const onboarding = { has_organization: true, has_active_subscription: active };
  await answer(page, "/organization/user-status/", json(onboarding));
}

test.beforeEach(({ member }) => expect(member.token).not.toBe(""));

test.describe("the subscribe page", () => {
  test("without payments it leads to the chat", async ({ page }) => {
    await page.goto("/subscribe");
    await expect(page).toHaveURL("/chat");
  });

  test("has the product's name, and Subscribe Now reads Redirecting... while busy", async ({
    page,
  }) => {
    await sellSubscriptions(page);
    await page.goto("/subscribe");
    await expect(page.getByRole("heading", { name: "Footnote" })).toBeVisible();
    await hold(page, checkout);
    await page.getByRole("button", { name: "Subscribe Now" }).click();
    await expect(page.getByRole("button", { name: "Redirecting..." })).toBeDisabled();
  });

  test("says why the checkout could not begin, or An error occurred. Please try again.", async ({
    page,
  }) => {
    await sellSubscriptions(page);
    await answer(page, checkout, problem(502, "The payment provider is closed."));
    await page.goto("/subscribe");
    await page.getByRole("button", { name: "Subscribe Now" }).click();
    await expect(page.getByRole("alert")).toContainText("The payment provider is closed.");
    await answer(page, checkout, { status: 500, body: "" });
    await page.getByRole("button", { name: "Subscribe Now" }).click();
    await expect(page.getByRole("alert")).toContainText("An error occurred. Please try again.");
  });

  test("a key without the test or live prefix: Invalid Stripe configuration.", async ({ page }) => {
    await sellSubscriptions(page, { key: "sk_test_1" });
    await page.goto("/subscribe");
    await page.getByRole("button", { name: "Subscribe Now" }).click();
    await expect(page.getByRole("alert")).toContainText("Invalid Stripe configuration.");
  });
});

test.describe("the payment page", () => {
  test.beforeEach(({ page }) => sellSubscriptions(page));

  for (const state of ["active", "trialing"]) {
    test(`verifies, finds the subscription ${state} and goes to the database after 3 s`, async ({
      page,
    }) => {
      await page.clock.install();
      await answer(page, status, json({ status: state }));
      const check = await hold(page, status);
      await page.goto("/payment-success?session_id=cs_1");
      await expect(page.getByText("Verifying your payment...")).toBeVisible();
      await sellSubscriptions(page, { active: true });
      await stopClock(page);
      check.release();
      await expect(async () => {
        await page.clock.runFor(10);
        const reported = page.getByText("Your subscription is active! Redirecting...");
        expect(await reported.count()).toBe(1);
      }).toPass({ intervals: [20] });
      await page.clock.runFor(2900);
      await expect(page).toHaveURL(/payment-success/);
      await page.clock.runFor(200);
      await page.clock.resume();
      await expect(page).toHaveURL("/database");
    });
  }

  for (const [title, reply] of [
    ["inactive", json({ status: "inactive" })],
    ["not there yet (404)", problem(404, "No subscription.")],
  ] as const) {
    test(`keeps waiting on the socket while the subscription is ${title}`, async ({ page }) => {
      const socket = await takeSocket(page, "/ws/payment_status/**");
      await answer(page, status, reply);
      await page.goto("/payment-success?session_id=cs_1");
      await expect.poll(() => socket.received).toEqual([{ session_id: "cs_1" }]);
      await expect(page.getByText("Verifying your payment...")).toBeVisible();
      await sellSubscriptions(page, { active: true });
      socket.say({ status: "SUCCESS" });
      await expect(page.getByText("Your subscription is active! Redirecting...")).toBeVisible();
      await expect(page).toHaveURL("/database");
    });
  }

  test("without session_id: No session ID found.", async ({ page }) => {
    await page.goto("/payment-success");
    await expectFailure(page, "No session ID found.");
  });

  test("that cannot be read: Failed to verify payment status.", async ({ page }) => {
    await answer(page, status, problem(400, "No"));
    await page.goto("/payment-success?session_id=cs_1");
    await expectFailure(page, "Failed to verify payment status.");
  });

  for (const [title, end] of [
    ["before it is asked", (page: Page) => answer(page, status, dead)],
    ["while the page waits", (page: Page) => answer(page, status, json({ status: "inactive" }))],
  ] as const) {
    test(`of a session that ended ${title}: Authentication failed. Please log in again.`, async ({
      page,
      member,
    }) => {
      await end(page);
      const check = await hold(page, status);
      await page.goto("/payment-success?session_id=cs_1");
      await expect(page.getByText("Verifying your payment...")).toBeVisible();
      await member.post("/auth/logout/");
      check.release();
      await expect(page.getByRole("alert")).toContainText(
        "Authentication failed. Please log in again.",
      );
    });
  }

  test("without a server: A connection error occurred.", async ({ page }) => {
    await answer(page, status, "unreachable");
    await page.goto("/payment-success?session_id=cs_1");
    await expectFailure(
      page,
      "A connection error occurred. Please refresh the page or contact support.",
    );
  });
});

test.describe("cancelling", () => {
  const question =
    "Are you sure you want to cancel your subscription? You will retain access until the end of your current billing period.";

  test.beforeEach(async ({ page }) => {
    await sellSubscriptions(page, { active: true });
    const subscription = {
      seats: 1,
      renews_at: "2026-12-21T09:30:00.000Z",
      ends_at: null,
      trial_ends_at: null,
      grace_until: null,
    };
    await answer(page, status, json({ status: "active", subscription }));
    await page.goto("/account");
    await page.getByRole("button", { name: "Cancel Subscription" }).click();
    await expect(page.getByRole("dialog")).toContainText(question);
  });

  for (const [message, sentence] of [
    ["It ends with the month.", "It ends with the month."],
    [undefined, "Subscription cancellation scheduled."],
  ] as const) {
    test(`shows ${message === undefined ? "its own sentence" : "the returned message"}`, async ({
      page,
    }) => {
      await answer(page, cancel, json({ message }));
      await confirm(page);
      await expect(page.getByText(sentence)).toBeVisible();
    });
  }

  for (const [reply, sentence] of [
    [problem(502, "The payment provider is closed."), "The payment provider is closed."],
    [{ status: 500, body: "" }, "Failed to cancel subscription."],
  ] as const) {
    test(`that fails: ${sentence}`, async ({ page }) => {
      await answer(page, cancel, reply);
      await confirm(page);
      await expect(page.getByRole("alert")).toContainText(sentence);
    });
  }
});

async function confirm(page: Page) {
  await page.getByRole("dialog").getByRole("button", { name: "Cancel Subscription" }).click();
}

async function expectFailure(page: Page, reason: string) {
  await expect(page.getByRole("heading", { name: "Verification Failed" })).toBeVisible();
  await expect(page.getByRole("alert")).toContainText(reason);
}
