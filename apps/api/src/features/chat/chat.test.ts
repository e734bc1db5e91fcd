import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Client } from "../../test/client.ts";
import { uploadTestDocument, createTestAdmin, createTestUser } from "../../test/fixtures.ts";
import { ask, type TestLibrary, createTestLibrary, inFolder } from "../../test/test-library.ts";
import { type Product, startProduct } from "../../test/product.ts";

const unknownId = "0198b6a0-0000-7000-8000-000000000000";

describe("asking without a model", () => {
  let product: Product;
  let library: TestLibrary;
  beforeAll(async () => {
    product = await startProduct();
    library = await createTestLibrary(product);
  });
  afterAll(() => product.close());

  it("quotes the sentence that answers, with a citation that holds it", async () => {
    const { status, body } = await ask(library.client, "When was the lighthouse built?");
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
    const { status, body } = await ask(library.client, "Who is the mayor of Lisbon?");
    expect(status).toBe(200);
    expect(body.results.messages[0]).toMatchObject({
      content: expect.stringContaining("Nothing in the searched documents"),
      sources: [],
      metadata: { citations: [], outcome: "not_found" },
    });
  });

  it("understands a follow-up and keeps the conversation", async () => {
    const first = await ask(
      library.client,
      "What is the notice period of the Harbour House lease?\nPlease be brief.",
    );
    const id = first.body.results.conversation_id;
    const second = await ask(library.client, "And when is the rent due?", { conversation_id: id });
    expect(second.body.results.conversation_id).toBe(id);
    expect(second.body.results.messages[0].content).toContain("third working day");

    const history = await library.client.get(`/chatbot/chat/${id}/get_conversation_history/`);
    expect(history.body.name).toBe("What is the notice period of the Harbour House lease…");
    const messages: { role: string }[] = history.body.messages;
    expect(messages.map(({ role }) => role)).toEqual(["user", "assistant", "user", "assistant"]);
    expect(history.body.messages[0].content).toMatch(/^What is the notice period/);
    expect(history.body.messages[3]).toEqual(second.body.results.messages[0]);

    const recent = await library.client.get("/chatbot/chat/get_recent_conversations/");
    expect(recent.body[0]).toEqual({
      conversation_id: id,
      name: history.body.name,
      created_at: expect.stringMatching(/Z$/),
      updated_at: expect.stringMatching(/Z$/),
      pinned: false,
      archived: false,
      tags: [],
    });
  });

  it("searches the chosen folders with all below them, and nothing else", async () => {
    const question = "What is the notice period of the Harbour House lease?";
    const outcomes = await Promise.all(
      [inFolder(library.places), inFolder(library.papers), { search_settings: {} }, {}].map(
        async (more) => {
          const { body } = await ask(library.client, question, more);
          const { outcome, narrowed, searched } = body.results.messages[0].metadata;
          return [outcome, narrowed, searched];
        },
      ),
    );
    expect(outcomes).toEqual([
      ["not_found", true, { folders: [library.places], documents: [] }],
      ["answered", true, { folders: [library.papers], documents: [] }],
      ["answered", undefined, undefined],
      ["answered", undefined, undefined],
    ]);
    const direct = { search_settings: { collection_ids: { $overlap: [library.places] } } };
    const { body } = await ask(library.client, question, direct);
    expect(body.results.messages[0].metadata.outcome).toBe("not_found");
  });

  it("refuses folders and conversations of strangers and colleagues alike", async () => {
    const { body } = await ask(library.client, "When was the lighthouse built?");
    const id = body.results.conversation_id;
    const stranger = await createTestAdmin(product);
    const colleague = await createTestColleague();
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
      await ask(stranger, "When was the lighthouse built?", inFolder(library.places)),
    ).toMatchObject({
      status: 404,
      body: { code: "folder.not_found" },
    });
    const own = await ask(stranger, "When was the lighthouse built?");
    expect(own.body.results.messages[0].metadata.outcome).toBe("not_found");
    const kept = await library.client.get(`/chatbot/chat/${id}/get_conversation_history/`);
    expect(kept.body.messages).toHaveLength(2);
  });

  async function createTestColleague(): Promise<Client> {
    const colleague = await createTestUser(product);
    const { pk } = (await colleague.get("/auth/user/")).body;
    const { id } = (await library.client.get("/organization/current/")).body;
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
    const before = await library.client.get("/chatbot/chat/get_recent_conversations/");
    expect(await ask(library.client, "When?", more)).toMatchObject({ status, body: { code } });
    const after = await library.client.get("/chatbot/chat/get_recent_conversations/");
    expect(after.body).toEqual(before.body);
  });

  it("takes up a conversation whose turn died with its server, after its time", async () => {
    const { body } = await ask(library.client, "When was the lighthouse built?");
    const id: string = body.results.conversation_id;
    const owner = await product.app.db.conversation.findFirstOrThrow({ where: { id } });
    const userMessage = await product.app.db.message.findFirstOrThrow({
      where: { conversationId: id },
    });
    const { organizationId, userPk } = owner;
    const hanging = { organizationId, userPk, conversationId: id, userMessageId: userMessage.id };
    const run = await product.app.db.answerRun.create({ data: hanging });
    const hold = (leaseExpiresAt: Date) =>
      product.app.db.answerRun.update({ where: { id: run.id }, data: { leaseExpiresAt } });
    await hold(new Date(Date.now() + 60_000));
    const more = { conversation_id: id };
    expect(await ask(library.client, "How fast is the lamp?", more)).toMatchObject({
      status: 409,
      body: { code: "conversation.busy" },
    });
    await hold(new Date(Date.now() - 1));
    expect((await ask(library.client, "How fast is the lamp?", more)).status).toBe(200);
  });

  it("sums up a file that is named, section by section, and two that are compared", async () => {
    const { body } = await ask(library.client, "Summarise island.txt, please");
    const [message] = body.results.messages;
    expect(message.metadata).toMatchObject({ outcome: "answered", model: null });
    expect(message.content).toMatch(/^\*\*island\.txt\*\*\n\n- .+ \[1\]/);
    const files = (answer: typeof message) => [
      ...new Set(answer.sources.map(({ filename }: { filename: string }) => filename)),
    ];
    expect(files(message)).toEqual(["island.txt"]);
    const both = await ask(library.client, "Compare lease with island.txt");
    expect(files(both.body.results.messages[0])).toEqual(["lease.txt", "island.txt"]);
    const outside = await ask(library.client, "Summarise lease.txt", inFolder(library.places));
    expect(files(outside.body.results.messages[0])).not.toContain("lease.txt");
  });

  it("forgets a document that was deleted", async () => {
    const question = "What is the colour of the Zephyr ferry?";
    const bytes = "The colour of the Zephyr ferry is green.";
    const frame = await uploadTestDocument(library.client, library.places, {
      name: "zephyr.txt",
      bytes,
    });
    const before = await ask(library.client, question);
    expect(before.body.results.messages[0].metadata.outcome).toBe("answered");
    await library.client.delete(`/chatbot/files/${frame.result.file.id}/delete/`);
    const after = await ask(library.client, question);
    expect(after.body.results.messages[0].metadata).toMatchObject({
      outcome: "not_found",
      citations: [],
    });
  });
});
