import { expect } from "@playwright/test";
import {
  startStripeEmulator,
  type StripeEmulator,
  stripeSettings,
} from "../../apps/api/src/test/stripe/emulator.ts";
import { test } from "../suite/complaints.ts";
import { type OwnProduct, startOwnProduct } from "../suite/own-product.ts";

let stripe: StripeEmulator;
let product: OwnProduct;
let site: string;

// A product of its own, which sells subscriptions; behind it stands an emulator of the provider.
test.beforeAll(async () => {
  test.setTimeout(150_000);
  stripe = await startStripeEmulator();
  product = await startOwnProduct(stripeSettings(stripe));
  ({ site } = product);
});

test.afterAll(async () => {
  await product.stop();
  await stripe.close();
});

test("from signing up over the payment page to the files, and out again", async ({
  page,
  complaints,
}) => {
  // The emulated provider's page has no icon.
  complaints.expect(/favicon\.ico/);
  await page.goto(`${site}/signup`);
  await page.getByLabel("Email").fill("ada@society.example");
  await page.getByLabel("Password", { exact: true }).fill("a long enough passphrase 42");
  await page.getByLabel("Confirm password").fill("a long enough passphrase 42");
  await page.getByRole("button", { name: "Create account" }).click();
  await page.getByLabel("Organization Name").fill("Analytical Society");
  await page.getByLabel("Organization Domain").fill("society.example");
  await page.getByRole("button", { name: "Submit" }).click();

  await expect(page).toHaveURL(`${site}/subscribe`);
  await page.goto(`${site}/database`);
  await expect(page).toHaveURL(`${site}/subscribe`);
  await page.getByRole("button", { name: "Subscribe Now" }).click();
  await expect(page).toHaveURL(/\/c\/pay\/cs_test_/);
  await page.getByRole("button", { name: "Subscribe" }).click();

  // No event is delivered: the payment page finds out by itself.
  await expect(page).toHaveURL(/\/payment-success\?session_id=cs_test_/);
  await expect(page.getByText("Your subscription is active! Redirecting...")).toBeVisible();
  await expect(page).toHaveURL(`${site}/database`);
  await expect(page.getByRole("button", { name: "New Folder" })).toBeEnabled();

  await page.getByRole("link", { name: "Account", exact: true }).click();
  const panel = page.getByRole("region", { name: "Subscription" });
  await expect(panel).toContainText(/Renews|Trial ends/);
  await panel.getByRole("button", { name: "Cancel Subscription" }).click();
  const dialog = page.getByRole("dialog", { name: "Cancel Subscription" });
  await dialog.getByRole("button", { name: "Cancel Subscription" }).click();
  await expect(panel).toContainText("Subscription cancellation scheduled.");
  await expect(panel).toContainText("Ends");

  // What was cancelled ends at the provider, and with it the access.
  const [event] = endAll();
  if (!event) throw new Error("nothing ended");
  expect(await stripe.deliver(event, { url: site })).toBe(200);
  await page.goto(`${site}/chat`);
  await expect(page).toHaveURL(`${site}/subscribe`);
});

function endAll() {
  for (const subscription of stripe.subscriptions.values()) stripe.cancel(subscription);
  return stripe.events.slice(-1);
}
