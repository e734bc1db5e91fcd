import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Client } from "../../test/client.ts";
import { givenDocument, givenFolder, givenMember, givenUser } from "../../test/given.ts";
import {
  failing,
  type ModelEmulator,
  saying,
  startModelEmulator,
} from "../../test/model-emulator.ts";
import { type Product, startProduct } from "../../test/product.ts";

const island = `Gull Island

The lighthouse on Gull Island was built in 1874 by Agnes Thorne. The lamp turns once in 14 seconds.

Visitors may climb the 212 steps between May and October. Dogs stay outside.
`;
const lease = `Harbour House

The notice period of the Harbour House lease is six months. Rent is due on the third working day of each month.
`;

type Given = { client: Client; places: string; papers: string };

async function givenDocuments(product: Product): Promise<Given> {
  const client = await givenMember(product);
  const places = await givenFolder(client, "Places");
  const papers = await givenFolder(client, "Papers");
  const contracts = await givenFolder(client, "Contracts", papers);
  for (const [folder, name, bytes] of [
    [places, "island.txt", island],
    [contracts, "lease.txt", lease],
  ] as const) {
    const frame = await givenDocument(client, folder, { name, bytes });
    expect(frame).toMatchObject({ status: "SUCCESS" });
  }
  return { client, places, papers };
}

function ask(client: Client, message: string, more: object = {}) {
  return client.post("/chatbot/chat/agent_message/", { message, ...more });
}
const narrowed = (id: string) => ({
  search_settings: { filters: { collection_ids: { $overlap: [id] } } },
});
const unknownId = "0198b6a0-0000-7000-8000-000000000000";

