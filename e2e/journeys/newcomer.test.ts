import { type Locator, type Page, expect } from "@playwright/test";
import { test } from "../suite/complaints.ts";
import { writePdf } from "./small-pdf.ts";

const rules = writePdf([
  ["House rules", "The garden closes at eight.", "Dogs are welcome on a lead."],
  ["Keys", "The key to the shed hangs behind the kitchen door.", "Bring it back before dark."],
]);
const file = { name: "house-rules.pdf", mimeType: "application/pdf", buffer: rules };

/** How somebody presses things: with the mouse, or with the keyboard alone. */
type Hand = { press: (what: Locator) => Promise<void> };

for (const [name, handOf] of [
  ["the mouse", withMouse],
  ["the keyboard alone", withKeyboard],
] as const) {
  test(`a newcomer comes from the landing page to the cited place with ${name}`, async ({
    page,
  }) => {
    const hand = handOf(page);
    const began = Date.now();
    await page.goto("/");
    await hand.press(page.getByRole("link", { name: "Create an account" }));
    await signUp(page, hand);
    await setUp(page, hand);
    await addFile(page, hand);
    await hand.press(page.getByRole("link", { name: "Ask about your files" }));
    await expect(page.getByRole("textbox", { name: "Message" })).toBeFocused();
    await page.keyboard.type("Where is the key to the shed?");
    await expect(page.getByRole("button", { name: "Send", exact: true })).toBeEnabled();
    await page.keyboard.press("Enter");
    const answer = page.getByRole("article", { name: "Assistant" });
    await expect(answer).toContainText("hangs behind the kitchen door");
    await hand.press(answer.getByRole("link", { name: /^Source 1: house-rules\.pdf/ }).first());
    await expect(page.getByRole("heading", { name: "house-rules.pdf" })).toBeVisible();
    await expect(page.locator("canvas").first()).toBeVisible();
    // The passage begins on the first page; what was cited stands on the second.
    await expect(page.getByText("Page 2 of 2")).toBeVisible();
    const seconds = Math.round((Date.now() - began) / 1000);
    test.info().annotations.push({ type: "seconds", description: String(seconds) });
  });
}

async function signUp(page: Page, hand: Hand) {
  await expect(page.getByRole("heading", { name: "Create your account" })).toBeVisible();
  await hand.press(page.getByLabel("Email"));
  await page.keyboard.type(`ada@${crypto.randomUUID()}.example`);
  for (const label of ["Password", "Confirm password"]) {
    await hand.press(page.getByLabel(label, { exact: true }));
    await page.keyboard.type("a long enough passphrase 42");
  }
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/organization-setup");
}

/** The domain is that of the e-mail address already. */
async function setUp(page: Page, hand: Hand) {
  await hand.press(page.getByLabel("Organization Name"));
  await page.keyboard.type("The House");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/chat/);
}

/** The empty chat says what is missing and leads there. */
async function addFile(page: Page, hand: Hand) {
  await hand.press(page.getByRole("link", { name: "Open the database" }));
  await hand.press(page.getByRole("button", { name: "New Folder" }));
  await expect(page.getByPlaceholder("Enter folder name")).toBeFocused();
  await page.keyboard.type("House");
  await page.keyboard.press("Enter");
  await hand.press(page.getByRole("link", { name: "House", exact: true }));
  const chooser = page.waitForEvent("filechooser");
  await hand.press(page.getByRole("button", { name: "Select Files" }));
  await (await chooser).setFiles(file);
}

function withMouse(): Hand {
  return { press: (what) => what.click({ timeout: 60_000 }) };
}

function withKeyboard(page: Page): Hand {
  return {
    press: async (what) => {
      await expect(what).toBeVisible({ timeout: 60_000 });
      await tabTo(page, what);
      const typedInto = await what.evaluate((element) => element.matches("input, textarea"));
      if (!typedInto) await page.keyboard.press("Enter");
    },
  };
}

/** As many presses of Tab as somebody may put up with; what cannot be reached so fails the test. */
async function tabTo(page: Page, what: Locator) {
  for (let presses = 0; presses < 40; presses += 1) {
    if (await what.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press("Tab");
  }
  expect(await what.evaluate((element) => element === document.activeElement)).toBe(true);
}
