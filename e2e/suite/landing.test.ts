import { type Page, expect } from "@playwright/test";
import { stopClock } from "./answers.ts";
import { test } from "./product.ts";

const lead = "Your intelligent assistant for document management and information retrieval.";
const cards = [
  ["Chatbot", "Ask questions about your uploaded data.", "/chatbot"],
  ["Document Database", "Upload and manage your data.", "/database"],
  ["Account", "Manage your account.", "/account"],
  ["Settings", "Configure settings.", "/settings"],
] as const;

/** How exactly the beginning of the demo is known, in milliseconds. */
const step = 10;

test("a welcome and four cards that lead where they say", async ({ page }) => {
  await page.goto("/");
  await expect(page.getByRole("heading", { name: "Welcome to Footnote" })).toBeVisible();
  await expect(page.getByText(lead)).toBeVisible();
  for (const [title, words, path] of cards) {
    const card = page.getByRole("link", { name: `${title} ${words}` });
    await expect(card).toHaveAttribute("href", path);
  }
});

test.describe("the demo", () => {
  test("plays the first exchange at its times: 800 ms, 300 ms, 1.5 s, 300 ms", async ({ page }) => {
    await page.clock.install();
    const demo = await startStoppedDemo(page);
    await page.clock.runFor(799 - step);
    await expect(demo.questions).toHaveCount(0);
    await page.clock.runFor(1 + step);
    await expect(demo.questions).toHaveCount(1);
    await expect(demo.typing).toBeHidden();
    await page.clock.runFor(300);
    await expect(demo.typing).toBeVisible();
    await page.clock.runFor(1499);
    await expect(demo.answers).toHaveCount(0);
    await page.clock.runFor(1);
    await expect(demo.answers).toHaveCount(1);
    await expect(demo.typing).toBeHidden();
    await expect(demo.send).toBeDisabled();
    await page.clock.runFor(300);
    await expect(demo.message).not.toHaveValue("");
    await expect(demo.send).toBeEnabled();
    await expect(demo.send).toHaveCSS("animation-name", /pulse/);
  });

  test("sending shows the second exchange, then the other conversations pulse and replay", async ({
    page,
  }) => {
    await page.clock.install();
    const demo = await startStoppedDemo(page);
    await runInSteps(page, 3500);
    const followUp = await demo.message.inputValue();
    await demo.send.click();
    await expect(demo.questions.last()).toHaveText(followUp);
    await expect(demo.pulsing).toHaveCount(0);
    await runInSteps(page, 2000);
    await expect(demo.answers).toHaveCount(2);
    await expect(demo.pulsing).toHaveCount(3);
    await expect(demo.pulsing.first()).toHaveCSS("animation-name", /pulse/);
    await demo.pulsing.first().click();
    await expect(demo.questions).toHaveCount(0);
    await expect(demo.pulsing).toHaveCount(2);
    await runInSteps(page, 4500);
    await expect(demo.questions).toHaveCount(2);
    await expect(demo.answers).toHaveCount(2);
  });

  test("can be skipped", async ({ page }) => {
    await page.clock.install();
    const demo = await startStoppedDemo(page);
    await page.getByRole("button", { name: "Skip" }).click();
    await expect(demo.answers).toHaveCount(1);
    await expect(demo.send).toBeEnabled();
  });

  test("waits for nothing where less motion is wanted", async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.goto("/");
    const demo = demoOf(page);
    await expect(demo.answers).toHaveCount(1);
    await demo.send.click();
    await expect(demo.answers).toHaveCount(2);
    // What calls for attention is marked without moving.
    await expect(demo.pulsing).toHaveCount(3);
    await expect(demo.pulsing.first()).toHaveCSS("animation-duration", "0.001s");
  });

  test("is read-only, with a collapsible sidebar and an entry to sign-up", async ({ page }) => {
    await page.goto("/");
    const demo = demoOf(page);
    await expect(demo.frame.getByTitle("New Chat")).toBeDisabled();
    await expect(demo.frame.getByTitle("Record")).toBeDisabled();
    await expect(demo.message).not.toBeEditable();
    for (const tool of ["Search Docs", "Web Search"]) {
      await expect(demo.frame.getByRole("button", { name: tool })).toBeVisible();
    }
    await demo.frame.getByTitle("Collapse Sidebar").click();
    await expect(demo.frame.getByRole("heading", { name: "Conversations" })).toBeHidden();
    await demo.frame.getByTitle("Expand Sidebar").click();
    await expect(demo.frame.getByRole("heading", { name: "Conversations" })).toBeVisible();
    await demo.frame.getByRole("link", { name: "Sign Up", exact: true }).click();
    await expect(page).toHaveURL("/signup");
  });

  test("references preview their source on hover and open its passage below", async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.goto("/");
    const demo = demoOf(page);
    const mark = demo.answers
      .first()
      .getByRole("link", { name: /^Source 1:/ })
      .first();
    await mark.hover();
    const preview = page.getByRole("tooltip");
    await expect(preview).toBeVisible();
    expect((await preview.innerText()).replaceAll(/\s+/g, " ").length).toBeLessThanOrEqual(190);
    const source = demo.answers.first().getByRole("button", { name: /\[1\]/ });
    await expect(source).toHaveAttribute("aria-expanded", "false");
    await mark.click();
    await expect(source).toHaveAttribute("aria-expanded", "true");
  });
});

function demoOf(page: Page) {
  const frame = page.getByRole("region", { name: "Demo" });
  return {
    frame,
    questions: frame.getByRole("article", { name: "You" }),
    answers: frame.getByRole("article", { name: "Assistant" }),
    typing: frame.getByText("The assistant is writing"),
    message: frame.getByRole("textbox", { name: "Message" }),
    send: frame.getByRole("button", { name: "Send" }),
    pulsing: frame.locator("[data-pulsing]"),
  };
}

/** The demo at its very beginning, its time standing still: its scripts are held back until the clock is stopped. */
async function startStoppedDemo(page: Page) {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route("**/assets/demo-*.js", async (route) => {
    await promise;
    await route.continue();
  });
  await page.goto("/", { waitUntil: "commit" });
  await expect(page.getByRole("heading", { name: "Welcome to Footnote" })).toBeVisible();
  await stopClock(page);
  resolve();
  const demo = demoOf(page);
  // React shows what it waited for by a timer of its own.
  await expect(async () => {
    await page.clock.runFor(step);
    expect(await demo.frame.count()).toBe(1);
  }).toPass({ intervals: [20] });
  return demo;
}

/** Each wait of the demo begins when React has drawn what came before. */
async function runInSteps(page: Page, ms: number) {
  for (let left = ms; left > 0; left -= 100) await page.clock.runFor(100);
}
