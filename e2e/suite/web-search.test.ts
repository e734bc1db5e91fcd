import { type Page, expect } from "@playwright/test";
import { saying } from "../../apps/api/src/test/model-emulator.ts";
import type { ModelRequest } from "../../apps/api/src/test/model-wire.ts";
import { agent, agentFailed, answers, ask } from "./chat.ts";
import { test } from "./equipped.ts";

const finished = "The east pier of Skagholm was finished in 1931.";
const length = "The east pier of Skagholm is 214 metres long.";
const question = "When was the east pier of Skagholm finished, and how long is it?";

test.beforeEach(async ({ page, library }) => {
  expect(library.folderId).not.toBe("");
  await page.goto("/chat");
});

test("Web Search answers from pages: numbered, with a tooltip, each opened in a tab that knows nothing of this one", async ({
  page,
  context,
  provider,
  web,
}) => {
  const guide = web.publish("/guide", article("Harbour guide", finished));
  const yearbook = web.publish("/yearbook", article("Yearbook of the port", length));
  web.find([
    { url: guide, title: "Guide", snippet: "Boats and more" },
    { url: yearbook, title: "Yearbook", snippet: "Ships and more" },
  ]);
  provider.scriptChat((request) =>
    saying(`${finished} [${numberOf(request, "1931")}] ${length} [${numberOf(request, "214")}]`),
  );
  const sent = page.waitForRequest(`**/api${agent}`);
  await askTheWeb(page);
  expect((await sent).postDataJSON()).toMatchObject({ rag_tools: ["web_search"] });

  const marks = answers(page).locator("sup").getByRole("link");
  await expect(marks).toHaveText(["1", "2"]);
  const listed = answers(page).getByRole("region", { name: "Sources" });
  await expect(listed.getByRole("button")).toHaveText([
    /^Harbour guide \[1\]/,
    /^Yearbook of the port \[2\]/,
  ]);

  const first = answers(page).getByRole("link", { name: /^Source 1: Harbour guide.*new tab/ });
  await first.hover();
  const tooltip = page.getByRole("tooltip");
  await expect(tooltip).toContainText("Harbour guide");
  await expect(tooltip).toContainText("finished in 1931");
  await expect(tooltip).toContainText(new URL(web.url).host);

  for (const link of await page.getByRole("link", { name: /new tab/ }).all()) {
    await expect(link).toHaveAttribute("rel", /noopener/);
    await expect(link).toHaveAttribute("target", "_blank");
  }
  const [tab] = await Promise.all([context.waitForEvent("page"), first.click()]);
  await expect(tab.getByRole("heading", { name: "Harbour guide" })).toBeVisible();
  expect(tab.url()).toBe(guide);
  expect(await tab.evaluate(() => [opener, document.referrer])).toEqual([null, ""]);
  await expect(page).toHaveURL(/\/chat\?conversation=/);
});

test("a search engine that fails is said in the answer's place", async ({ page, web }) => {
  web.failWith({ status: 500, body: "{}" });
  await askTheWeb(page);
  const alert = page.getByRole("alert").filter({ hasText: agentFailed });
  await expect(alert).toContainText("The web search failed");
  web.failWith(undefined);
});

async function askTheWeb(page: Page) {
  const tool = page.getByRole("button", { name: "Web Search" });
  await tool.click();
  await expect(tool).toHaveAttribute("aria-pressed", "true");
  await ask(page, question);
}

/** The number under which the model was shown the passage with these words. */
function numberOf({ body }: ModelRequest, words: string): string {
  const shown = body.messages.map(({ content }) => content ?? "").join("\n");
  const before = shown.slice(0, shown.indexOf(words));
  return [...before.matchAll(/ n="(\d+)"/g)].at(-1)?.[1] ?? "0";
}

function article(title: string, text: string): string {
  const around = "Boats come and go with the tide, and the market opens early. ".repeat(8);
  return `<!doctype html><html><head><title>${title}</title><link rel="icon" href="data:," /></head>
    <body><nav>Home Boats Contact</nav><article><h1>${title}</h1><p>${around}</p><h2>The pier</h2>
    <p>${text}</p></article></body></html>`;
}
