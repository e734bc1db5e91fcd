import { act, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { chooseLanguage } from "../../../shared/language/language.ts";
import { agent, openChat, startChatServer } from "../../../test/chat-fixtures.tsx";
import { type FakeServer, problem } from "../../../test/fake-server.ts";
import { makeTestAnswer } from "../../../test/fixtures.ts";

const models = "GET /chatbot/models/";
const history = "GET /chatbot/chat/:id/get_conversation_history/";
const again = { name: "Try again with another model" };

const offer = (...names: string[]) => ({
  models: names.map((name, index) => ({ name, is_default: index === 0 })),
});

const step = {
  step_id: "1",
  kind: "search",
  state: "finished",
  query: "how long",
  passages: 3,
  documents: 2,
  ms: 40,
  note: null,
} as const;

/** A conversation whose answer has these details. */
function makeConversation(details: object) {
  const question = { ...makeTestAnswer("q1", "How long?"), role: "user" };
  const answer = makeTestAnswer("a1", "Ninety days.");
  const metadata = { ...answer.metadata, steps: [step], ...details };
  const messages = [question, { ...answer, metadata }];
  return { conversation_id: "c1", name: null, messages, run: null };
}

let server: FakeServer;
afterEach(() => chooseLanguage("en"));
beforeEach(() => {
  server = startChatServer();
  server.on(models, offer("first", "second"));
});

const askedModels = () =>
  server.callsTo(agent).map(({ body }) => (body as { model?: string }).model);

describe("the choice of a model", () => {
  it("is the server's default until a member chooses, and is remembered in the browser", async () => {
    const { user, input, writable, unmount } = await openChat();
    await waitFor(writable);
    await user.click(await screen.findByRole("button", { name: "Model: first" }));
    const menu = within(await screen.findByRole("menu"));
    expect(menu.getByRole("menuitemradio", { name: "first" })).toBeChecked();
    await user.keyboard("{Escape}");
    await user.type(input, "How long?{Enter}");
    await screen.findByText(/^Ninety days/);

    await user.click(screen.getByRole("button", { name: "Model: first" }));
    await user.click(await screen.findByRole("menuitemradio", { name: "second" }));
    expect(await screen.findByRole("button", { name: "Model: second" })).toBeVisible();
    await user.type(input, "And then?{Enter}");
    await waitFor(() => expect(askedModels()).toEqual([undefined, "second"]));

    unmount();
    await openChat();
    expect(await screen.findByRole("button", { name: "Model: second" })).toBeVisible();
  });

  it("opens with a key, with the focus on the chosen model", async () => {
    const { user, writable } = await openChat();
    await waitFor(writable);
    (await screen.findByRole("button", { name: "Model: first" })).focus();
    await user.keyboard("{Enter}");
    await waitFor(() => expect(screen.getByRole("menuitemradio", { name: "first" })).toHaveFocus());
    await user.keyboard("{ArrowDown}{Enter}");
    const chosen = () => screen.getByRole("button", { name: "Model: second" });
    await waitFor(() => expect(chosen()).toHaveFocus());
  });

  it("falls back to the default when the model is no longer offered", async () => {
    localStorage.setItem("chat-model", JSON.stringify("second"));
    const { user, input, writable } = await openChat();
    await screen.findByRole("button", { name: "Model: second" });
    await waitFor(writable);
    server.on(agent, problem(400, "This model is not available.", "model.unavailable"));
    server.on(models, offer("first", "third"));
    await user.type(input, "How long?{Enter}");
    expect(await screen.findByText("This model is not available.")).toBeVisible();
    expect(await screen.findByRole("button", { name: "Model: first" })).toBeVisible();
    await user.click(screen.getByRole("button", { name: "Try again" }));
    await waitFor(() => expect(askedModels()).toEqual(["second", undefined]));
  });

  it("waits for the models where one is remembered", async () => {
    localStorage.setItem("chat-model", JSON.stringify("second"));
    const listed = Promise.withResolvers<unknown>();
    server.on(models, () => listed.promise);
    const { user, input, writable } = await openChat();
    await waitFor(writable);
    await user.type(input, "How long?{Enter}");
    expect(askedModels()).toEqual([]);
    listed.resolve(offer("first", "second"));
    await waitFor(() => expect(askedModels()).toEqual(["second"]));
  });

  it.each([[[]], [["first"]]])("is not there with the models %j", async (names) => {
    localStorage.setItem("chat-model", JSON.stringify("second"));
    server.on(models, offer(...names));
    server.on(history, makeConversation({ model: "first" }));
    const { user, input } = await openChat("/chat?conversation=c1");
    await screen.findByText("Ninety days.");
    await user.type(input, "And then?{Enter}");
    await waitFor(() => expect(askedModels()).toEqual([undefined]));
    expect(screen.queryByRole("button", { name: /^Model:/ })).toBeNull();
    expect(screen.queryByRole("button", again)).toBeNull();
  });
});

describe("another model", () => {
  it("makes an answer again, this time only, and its versions can be switched", async () => {
    server.on(history, makeConversation({ model: "first" }));
    const { user } = await openChat("/chat?conversation=c1");
    const button = await screen.findByRole("button", again);
    await waitFor(() => expect(button).toBeEnabled());
    await user.click(button);
    const items = within(await screen.findByRole("menu")).getAllByRole("menuitem");
    expect(items.map(({ textContent }) => textContent)).toEqual(["second"]);
    const answer = makeTestAnswer("a2", "Forty days.");
    server.on(agent, { results: { conversation_id: "c1", messages: [answer] } });
    const versions = { ids: ["q1", "q2"], shown: 1 };
    const after = makeConversation({});
    const metadata = { ...answer.metadata, versions };
    server.on(history, { ...after, messages: [after.messages[0], { ...answer, metadata }] });
    await user.click(screen.getByRole("menuitem", { name: "second" }));
    expect(await screen.findByText("Forty days.")).toBeVisible();
    expect(server.callsTo(agent)[0]?.body).toMatchObject({
      message: "How long?",
      replaces_message_id: "q1",
      model: "second",
    });
    expect(await screen.findByRole("group", { name: "Versions of the answer" })).toBeVisible();
    expect(screen.getByRole("button", { name: "Model: first" })).toBeVisible();
  });
});

describe("how an answer was made", () => {
  const usage = { input_tokens: 1200, output_tokens: 300, cost: 0.0042 };

  it.each([
    [
      "the model, its tokens and the cost",
      { model: "first", model_usage: usage },
      "Written by first · 1,200 tokens read, 300 written · Cost: 0.0042",
    ],
    [
      "no cost where there are no prices",
      { model: "first", model_usage: { ...usage, cost: 0 } },
      "Written by first · 1,200 tokens read, 300 written",
    ],
    ["that none wrote it", { model: null }, "Quoted without a model"],
    [
      "only the usage of a stopped answer",
      { model: null, outcome: null, stopped: true, model_usage: { ...usage, cost: 12.5 } },
      "1,200 tokens read, 300 written · Cost: 12.5",
    ],
  ])("says %s", async (_, details, words) => {
    server.on(history, makeConversation(details));
    const { user } = await openChat("/chat?conversation=c1");
    await user.click(await screen.findByRole("button", { name: "How this was answered" }));
    expect(screen.getByText(words)).toBeVisible();
  });

  it("writes the numbers in the user's language", async () => {
    server.on(history, makeConversation({ model: "first", model_usage: usage }));
    const { user } = await openChat("/chat?conversation=c1");
    await act(() => chooseLanguage("de"));
    await user.click(await screen.findByRole("button", { name: "Wie diese Antwort entstand" }));
    expect(
      screen.getByText(
        "Geschrieben von first · 1.200 Token gelesen, 300 geschrieben · Kosten: 0,0042",
      ),
    ).toBeVisible();
  });
});
