import {
  connection,
  operatorModels,
  organizationModels,
} from "../../apps/web/src/test/models-fixtures.ts";
import { type Page, expect } from "@playwright/test";
import { answer, hold, problem } from "./answers.ts";
import { expectNoViolations } from "./axe.ts";
import { signInAsOperator } from "./operator.ts";
import { addColleague } from "./people.ts";
import { test } from "./product.ts";

const json = (value: unknown) => ({ body: JSON.stringify(value), contentType: "application/json" });

test.use({ contextOptions: { reducedMotion: "reduce" } });
test.beforeEach(({ member }) => expect(member.token).not.toBe(""));

test.describe("axe finds nothing", () => {
  test.describe.configure({ timeout: 240_000 });
  test("on the account's overview and its questions before deleting", async ({
    page,
    member,
    request,
  }) => {
    await addColleague(member, { request });
    await page.goto("/account");
    await expect(page.getByRole("region", { name: "Usage and Limits" })).toContainText("N/A");
    await expectNoViolations(page);
    for (const name of ["Leave organization", "Delete organization", "Delete account"]) {
      await openDialog(page, name);
      await expectNoViolations(page);
      await closeDialog(page);
    }
  });

  test("on its overview with nothing that could be loaded", async ({ page }) => {
    await answer(page, "/auth/users/r2r-usage/", problem(400, "The counters sleep."));
    await answer(page, "/organization/current/", problem(400, "No"));
    await page.goto("/account");
    await expect(page.getByText("Error: The counters sleep.")).toBeVisible();
    await expectNoViolations(page);
  });

  test("on sessions, password and API keys", async ({ page }) => {
    await page.goto("/account?section=security");
    const keys = page.getByRole("region", { name: "API Keys" });
    await keys.getByRole("button", { name: "Create API key" }).click();
    await expect(keys.getByRole("alert")).toBeVisible();
    await expectNoViolations(page);
    await keys.getByLabel("Name").fill("Nightly import");
    await keys.getByRole("button", { name: "Create API key" }).click();
    await expect(keys.getByRole("listitem")).toHaveCount(1);
    await expectNoViolations(page);
    await openDialog(page, "Revoke Nightly import");
    await expectNoViolations(page);
  });

  test("on members and invitations", async ({ page, member, request }) => {
    const { email } = await addColleague(member, { request });
    await page.goto("/account?section=members");
    await page.getByRole("button", { name: "Create invitation link" }).click();
    await expect(page.getByRole("textbox", { name: "Invitation link" })).toBeVisible();
    await expectNoViolations(page);
    await openDialog(page, `Remove ${email}`);
    await expectNoViolations(page);
  });

  test("on the summary, usage over time and the audit log", async ({ page, library }) => {
    expect(library.folderId).not.toBe("");
    await page.goto("/account?section=activity");
    await expect(page.getByRole("table", { name: "Documents by state" })).toContainText("Ready1");
    await page.getByText("Show as a table").click();
    await expect(page.getByText("Organization created").last()).toBeVisible();
    await expectNoViolations(page);
  });

  test("on subscribing, with its error", async ({ page }) => {
    await sellSubscriptions(page, false);
    await answer(page, "/payments/create-checkout-session/", problem(502, "Closed."));
    await page.goto("/subscribe");
    await expectNoViolations(page);
    await page.getByRole("button", { name: "Subscribe Now" }).click();
    await expect(page.getByRole("alert")).toBeVisible();
    await expectNoViolations(page);
  });

  test("on a payment being verified, failed and active", async ({ page }) => {
    await sellSubscriptions(page, true);
    await page.goto("/payment-success");
    await expect(page.getByRole("heading", { name: "Verification Failed" })).toBeVisible();
    await expectNoViolations(page);
    await stayForGood(page);
    await answer(page, "/payments/subscription-status/", json({ status: "active" }));
    const check = await hold(page, "/payments/subscription-status/");
    await page.goto("/payment-success?session_id=cs_1");
    await expect(page.getByText("Verifying your payment...")).toBeVisible();
    check.release();
    await expect(page.getByText("Your subscription is active! Redirecting...")).toBeVisible();
    await expectNoViolations(page);
  });

  test("on a subscription and the question before cancelling it", async ({ page }) => {
    await sellSubscriptions(page, true);
    const subscription = {
      seats: 1,
      renews_at: "2030-12-21T09:30:00.000Z",
      ends_at: null,
      trial_ends_at: null,
      grace_until: "2030-12-28T09:30:00.000Z",
    };
    const status = json({ status: "active", subscription });
    await answer(page, "/payments/subscription-status/", status);
    await page.goto("/account");
    await openDialog(page, "Cancel Subscription");
    await expectNoViolations(page);
    await page.getByRole("button", { name: "Keep subscription" }).click();
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await expectNoViolations(page);
  });

  test("on the models of an organization and what can be done with them", async ({ page }) => {
    const roles = operatorModels.roles;
    const own = { ...organizationModels, may_connect: true, connections: [connection], roles };
    await answer(page, "/organization/models/", json(own));
    await page.goto("/account?section=models");
    await expect(page.getByRole("heading", { name: "Budget for models" })).toBeVisible();
    await expectNoViolations(page);
    await page.getByRole("button", { name: "Choose: Answers" }).click();
    await expect(page.getByRole("dialog")).toBeVisible();
    await expectNoViolations(page);
  });

  test("on the pages of who runs the installation", async ({ page }) => {
    await signInAsOperator(page);
    for (const [section, shown] of [
      ["organizations", "Analytical Society"],
      ["users", "carl@example.org"],
      ["models", "https://api.openai.com/v1"],
      ["documents", "minutes.pdf"],
      ["queues", "ingest"],
    ] as const) {
      await page.goto(`/operator?section=${section}`);
      await expect(page.getByRole("main").getByText(shown).first()).toBeVisible();
      await expectNoViolations(page);
    }
    await page.goto("/operator?section=models");
    for (const name of ["Edit OpenAI", "Delete OpenAI", "Choose: Answers", /^Import: /] as const) {
      await page.getByRole("button", { name }).first().click();
      await expect(page.getByRole("dialog")).toBeVisible();
      await expectNoViolations(page);
      await page.getByRole("button", { name: "Cancel" }).last().click();
      await expect(page.getByRole("dialog")).toHaveCount(0);
    }
    await page.goto("/operator");
    await page
      .getByRole("button", { name: /license/i })
      .first()
      .click();
    await expect(page.getByRole("dialog")).toBeVisible();
    await expectNoViolations(page);
  });
});

/** The page that leads on after three seconds does not: axe may take longer. */
async function stayForGood(page: Page) {
  await page.addInitScript(() => {
    const later = setTimeout;
    const patient = (run: () => void, ms?: number) => (ms === 3000 ? 0 : later(run, ms));
    Object.assign(globalThis, { setTimeout: patient });
  });
}

async function openDialog(page: Page, button: string) {
  await page.getByRole("button", { name: button }).first().click();
  await expect(page.getByRole("dialog")).toBeVisible();
}

async function closeDialog(page: Page) {
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toBeHidden();
}

async function sellSubscriptions(page: Page, active: boolean) {
  const config = { stripe_enabled: true, publishable_key: "pk_test_1" };
  await answer(page, "/payments/stripe-config/", json(config));
  const onboarding = { has_organization: true, has_active_subscription: active };
  await answer(page, "/organization/user-status/", json(onboarding));
}