describe("asking without a model", () => {
  let product: Product;
  let given: Given;
  beforeAll(async () => {
    product = await startProduct();
    given = await givenDocuments(product);
  });
  afterAll(() => product.close());

  it("quotes the sentence that answers, with a citation that holds it", async () => {
    const { status, body } = await ask(given.client, "When was the lighthouse built?");
    expect(status).toBe(200);
    expect(body.results.messages).toHaveLength(1);
    const [message] = body.results.messages;
    expect(message).toMatchObject({
      role: "assistant",
      content: expect.stringContaining("was built in 1874 by Agnes Thorne. [1]"),
      metadata: {
        outcome: "answered",
        model: null,
        citations: [
          {
            id: "1",
            payload: {
              text: expect.stringContaining("built in 1874"),
              metadata: {
                filename: "island.txt",
                anchors: [expect.objectContaining({ kind: "lines" })],
              },
            },
          },
        ],
      },
    });
    const [citation] = message.metadata.citations;
    expect(message.sources).toEqual([
      {
        id: "1",
        doc_id: citation.payload.document_id,
        filename: "island.txt",
        chunk: citation.payload.text,
      },
    ]);
  });

  it("says so when nothing answers", async () => {
    const { status, body } = await ask(given.client, "Who is the mayor of Lisbon?");
    expect(status).toBe(200);
    expect(body.results.messages[0]).toMatchObject({
      content: expect.stringContaining("Nothing in the searched documents"),
      sources: [],
      metadata: { citations: [], outcome: "not_found" },
    });
  });

  it("understands a follow-up and keeps the conversation", async () => {
    const first = await ask(
      given.client,
      "What is the notice period of the Harbour House lease?\nPlease be brief.",
    );
    const id = first.body.results.conversation_id;
    const second = await ask(given.client, "And when is the rent due?", { conversation_id: id });
    expect(second.body.results.conversation_id).toBe(id);
    expect(second.body.results.messages[0].content).toContain("third working day");

    const history = await given.client.get(`/chatbot/chat/${id}/get_conversation_history/`);
    expect(history.body.name).toBe("What is the notice period of the Harbour House lease…");
    const messages: { role: string }[] = history.body.messages;
    expect(messages.map(({ role }) => role)).toEqual(["user", "assistant", "user", "assistant"]);
    expect(history.body.messages[0].content).toMatch(/^What is the notice period/);
    expect(history.body.messages[3]).toEqual(second.body.results.messages[0]);

    const recent = await given.client.get("/chatbot/chat/get_recent_conversations/");
    expect(recent.body[0]).toEqual({
      conversation_id: id,
      name: history.body.name,
      created_at: expect.stringMatching(/Z$/),
    });
  });

  it("searches the chosen folders with all below them, and nothing else", async () => {
    const question = "What is the notice period of the Harbour House lease?";
    const outcomes = await Promise.all(
      [narrowed(given.places), narrowed(given.papers), { search_settings: {} }, {}].map(
        async (more) => {
          const { body } = await ask(given.client, question, more);
          return body.results.messages[0].metadata.outcome;
        },
      ),
    );
    expect(outcomes).toEqual(["not_found", "answered", "answered", "answered"]);
    const direct = { search_settings: { collection_ids: { $overlap: [given.places] } } };
    const { body } = await ask(given.client, question, direct);
    expect(body.results.messages[0].metadata.outcome).toBe("not_found");
  });

  it("refuses folders and conversations of strangers and colleagues alike", async () => {
    const { body } = await ask(given.client, "When was the lighthouse built?");
    const id = body.results.conversation_id;
    const stranger = await givenMember(product);
    const colleague = await givenColleague();
    for (const other of [stranger, colleague]) {
      const answers = [
        await ask(other, "And the lamp?", { conversation_id: id }),
        await other.get(`/chatbot/chat/${id}/get_conversation_history/`),
      ];
      for (const answer of answers) {
        expect(answer).toMatchObject({ status: 404, body: { code: "conversation.not_found" } });
      }
      expect((await other.get("/chatbot/chat/get_recent_conversations/")).body).toEqual([]);
    }
    expect(
      await ask(stranger, "When was the lighthouse built?", narrowed(given.places)),
    ).toMatchObject({
      status: 404,
      body: { code: "folder.not_found" },
    });
    const own = await ask(stranger, "When was the lighthouse built?");
    expect(own.body.results.messages[0].metadata.outcome).toBe("not_found");
    const kept = await given.client.get(`/chatbot/chat/${id}/get_conversation_history/`);
    expect(kept.body.messages).toHaveLength(2);
  });

  async function givenColleague(): Promise<Client> {
    const colleague = await givenUser(product);
    const { pk } = (await colleague.get("/auth/user/")).body;
    const { id } = (await given.client.get("/organization/current/")).body;
    await product.app.db.membership.create({
      data: { userPk: pk, organizationId: id, role: "member" },
    });
    return colleague;
  }

  it.each([
    ["web search", { rag_tools: ["web_search"] }, 400, "tool.unavailable"],
    ["both tools", { rag_tools: ["search_file_knowledge", "web_search"] }, 400, "tool.unavailable"],
    ["an unknown tool", { rag_tools: ["rm"] }, 400, "request.invalid"],
    [
      "an unknown operator",
      { search_settings: { collection_ids: { $nin: [unknownId] } } },
      400,
      "request.invalid",
    ],
    [
      "an unknown filter",
      { search_settings: { filters: { owner: "me" } } },
      400,
      "request.invalid",
    ],
    ["an unknown conversation", { conversation_id: unknownId }, 404, "conversation.not_found"],
    ["a blank message", { message: " \n" }, 400, "request.invalid"],
  ])("refuses %s", async (_, more, status, code) => {
    const before = await given.client.get("/chatbot/chat/get_recent_conversations/");
    expect(await ask(given.client, "When?", more)).toMatchObject({ status, body: { code } });
    const after = await given.client.get("/chatbot/chat/get_recent_conversations/");
    expect(after.body).toEqual(before.body);
  });

  it("takes up a conversation whose turn died with its server, after its time", async () => {
    const { body } = await ask(given.client, "When was the lighthouse built?");
    const id: string = body.results.conversation_id;
    const owner = await product.app.db.conversation.findFirstOrThrow({ where: { id } });
    const userMessage = await product.app.db.message.findFirstOrThrow({
      where: { conversationId: id },
    });
    const { organizationId, userPk } = owner;
    const hanging = { organizationId, userPk, conversationId: id, userMessageId: userMessage.id };
    const run = await product.app.db.answerRun.create({ data: hanging });
    const hold = (leaseUntil: Date) =>
      product.app.db.answerRun.update({ where: { id: run.id }, data: { leaseUntil } });
    await hold(new Date(Date.now() + 60_000));
    const more = { conversation_id: id };
    expect(await ask(given.client, "How fast is the lamp?", more)).toMatchObject({
      status: 409,
      body: { code: "conversation.busy" },
    });
    await hold(new Date(Date.now() - 1));
    expect((await ask(given.client, "How fast is the lamp?", more)).status).toBe(200);
  });

  it("sums up a file that is named, section by section, and two that are compared", async () => {
    const { body } = await ask(given.client, "Summarise island.txt, please");
    const [message] = body.results.messages;
    expect(message.metadata).toMatchObject({ outcome: "answered", model: null });
    expect(message.content).toMatch(/^\*\*island\.txt\*\*\n\n- .+ \[1\]/);
    const files = (answer: typeof message) => [
      ...new Set(answer.sources.map(({ filename }: { filename: string }) => filename)),
    ];
    expect(files(message)).toEqual(["island.txt"]);
    const both = await ask(given.client, "Compare lease with island.txt");
    expect(files(both.body.results.messages[0])).toEqual(["lease.txt", "island.txt"]);
    const outside = await ask(given.client, "Summarise lease.txt", narrowed(given.places));
    expect(files(outside.body.results.messages[0])).not.toContain("lease.txt");
  });

  it("forgets a document that was deleted", async () => {
    const question = "What is the colour of the Zephyr ferry?";
    const bytes = "The colour of the Zephyr ferry is green.";
    const frame = await givenDocument(given.client, given.places, { name: "zephyr.txt", bytes });
    const before = await ask(given.client, question);
    expect(before.body.results.messages[0].metadata.outcome).toBe("answered");
    await given.client.delete(`/chatbot/files/${frame.result.file.id}/delete/`);
    const after = await ask(given.client, question);
    expect(after.body.results.messages[0].metadata).toMatchObject({
      outcome: "not_found",
      citations: [],
    });
  });
});

