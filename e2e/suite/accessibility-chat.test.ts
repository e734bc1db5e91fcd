import { type Page, expect } from "@playwright/test";
import { answer, problem } from "./answers.ts";
import { expectNoViolations } from "./axe.ts";
import { agent, answers, ask, messageField, sidebar } from "./chat.ts";
import { addDocument, test } from "./product.ts";
import { documents, openSource } from "./viewer.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });

test.describe("axe finds nothing", () => {
  test.describe.configure({ timeout: 240_000 });
  test("on the chat without folders, and with one that is empty", async ({ page, member }) => {
    await page.goto("/chat");
    await expect(page.getByRole("heading", { name: "How can I help?" })).toBeVisible();
    await expectNoViolations(page);
    await member.post("/chatbot/chat/create_scope/", { name: "Letters" });
    await page.reload();
    await expectNoViolations(page);
  });

  for (const [kind, document] of Object.entries(documents)) {
    test(`on the viewer of a source as ${kind}`, async ({ page, member }) => {
      const folder = await member.post("/chatbot/chat/create_scope/", { name: "Rules" });
      await addDocument(member, document, folder.id);
      const viewer = await openSource(page);
      // A row of a sheet is looked up by a computation.
      await expect(
        viewer.locator("[data-cited], [data-sentence], tr[data-computed]").first(),
      ).toBeVisible();
      await expectNoViolations(page);
    });
  }

  test.describe("with a handbook to ask about", () => {
    test.beforeEach(async ({ page, library }) => {
      expect(library.folderId).not.toBe("");
      await page.goto("/chat");
    });

    test("on a cited answer, its steps, its tooltip and what was wrong with it", async ({
      page,
    }) => {
      await ask(page);
      await answers(page)
        .getByRole("button", { name: /handbook\.md\s*\[1\]/ })
        .click();
      await answers(page).getByText("How this was answered").click();
      await expectNoViolations(page);
      await page
        .getByRole("link", { name: /^Source 1:/ })
        .first()
        .hover();
      await expect(page.getByRole("tooltip")).toBeVisible();
      // A tooltip belongs to what it stands over, not to a part of the page.
      await expectNoViolations(page, ["region"]);
      await page.getByTitle("Not helpful").click();
      await expect(page.getByText("What was wrong?")).toBeVisible();
      await expectNoViolations(page, ["region"]);
    });

    test("on the menu of a conversation, its new name and the question before deleting it", async ({
      page,
    }) => {
      await ask(page);
      await openMenu(page);
      // What is open stands above the page, as a dialog would.
      await expectNoViolations(page, ["region"]);
      await page.getByRole("menuitem", { name: "Rename" }).click();
      await expectNoViolations(page);
      await page.keyboard.press("Escape");
      await openMenu(page);
      await page.getByRole("menuitem", { name: "Delete" }).click();
      await expect(page.getByRole("dialog")).toBeVisible();
      await expectNoViolations(page);
      await page.keyboard.press("Escape");
      await sidebar(page).getByRole("searchbox").fill("nothing-has-this");
      await expect(page.getByText("No conversations found.")).toBeVisible();
      await expectNoViolations(page);
    });

    test("on Configure Search Folders, with a folder chosen and with its error", async ({
      page,
    }) => {
      await page.getByTitle("Configure Search Folders").click();
      await page.getByRole("option", { name: /Handbooks/ }).click();
      await expect(page.getByTitle("Remove")).toBeVisible();
      await expectNoViolations(page);
      await answer(page, "/folders/all/**", problem(400, "The folders are locked."));
      await page.reload();
      await page.getByTitle("Configure Search Folders").click();
      await expect(page.getByText("The folders are locked.")).toBeVisible();
      await expectNoViolations(page);
    });

    test("on a question that fails, and on a conversation that cannot be loaded", async ({
      page,
    }) => {
      await answer(page, agent, problem(500, "The model sleeps."));
      await ask(page);
      await expect(page.getByText("The model sleeps.")).toBeVisible();
      await expectNoViolations(page);
      await page.goto("/chat?conversation=00000000-0000-0000-0000-000000000000");
      await expect(page.getByText("Sorry, couldn't load conversation history.")).toBeVisible();
      await expectNoViolations(page);
      await messageField(page).fill("Still there?");
      await expectNoViolations(page);
    });

    test("on the viewer of a document that cannot be loaded", async ({ page }) => {
      await answer(page, "/chatbot/files/*/**", problem(400, "The shelf is locked."));
      const viewer = await openSource(page);
      await expect(viewer.getByRole("alert")).toBeVisible();
      await expectNoViolations(page);
    });
  });
});

async function openMenu(page: Page) {
  await sidebar(page)
    .getByRole("button", { name: /^Actions for/ })
    .first()
    .click();
  await expect(page.getByRole("menu")).toBeVisible();
}
