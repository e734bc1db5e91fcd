import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { type Page, expect } from "@playwright/test";
import { test } from "../suite/complaints.ts";
import { writePdf } from "./small-pdf.ts";

const handbook = [
  [
    "Harbour Street Library: handbook for volunteers",
    "Volunteers open the reading room at nine and close it at six.",
    "The alarm code is handed out by the duty manager every Monday.",
  ],
  [
    "Lending",
    "A member may borrow twelve books at a time for four weeks.",
    "The fine for a book that comes back late is thirty cents a day.",
  ],
];
const question = "What is the fine for a late book?";
const answeringSentence = /thirty cents a day/;

const realPdf = fileURLToPath(
  new URL("../../../shared/data/documents/good/pdf/bitcoin.pdf", import.meta.url),
);

test("from signing up to an answer that shows its source, and it is still there afterwards", async ({
  page,
}) => {
  const email = newEmail();
  await signUp(page, email);
  await createOrganization(page);
  await createFolder(page, "Handbooks");
  await dropFile(page, "handbook.pdf", writePdf(handbook));
  await expectReady(page, "handbook.pdf");

  await page.getByRole("banner").getByRole("link").first().click();
  await ask(page, question);
  await expectCitedAnswer(page);
  const conversation = page.url();

  await page.reload();
  expect(page.url()).toBe(conversation);
  await expectCitedAnswer(page);

  await page.getByRole("button", { name: "Log Out" }).click();
  await logIn(page, email);
  await page
    .getByRole("complementary", { name: "Conversations" })
    .getByRole("link")
    .first()
    .click();
  await expectCitedAnswer(page);
});

test("the same with a paper from the field", async ({ page }) => {
  test.skip(!existsSync(realPdf), "needs ../shared/data, which this checkout does not have");
  await signUp(page, newEmail());
  await createOrganization(page);
  await createFolder(page, "Papers");
  const chooser = page.waitForEvent("filechooser");
  await page.getByRole("button", { name: "Select Files" }).click();
  await (await chooser).setFiles(realPdf);
  await expectReady(page, "bitcoin.pdf");
  await page.getByRole("banner").getByRole("link").first().click();
  await ask(page, "What is needed instead of trust in an electronic payment system?");
  const answer = page.getByRole("article", { name: "Assistant" }).last();
  await expect(answer).toContainText("cryptographic proof");
  await expect(answer.getByRole("link", { name: /^Source .*bitcoin\.pdf/ }).first()).toBeVisible();
});

const password = "a long enough passphrase 42";

function newEmail() {
  return `${crypto.randomUUID()}@library.example`;
}

async function signUp(page: Page, email: string) {
  await page.goto("/signup");
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByLabel("Confirm password").fill(password);
  await page.getByRole("button", { name: "Create account" }).click();
  await expect(page).toHaveURL("/organization-setup");
}

async function logIn(page: Page, email: string) {
  await expect(page).toHaveURL("/login");
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Log In" }).click();
  await expect(page).toHaveURL(/\/chat/);
}

async function createOrganization(page: Page) {
  const name = `Library ${crypto.randomUUID().slice(0, 8)}`;
  await page.getByLabel("Organization Name").fill(name);
  await page
    .getByLabel("Organization Domain")
    .fill(`${name.toLowerCase().replace(" ", "-")}.example`);
  await page.getByRole("button", { name: "Submit" }).click();
  await expect(page).toHaveURL(/\/chat/);
}

async function createFolder(page: Page, name: string) {
  await page.getByRole("link", { name: "Database", exact: true }).click();
  await page.getByRole("button", { name: "New Folder" }).click();
  const dialog = page.getByRole("dialog", { name: "Create New Folder" });
  await dialog.getByPlaceholder("Enter folder name").fill(name);
  await dialog.getByRole("button", { name: "Create" }).click();
  await page.getByRole("link", { name, exact: true }).click();
  await expect(page.getByText("This folder is empty.")).toBeVisible();
}

/** Drops a file on the upload zone the way the browser does when it comes from the desktop. */
async function dropFile(page: Page, name: string, content: Buffer) {
  const transfer = await page.evaluateHandle(
    ([fileName, base64]) => {
      const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
      const data = new DataTransfer();
      data.items.add(new File([bytes], fileName, { type: "application/pdf" }));
      return data;
    },
    [name, content.toString("base64")] as const,
  );
  const zone = page.getByText("Drag files or folders here");
  await zone.dispatchEvent("dragover", { dataTransfer: transfer });
  await zone.dispatchEvent("drop", { dataTransfer: transfer });
}

/** The row spins from the moment of the drop until the document can be searched. */
async function expectReady(page: Page, name: string) {
  const row = page.getByRole("row").filter({ hasText: name });
  await expect(row).toContainText(/[A-Z][a-z]{2} \d{1,2}, \d{4}/);
  await expect(row.getByTitle("Processing", { exact: true })).toHaveCount(0, { timeout: 60_000 });
  await expect(row.getByTitle("Processing failed")).toHaveCount(0);
}

async function ask(page: Page, text: string) {
  await page.getByPlaceholder(/Ask anything|Message Assistant/).fill(text);
  await page.keyboard.press("Enter");
}

/** The answer, its number, the preview over the number and the passage in the source list all agree. */
async function expectCitedAnswer(page: Page) {
  const answer = page.getByRole("article", { name: "Assistant" }).last();
  await expect(answer).toContainText(answeringSentence);
  const citation = answer
    .getByRole("link", { name: /^Source 1: handbook\.pdf, pages? .*2$/ })
    .first();
  await expect(citation).toHaveText("1");
  await citation.hover();
  const preview = page.getByRole("tooltip");
  await expect(preview).toContainText("handbook.pdf");
  await expect(preview).toContainText(answeringSentence);
  await citation.click();
  const sources = answer.getByRole("region", { name: "Sources" });
  await expect(page.getByRole("complementary", { name: "Source" })).toContainText("handbook.pdf");
  await sources
    .getByRole("button", { name: /^handbook\.pdf/ })
    .first()
    .click();
  await expect(sources).toContainText(answeringSentence);
  await expect(sources).toContainText("A member may borrow twelve books");
}
