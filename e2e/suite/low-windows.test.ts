import { type Locator, type Page, expect } from "@playwright/test";
import { answer } from "./answers.ts";
import { agent, answers, ask, messageField, sendButton } from "./chat.ts";
import { test } from "./product.ts";

/** A window in half a screen, and what a phone leaves above its keyboard. */
const sizes = [
  { width: 1280, height: 480 },
  { width: 390, height: 420 },
];

for (const viewport of sizes) {
  test.describe(`in ${viewport.width} by ${viewport.height} pixels`, () => {
    test.use({ viewport, contextOptions: { reducedMotion: "reduce" } });

    test("every dialog scrolls to its buttons", async ({ page, member, library }) => {
      for (const name of ["Contracts", "Letters", "Minutes", "Plans", "Reports", "Rules"]) {
        await member.post("/chatbot/chat/create_scope/", { name });
      }
      await page.goto("/database");
      await page.getByRole("button", { name: "New Folder" }).click();
      await expectReachable(page, ["Cancel", "Create"]);
      await page.goto(`/database?folder=${library.folderId}`);
      await page.getByRole("button", { name: 'Delete file "handbook.md"' }).click();
      await expectReachable(page, ["Cancel", "Delete"]);
      await page.getByRole("checkbox", { name: 'Select "handbook.md"' }).check();
      await page.getByRole("button", { name: "Move" }).click();
      await expectReachable(page, ["Cancel", "Move here"]);
      await page.keyboard.press("?");
      await expectReachable(page, ["Turn off on the Account page", "Close"]);
      await page.goto("/account");
      await page.getByRole("button", { name: "Delete organization" }).click();
      await expectReachable(page, ["Cancel", "Delete"]);
      await page.goto("/chat");
      await page.getByTitle("Configure Search Folders").click();
      await expectReachable(page, ["Cancel", "Save"]);
    });

    test("the field of the chat stays in sight, before and after an answer", async ({
      page,
      library,
    }) => {
      expect(library.folderId).not.toBe("");
      await page.goto("/chat");
      await expectWhole(messageField(page));
      await ask(page);
      await expect(answers(page).getByText("Sources:")).toBeAttached();
      await expectWhole(messageField(page));
      await expectWhole(sendButton(page));
      await messageField(page).fill("One line\n".repeat(30));
      await expectWhole(sendButton(page));
    });
  });
}

test("on a phone, long lines of passages leave the answer its width", async ({ page, library }) => {
  expect(library.folderId).not.toBe("");
  await page.setViewportSize({ width: 390, height: 844 });
  const text = "One line that is far longer than the screen of a phone is wide. ".repeat(4);
  const metadata = { filename: "handbook.md", headings: [], anchors: [] };
  const payload = { text, document_id: "d", chunk_id: "c", metadata };
  const message = {
    role: "assistant",
    content: text,
    metadata: { citations: [], outcome: "not_found", nearest: [{ id: "e1", payload }] },
  };
  const results = { conversation_id: crypto.randomUUID(), messages: [message] };
  await answer(page, agent, {
    body: JSON.stringify({ results }),
    contentType: "application/json",
  });
  await page.goto("/chat");
  await ask(page);
  await expect(page.getByRole("region", { name: "Closest passages" })).toBeVisible();
  const shown = await answers(page).boundingBox();
  expect(shown?.width).toBeLessThan(390);
  expect(await answers(page).evaluate((node) => node.scrollWidth - node.clientWidth)).toBe(0);
});

/** The open dialog's buttons can be scrolled to; then it is closed. */
async function expectReachable(page: Page, names: readonly string[]) {
  const dialog = page.getByRole("dialog");
  await expect(dialog).toBeVisible();
  for (const name of names) {
    const button = dialog
      .getByRole("button", { name, exact: true })
      .or(dialog.getByRole("link", { name, exact: true }));
    await button.scrollIntoViewIfNeeded();
    await expectWhole(button);
  }
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
}

/** Wholly in sight, and nothing lies over it. */
async function expectWhole(element: Locator) {
  // Less than 1: a centred dialog may end at half a pixel.
  await expect(element).toBeInViewport({ ratio: 0.99 });
  const covered = await element.evaluate((node) => {
    const { x, y, width, height } = node.getBoundingClientRect();
    return !node.contains(document.elementFromPoint(x + width / 2, y + height / 2));
  });
  expect(covered).toBe(false);
}
