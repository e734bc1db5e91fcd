import { expect } from "@playwright/test";
import { chooseFiles, rowOf, textFile } from "../uploads.ts";
import type { Tab } from "./tab.ts";

const lease = "# Lease\n\nThe rent of the boat house is eighty euros a month.\n";
const rents = "House,Rent\nboat house,80\nnet loft,120\n";

export async function fileAway(tab: Tab) {
  const { page, act } = tab;
  const row = (name: string) => rowOf(page, name);
  await act("opens the database", () =>
    page.getByRole("banner").getByRole("link", { name: "Database" }).click(),
  );
  await createFolder(tab, "Letters");
  await createFolder(tab, "Contracts");
  await act("opens a folder with a double click", async () => {
    await row("Contracts").getByRole("link", { name: "Contracts" }).dblclick();
    await expect(page.getByText("This folder is empty.")).toBeVisible();
  });
  await act("uploads two files", async () => {
    await chooseFiles(page, [textFile("lease.md", lease), textFile("rents.csv", rents)]);
    for (const name of ["lease.md", "rents.csv"]) await expect(row(name)).toContainText("Ready");
  });
  await act("renames a file", async () => {
    await row("rents.csv").hover();
    await page.getByRole("button", { name: 'Rename "rents.csv"' }).click();
    await page.getByLabel('New name of "rents.csv"').fill("rents-2026.csv");
    await page.keyboard.press("Enter");
    await expect(row("rents-2026.csv")).toBeVisible();
  });
  await act("takes that back", async () => {
    await page.getByRole("button", { name: "Undo" }).click();
    await expect(row("rents.csv")).toBeVisible();
  });
  await act(
    "wants to move it",
    async () => {
      await page.getByRole("checkbox", { name: 'Select "rents.csv"' }).check();
      await page.getByRole("button", { name: "Move", exact: true }).click();
      await page.getByRole("radio", { name: "Letters" }).check();
    },
    { dialog: "Move 1 item" },
  );
  await act("moves it with a double click", async () => {
    await page.getByRole("button", { name: "Move here" }).dblclick();
    await expect(row("rents.csv")).toBeHidden();
  });
  await act("takes that back too", async () => {
    await page.getByRole("button", { name: "Undo" }).last().click();
    await expect(row("rents.csv")).toBeVisible();
  });
  await act("sorts by name", () =>
    page.getByRole("columnheader", { name: "Name" }).getByRole("button").click(),
  );
  await act("shows spreadsheets only", async () => {
    await page.getByLabel("Type").selectOption({ label: "Spreadsheets" });
    await expect(row("lease.md")).toBeHidden();
  });
  await act("searches all folders by name", async () => {
    await page.getByLabel("Search by name").fill("handbook");
    await expect(page.getByText("No file matches.")).toBeVisible();
  });
  await act("clears the filters", async () => {
    await page.getByRole("button", { name: "Clear filters" }).first().click();
    await expect(row("handbook.md")).toBeVisible();
  });
  await act("clears the search", async () => {
    await page.getByRole("button", { name: "Clear the search" }).click();
    await expect(row("lease.md")).toBeVisible();
  });
}

function createFolder({ page, act }: Tab, name: string) {
  return act(`creates the folder ${name} and presses Enter twice`, async () => {
    await page.getByRole("button", { name: "New Folder" }).click();
    await page.getByPlaceholder("Enter folder name").fill(name);
    await page.keyboard.press("Enter");
    await page.keyboard.press("Enter");
    await expect(rowOf(page, name)).toHaveCount(1);
  });
}

export async function lookAtFile({ page, act }: Tab) {
  await act(
    "uploads a file that is there already",
    async () => {
      await chooseFiles(page, [textFile("lease.md", lease.replace("eighty", "ninety"))]);
      await expect(page.getByRole("dialog")).toBeVisible();
    },
    { dialog: "Already in this folder" },
  );
  await act("replaces it", async () => {
    await page.getByRole("button", { name: "Replace, keep the old version" }).click();
    await expect(rowOf(page, "lease.md").getByText("Has earlier versions.").first()).toBeVisible();
    // Until the new version is ready, the old one is listed beside it.
    await expect(rowOf(page, "lease.md")).toHaveCount(1);
  });
  await act("opens its page", async () => {
    await rowOf(page, "lease.md").getByRole("link", { name: "lease.md" }).click();
    await expect(page.getByText("ninety euros")).toBeVisible();
  });
  await act("opens the version before", async () => {
    await page.getByRole("list", { name: "Versions" }).getByRole("link").last().click();
    await expect(page.getByText("eighty euros")).toBeVisible();
  });
  await act("goes back to the new version", async () => {
    await page.goBack();
    await expect(page.getByText("ninety euros")).toBeVisible();
  });
  await act("looks at its passages", async () => {
    await page.getByRole("link", { name: /^Passages/ }).click();
    await expect(page.getByText("This file is indexed as these passages.")).toBeVisible();
  });
  await act("asks about it", async () => {
    await page.getByRole("link", { name: "Ask about this file" }).click();
    await expect(page.getByRole("list", { name: "Only these are searched" })).toContainText(
      "lease.md",
    );
  });
}
