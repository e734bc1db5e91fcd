import { expect } from "@playwright/test";
import { expectNoViolations } from "./axe.ts";
import { test } from "./product.ts";
import { chooseFiles, rowOf, textFile } from "./uploads.ts";

test("a file opens from its row, with details and, once it was replaced, its versions", async ({
  page,
  library,
}) => {
  await page.goto(`/database?folder=${library.folderId}`);
  await chooseFiles(page, [textFile("handbook.md", "# Lending\n\nNow it is forty cents a day.\n")]);
  await page.getByRole("button", { name: "Replace, keep the old version" }).click();
  const row = rowOf(page, "handbook.md");
  await expect(row.getByText("Has earlier versions.").first()).toBeVisible();
  // Until the new version is ready, the old one is listed beside it.
  await expect(row).toHaveCount(1);
  await row.getByRole("link", { name: "handbook.md" }).click();
  await expect(page.getByRole("heading", { name: "handbook.md", level: 1 })).toBeVisible();
  await expect(page.getByText("Now it is forty cents a day.")).toBeVisible();
  const details = page.getByRole("complementary", { name: "Details" });
  await expect(details.getByText("Ready")).toBeVisible();
  const versions = details.getByRole("list", { name: "Versions" }).getByRole("listitem");
  await expect(versions).toHaveText([/in use$/, /outdated$/]);
  await expectNoViolations(page);

  await versions.nth(1).getByRole("link").click();
  await expect(page.getByText("Outdated. Answers use a newer version")).toBeVisible();
  await expect(page.getByText("thirty cents a day")).toBeVisible();
  await page.goBack();
  await expect(page.getByText("Now it is forty cents a day.")).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(`/database?folder=${library.folderId}`);
  await expect(row).toBeVisible();
});