describe("asking with a chat model", () => {
  let provider: ModelEmulator;
  let product: Product;
  let given: Given;
  beforeAll(async () => {
    provider = await startModelEmulator();
    product = await startProduct({
      env: { OPENAI_API_KEY: "k", OPENAI_BASE_URL: provider.baseUrl, CHAT_MODEL: "talker" },
    });
    given = await givenDocuments(product);
  });
  afterAll(async () => {
    await product.close();
    await provider.close();
  });

  it("shows the model the passages and issues its citations", async () => {
    provider.scriptChat(saying("It was built in 1874 [1]. The moon is cheese [42]."));
    const { body } = await ask(given.client, "When was the lighthouse built?");
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
    await ask(given.client, "What is the notice period of the lease?", narrowed(given.places));
    expect(JSON.stringify(provider.requests.at(-1)?.body)).not.toContain("six months");
  });

  it("lets one turn at a time into a conversation", async () => {
    provider.scriptChat(saying("In 1874 [1]."));
    const { body } = await ask(given.client, "When was the lighthouse built?");
    const more = { conversation_id: body.results.conversation_id };
    // The second question arrives while the model is at the first.
    const meanwhile = Promise.withResolvers<{ status: number; body: unknown }>();
    provider.scriptChat(
      (request) => {
        ask(given.client, "And who built it?", more).then(meanwhile.resolve, meanwhile.reject);
        expect(request.body.model).toBe("talker");
        return saying("How fast does the lamp turn?");
      },
      // Answered only after a while, as the provider asks for a pause first.
      failing(429, "Wait", { "retry-after": "1" }),
      saying("In 14 seconds [1]."),
    );
    const first = ask(given.client, "How fast does the lamp turn?", more);
    expect(await meanwhile.promise).toMatchObject({
      status: 409,
      body: { code: "conversation.busy" },
    });
    expect((await first).status).toBe(200);
    const path = `/chatbot/chat/${more.conversation_id}/get_conversation_history/`;
    const { body: history } = await given.client.get(path);
    const messages: { content: string }[] = history.messages;
    expect(messages.map(({ content }) => content)).toEqual([
      "When was the lighthouse built?",
      "In 1874 [1].",
      "How fast does the lamp turn?",
      "In 14 seconds [1].",
    ]);
  });

  it("keeps the question when the model fails, tells it, and goes on", async () => {
    const quickly = { "retry-after-ms": "1" };
    provider.scriptChat(...[1, 2, 3].map(() => failing(500, "secret detail", quickly)));
    const failed = await ask(given.client, "When was the lighthouse built?");
    expect(failed).toMatchObject({ status: 502, body: { code: "model.failed" } });
    expect(JSON.stringify(failed.body)).not.toContain("secret detail");
    const id: string = failed.body.detail.conversation_id;
    const path = `/chatbot/chat/${id}/get_conversation_history/`;
    expect((await given.client.get(path)).body.messages).toMatchObject([
      { role: "user", content: "When was the lighthouse built?" },
    ]);
    provider.scriptChat(saying("When was the lighthouse built?"), saying("In 1874 [1]."));
    const again = await ask(given.client, "Once more, please", { conversation_id: id });
    expect(again.body.results.messages[0].content).toBe("In 1874 [1].");
  });
});
