import { type Locator, type Page, expect } from "@playwright/test";
import {
  calling,
  type ModelEmulator,
  saying,
  startModelEmulator,
} from "../../apps/api/src/test/model-emulator.ts";
import type { ModelReply, ModelRequest } from "../../apps/api/src/test/model-wire.ts";
import { answers, ask } from "./chat.ts";
import { type OwnProduct, startOwnProduct } from "./own-product.ts";
import { answeringSentence, type Someone, test as base } from "./product.ts";

const connected = `${answeringSentence} [1]`;

/** A product without any model, and a provider of models outside of it. */
const test = base.extend<object, { keyless: OwnProduct; provider: ModelEmulator }>({
  provider: [
    // oxlint-disable-next-line no-empty-pattern -- how Playwright reads what a fixture needs
    async ({}, use) => {
      const provider = await startModelEmulator();
      provider.models.push("gpt-5.1", "gpt-5-mini", "text-embedding-3-small", "dall-e-3");
      await use(provider);
      await provider.close();
    },
    { scope: "worker" },
  ],
  keyless: [
    // oxlint-disable-next-line no-empty-pattern -- how Playwright reads what a fixture needs
    async ({}, use) => {
      const product = await startOwnProduct({ CHAT_MODEL: "", EMBEDDING_MODEL: "" });
      await use(product);
      await product.stop();
    },
    { scope: "worker", timeout: 150_000 },
  ],
  baseURL: async ({ keyless }, use) => use(keyless.site),
});

test("a refused key loses nothing, and the form says what to do", async ({
  page,
  member,
  keyless,
}) => {
  await keyless.makeOperator(member.email);
  await page.route("**/api/operator/models/test/", (route) =>
    route.fulfill({
      json: {
        models: [],
        suggested: {},
        checks: [{ kind: "models", model: null, code: "key_refused", message: "", ms: 1 }],
      },
    }),
  );
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto("/operator?section=models");
  await page.getByRole("button", { name: /^Anthropic/ }).click();
  await page.getByLabel("API key").fill("sk-wrong");
  await page.getByRole("button", { name: "Connect", exact: true }).click();
  await expect(page.getByRole("alert")).toContainText("Nothing has been saved");
  await expect(page.getByLabel("API key")).toHaveValue("sk-wrong");
  await expect(page.getByLabel("API key")).toHaveAttribute("aria-invalid", "true");
});

test("two clicks and one paste lead from a product without a model to an answer that one writes", async ({
  page,
  member,
  library,
  keyless,
  provider,
}) => {
  test.setTimeout(180_000);
  expect(library.folderId).not.toBe("");
  await keyless.makeOperator(member.email);
  await reachProvider(page, provider);
  provider.scriptChat(...Array.from({ length: 40 }, () => writeAnswer));

  await page.goto("/chat");
  await page.getByRole("link", { name: "Connect a model" }).click();
  await expect(page.getByRole("group", { name: "Providers" })).toBeVisible();

  const hand = new Hand(page);
  await hand.press(page.getByRole("button", { name: "OpenAI Cloud service", exact: true }));
  await expect(page.getByLabel("API key")).toBeFocused();
  await hand.paste("sk-emulated");
  await hand.press(page.getByRole("button", { name: "Connect", exact: true }));
  await expect(page.getByText(/^Connected and saved\. In use for: Answers/)).toBeVisible({
    timeout: 60_000,
  });
  expect(hand).toMatchObject({ presses: 2, pastes: 1 });
  await expect(page.locator("body")).not.toContainText("sk-emulated");

  await page.getByRole("link", { name: "Ask a question" }).click();
  await ask(page);
  await expect(answers(page)).toContainText("thirty cents a day", { timeout: 60_000 });
  const asked = provider.requests.filter(({ path }) => path.endsWith("/chat/completions"));
  expect(asked.at(-1)?.authorization).toBe("Bearer sk-emulated");
  await expect(page.getByText(/^No language model is set up/)).toBeHidden();
});

test("a member chooses a model, and has an answer made again by another", async ({
  page,
  member,
  library,
  keyless,
  provider,
}) => {
  expect(library.folderId).not.toBe("");
  await keyless.makeOperator(member.email);
  await connectChatModels(member, provider, ["gpt-5.1", "gpt-5-mini"]);
  provider.scriptChat(...Array.from({ length: 40 }, () => writeAnswer));

  await page.goto("/chat");
  await page.getByRole("button", { name: "Model: gpt-5.1", exact: true }).click();
  await page.getByRole("menuitemradio", { name: "gpt-5-mini" }).click();
  await ask(page);
  const steps = page.getByRole("button", { name: "How this was answered" });
  await steps.click();
  await expect(answers(page)).toContainText("Written by gpt-5-mini");

  await page.getByRole("button", { name: "Try again with another model" }).click();
  await page.getByRole("menuitem", { name: "gpt-5.1" }).click();
  await expect(page.getByRole("group", { name: "Versions of the answer" })).toContainText("2 of 2");
  await steps.click();
  await expect(answers(page)).toContainText("Written by gpt-5.1");
  await expect(page.getByRole("button", { name: "Model: gpt-5-mini" })).toBeVisible();
});

/** Counts what a person does with the mouse and the clipboard. */
class Hand {
  presses = 0;
  pastes = 0;
  readonly #page: Page;
  constructor(page: Page) {
    this.#page = page;
  }

  async press(target: Locator) {
    this.presses += 1;
    await target.click();
  }

  /** Into whatever has the focus. */
  async paste(text: string) {
    this.pastes += 1;
    await this.#page.keyboard.insertText(text);
  }
}

/** OpenAI's own address lies outside the machine: what the page sends names the emulated provider's in its place. */
async function reachProvider(page: Page, { baseUrl }: ModelEmulator) {
  await page.route("**/api/operator/models/test/", async (route) => {
    const { connection, ...rest } = route.request().postDataJSON() as { connection: object };
    await route.continue({
      postData: { ...rest, connection: { ...connection, base_url: baseUrl } },
    });
  });
  await page.route("**/api/operator/models/connections/", async (route) => {
    const body = route.request().postDataJSON() as object;
    await route.continue({ postData: { ...body, base_url: baseUrl } });
  });
}

/** Connects chat models of the provider for the installation, the default first. */
async function connectChatModels(
  operator: Someone,
  { baseUrl }: ModelEmulator,
  names: readonly string[],
) {
  const connection = { preset: "custom", base_url: baseUrl };
  const { connection_id } = await operator.post("/operator/models/connections/", connection);
  const models = names.map((model) => ({ connection_id, model }));
  await operator.post("/operator/models/roles/chat/", { models });
}

/** A model that calls the tool that it has to call, and else writes the same answer. */
function writeAnswer({ body }: ModelRequest): ModelReply {
  const [tool] = body.tools as { function: { name: string } }[];
  const isForced = body.tool_choice !== undefined && body.tool_choice !== "none";
  if (!tool || !isForced || body.tool_choice === "auto") return saying(connected);
  return calling({ name: tool.function.name, arguments: { word: "harbour" } });
}
