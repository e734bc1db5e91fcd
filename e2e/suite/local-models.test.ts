import { expect } from "@playwright/test";
import { type HubEmulator, startHubEmulator } from "../../apps/api/src/test/hub-emulator.ts";
import { expectNoViolations } from "./axe.ts";
import { type OwnProduct, startOwnProduct } from "./own-product.ts";
import { test as base } from "./product.ts";

/** A product without any model, and a hub with tiny ones. */
const test = base.extend<object, { hub: HubEmulator; keyless: OwnProduct }>({
  hub: [
    // oxlint-disable-next-line no-empty-pattern -- how Playwright reads what a fixture needs
    async ({}, use) => {
      const hub = await startHubEmulator();
      await use(hub);
      await hub.close();
    },
    { scope: "worker" },
  ],
  keyless: [
    async ({ hub }, use) => {
      const product = await startOwnProduct({ LOCAL_MODELS_SOURCE: hub.address });
      await use(product);
      await product.stop();
    },
    { scope: "worker", timeout: 150_000 },
  ],
  baseURL: async ({ keyless }, use) => use(keyless.site),
});

const id = "Xenova/bge-reranker-base";

test("an operator installs a model, sees how far it is, and removes it", async ({
  page,
  member,
  keyless,
  hub,
}) => {
  test.setTimeout(180_000);
  await keyless.makeOperator(member.email);
  await page.goto("/operator?section=models");
  const row = page
    .getByRole("region", { name: "Local models" })
    .getByRole("listitem")
    .filter({ hasText: id });
  await expect(row).toContainText("Not installed.");
  const release = hub.hold();
  await row.getByRole("button", { name: `Install: ${id}` }).click();
  const bar = row.getByRole("progressbar", { name: `Download of ${id}` });
  await expect
    .poll(async () => Number(await bar.getAttribute("aria-valuenow")))
    .toBeGreaterThan(20);
  await expect(bar).not.toHaveAttribute("aria-valuenow", "100");
  release();
  await expect(row).toContainText("Installed, not in use");
  await row.getByRole("button", { name: `Remove: ${id}` }).click();
  await expectNoViolations(page);
  await page.getByRole("dialog").getByRole("button", { name: "Remove" }).click();
  await expect(row).toContainText("Not installed.");
  await row.getByRole("button", { name: `Import: ${id}` }).click();
  await expectNoViolations(page);
});
