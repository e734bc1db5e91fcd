import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ask, type TestLibrary, createTestLibrary, inFolder } from "../../test/test-library.ts";
import {
  failing,
  type ModelEmulator,
  saying,
  startModelEmulator,
} from "../../test/model-emulator.ts";
import { type Product, startProduct } from "../../test/product.ts";

describe("asking with a chat model", () => {
  let provider: ModelEmulator;
  let product: Product;
  let library: TestLibrary;
  beforeAll(async () => {
    provider = await startModelEmulator();
    product = await startProduct({
      env: { OPENAI_API_KEY: "k", OPENAI_BASE_URL: provider.baseUrl, CHAT_MODEL: "talker" },
    });
    library = await createTestLibrary(product);
  });
  afterAll(async () => {
    await product.close();
    await provider.close();
  });

  it("shows the model the passages and issues its citations", async () => {
    provider.scriptChat(saying("It was built in 1874 [1]. The moon is cheese [42]."));
    const { body } = await ask(library.client, "When was the lighthouse built?");
    expect(provider.requests.at(-1)?.body.messages.at(-1)?.content).toContain("built in 1874");
    expect(body.results.messages[0]).toMatchObject({
      content: "It was built in 1874 [1]. The moon is cheese.",
      metadata: {
        model: "talker",
        outcome: "answered",
        citations: [{ id: "1", payload: { metadata: { filename: "island.txt" } } }],
      },
    });
  });

  it("never shows the model what lies outside the chosen folders", async () => {
    provider.scriptChat(saying("NOT_FOUND"));
    await ask(library.client, "What is the notice period of the lease?", inFolder(library.places));
    expect(JSON.stringify(provider.requests.at(-1)?.body)).not.toContain("six months");
  });

  it("lets one turn at a time into a conversation", async () => {
    provider.scriptChat(saying("In 1874 [1]."));
    const { body } = await ask(library.client, "When was the lighthouse built?");
    const more = { conversation_id: body.results.conversation_id };
    // The second question arrives while the model is at the first.
    const meanwhile = Promise.withResolvers<{ status: number; body: unknown }>();
    provider.scriptChat((request) => {
      ask(library.client, "And who built it?", more).then(meanwhile.resolve, meanwhile.reject);
      expect(request.body.model).toBe("talker");
      // Answered only after a while, as the provider asks for a pause first.
      return failing(429, "Wait", { "retry-after": "1" });
    }, saying("In 14 seconds [1]."));
    const first = ask(library.client, "How fast does the lamp turn?", more);
    expect(await meanwhile.promise).toMatchObject({
      status: 409,
      body: { code: "conversation.busy" },
    });
    expect((await first).status).toBe(200);
    const path = `/chatbot/chat/${more.conversation_id}/get_conversation_history/`;
    const { body: history } = await library.client.get(path);
    const messages: { content: string }[] = history.messages;
    expect(messages.map(({ content }) => content)).toEqual([
      "When was the lighthouse built?",
      "In 1874 [1].",
      "How fast does the lamp turn?",
      "In 14 seconds [1].",
    ]);
  });

  it("quotes when the model fails, and continues with it", async () => {
    const quickly = { "retry-after-ms": "1" };
    provider.scriptChat(...[1, 2, 3].map(() => failing(500, "secret detail", quickly)));
    const { body } = await ask(library.client, "When was the lighthouse built?");
    const [message] = body.results.messages;
    expect(message.content).toMatch(/^\*The language model did not answer, so .*1874/s);
    expect(message.metadata).toMatchObject({ model: null, outcome: "answered" });
    expect(JSON.stringify(body)).not.toContain("secret detail");
    provider.scriptChat(saying("In 1874 [1]."));
    const id: string = body.results.conversation_id;
    const more = { conversation_id: id };
    const again = await ask(library.client, "When was the lighthouse built?", more);
    expect(again.body.results.messages[0].content).toBe("In 1874 [1].");
  });
});
