import { expect } from "@playwright/test";
import { expectNoViolations } from "./axe.ts";
import { test } from "./product.ts";

test("the account page changes name, picture and organization", async ({ page, member }) => {
  expect(member.token).not.toBe("");
  await page.goto("/account");
  const profile = page.getByRole("region", { name: "Profile" });
  await profile.getByRole("button", { name: "Edit name" }).click();
  await page.getByLabel("First name").fill("Ada");
  await page.getByLabel("Last name").fill("Byron");
  await page.keyboard.press("Enter");
  await expect(profile.getByText("Ada Byron")).toBeVisible();

  // A picture that is not square, as a browser draws it.
  const buffer = await page.screenshot();
  await profile.getByLabel("Picture file").setInputFiles({
    name: "me.png",
    mimeType: "image/png",
    buffer,
  });
  const picture = profile.locator("img");
  await expect(picture).toHaveJSProperty("naturalWidth", 512);
  await expect(picture).toHaveJSProperty("naturalHeight", 512);

  const organization = page.getByRole("region", { name: "Organization", exact: true });
  await organization.getByRole("button", { name: "Edit organization" }).click();
  await page.getByLabel("Description").fill("The library of the city");
  await expectNoViolations(page);
  await page.getByRole("button", { name: "Save" }).click();
  await expect(organization.getByText("The library of the city")).toBeVisible();
});
