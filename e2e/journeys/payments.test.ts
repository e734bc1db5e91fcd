import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "@playwright/test";
import {
  startStripeEmulator,
  type StripeEmulator,
  stripeSettings,
} from "../../apps/api/src/test/stripe/emulator.ts";

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
const dataDir = mkdtempSync(join(tmpdir(), "footnote-e2e-payments-"));
let stripe: StripeEmulator;
let product: ChildProcess;
let site: string;

// A product of its own, which sells subscriptions; behind it stands an emulator of the provider.
test.beforeAll(async () => {
  stripe = await startStripeEmulator();
  const port = await freePort();
  site = `http://localhost:${port}`;
  product = spawn("node_modules/.bin/node", ["apps/api/src/entry/all-in-one.ts"], {
    cwd: root,
    stdio: "inherit",
    env: {
      ...process.env,
      ...stripeSettings(stripe),
      PORT: String(port),
      PUBLIC_URL: site,
      DATA_DIR: dataDir,
      DATABASE_URL: "",
      REDIS_URL: "",
      LOG_LEVEL: "error",
    },
  });
  await expect.poll(isReady, { timeout: 60_000 }).toBe(true);
});

test.afterAll(async () => {
  const ended = once(product, "exit");
  product.kill("SIGTERM");
  await ended;
  await stripe.close();
  rmSync(dataDir, { recursive: true, force: true });
});

const isReady = () =>
  fetch(`${site}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  );

test("from signing up over the payment page to the files, and out again", async ({ page }) => {
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

async function freePort(): Promise<number> {
  const server = createServer().listen(0, "localhost");
  await once(server, "listening");
  const address = server.address();
  server.close();
  await once(server, "close");
  if (address === null || typeof address === "string") throw new Error("no TCP port was given");
  return address.port;
}
