import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Client } from "../../test/client.ts";
import {
  createTestColleague,
  uploadTestDocument,
  createTestFolder,
  createTestAdmin,
} from "../../test/fixtures.ts";
import { type Product, startProduct } from "../../test/product.ts";
import { excerptAround, patternsOf } from "./conversation-search.rules.ts";

let product: Product;
let member: Client;
beforeAll(async () => {
  product = await startProduct();
  member = await createTestAdmin(product);
  const folder = await createTestFolder(member, "Harbour");
  const bytes = "# Moorings\n\nThe *eastern* mooring fee is 42 euros a night.\n";
  await uploadTestDocument(member, folder, { name: "fees [2026].md", bytes });
});
afterAll(() => product.close());

async function startConversation(client: Client, message: string) {
  const { results } = (await client.post("/chatbot/chat/agent_message/", { message })).body;
  return { id: results.conversation_id as string, answer: results.messages[0] };
}
const at = (id: string) => `/chatbot/conversations/${id}/`;
const search = async (client: Client, words: string) =>
  (await client.get(`/chatbot/conversations/search/?q=${encodeURIComponent(words)}`)).body;

describe("patterns of a search", () => {
  it.each([
    ["  Two  words two ", ["%Two%", "%words%", "%two%"]],
    ["50% a_b c\\d", ["%50\\%%", "%a\\_b%", "%c\\\\d%"]],
  ])("%j", (text, patterns) => {
    expect(patternsOf(text).patterns).toEqual(patterns);
  });

  it("cut one line around the first word that is there", () => {
    const content = `${"Before that. ".repeat(20)}\n\nThe FEE is due.${" After that.".repeat(30)}`;
    const excerpt = excerptAround(content, ["nothing", "fee"]);
    expect(excerpt).toMatch(/^… .*The FEE is due\. After.* …$/);
    expect(excerpt.length).toBeLessThan(170);
    expect(excerptAround("Short.", ["short"])).toBe("Short.");
  });
});

describe("a conversation", () => {
  it("gets another name", async () => {
    const { id } = await startConversation(member, "What is the mooring fee?");
    const renamed = await member.patch(at(id), { name: "  Fees  " });
    expect([renamed.status, renamed.body]).toMatchObject([
      200,
      { conversation_id: id, name: "Fees" },
    ]);
    const list = (await member.get("/chatbot/chat/get_recent_conversations/")).body;
    expect(list[0]).toMatchObject({ conversation_id: id, name: "Fees" });
    expect(Date.parse(list[0].updated_at)).toBeGreaterThan(Date.parse(list[0].created_at));
    expect((await member.patch(at(id), { name: "   " })).body.error).toBe("Enter a name.");
  });

  it("is deleted with its messages, and a repetition is answered well", async () => {
    const { id } = await startConversation(member, "Is it deleted?");
    expect((await member.delete(at(id))).status).toBe(200);
    expect(await product.app.db.message.count({ where: { conversationId: id } })).toBe(0);
    expect((await member.get(`/chatbot/chat/${id}/get_conversation_history/`)).status).toBe(404);
    expect((await member.delete(at(id))).status).toBe(200);
  });

  it("is its user's own: a colleague finds, changes and reads nothing", async () => {
    const { id, answer } = await startConversation(member, "What is the secret of the quay?");
    const colleague = await createTestColleague(product, member);
    const answers = [
      await colleague.patch(at(id), { name: "Mine" }),
      await colleague.delete(at(id)),
      await colleague.get(`${at(id)}export/`),
      await colleague.post(`/chatbot/messages/${answer.id}/feedback/`, { rating: "up" }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
    expect(await search(colleague, "quay")).toEqual([]);
    expect(await search(member, "secret quay")).toHaveLength(1);
  });
});

describe("a conversation that has become long", () => {
  it("takes no further question, and can still be read and asked again from an earlier one", async () => {
    const { id } = await startConversation(member, "How long may this become?");
    const read = async () =>
      (await member.get(`/chatbot/chat/${id}/get_conversation_history/`)).body;
    const [question] = (await read()).messages;
    const ask = (more: object) => member.post("/chatbot/chat/agent_message/", more);
    const { organizationId } = await product.app.db.conversation.findUniqueOrThrow({
      where: { id },
    });
    await product.app.db.message.create({
      data: {
        organizationId,
        conversationId: id,
        role: "assistant",
        content: "long ".repeat(800_001),
      },
    });
    const refused = await ask({ message: "And now?", conversation_id: id });
    expect([refused.status, refused.body.code]).toEqual([409, "conversation.too_long"]);
    expect((await read()).messages).toHaveLength(3);
    const again = await ask({
      message: "And shorter?",
      conversation_id: id,
      replaces_message_id: question.id,
    });
    expect(again.status).toBe(200);
  });
});

describe("the search", () => {
  it("finds words of names first, then of questions and answers, whatever their case", async () => {
    const byText = await startConversation(member, "Where do pilots sleep in winter?");
    const byName = await startConversation(member, "Another thing altogether");
    await member.patch(at(byName.id), { name: "PILOTS and winter" });
    expect(await search(member, "winter pilots")).toMatchObject([
      { conversation_id: byName.id, excerpt: null },
      { conversation_id: byText.id, excerpt: "Where do pilots sleep in winter?" },
    ]);
    expect(await search(member, "pilots summer")).toEqual([]);
    expect(await search(member, "100%")).toEqual([]);
    expect((await member.get("/chatbot/conversations/search/?q=%20")).status).toBe(400);
  });
});

describe("what a reader thinks of an answer", () => {
  it("is kept with the answer, changed and taken back", async () => {
    const { id, answer } = await startConversation(member, "What does a night cost?");
    const rate = (body: unknown) => member.post(`/chatbot/messages/${answer.id}/feedback/`, body);
    const stored = async () => {
      const history = await member.get(`/chatbot/chat/${id}/get_conversation_history/`);
      return history.body.messages[1].metadata.feedback;
    };
    const down = { rating: "down", reason: "wrong_source", comment: " Page 3 says more. " };
    expect((await rate(down)).body.feedback).toEqual({ ...down, comment: "Page 3 says more." });
    expect(await stored()).toEqual({ ...down, comment: "Page 3 says more." });
    await rate({ rating: "up", reason: "other" });
    expect(await stored()).toEqual({ rating: "up", reason: null, comment: null });
    await rate({ rating: null });
    expect(await stored()).toBeNull();
    expect((await rate({ rating: "sideways" })).status).toBe(400);
  });

  it("is of answers, not of questions", async () => {
    const { id } = await startConversation(member, "May I rate this?");
    const history = await member.get(`/chatbot/chat/${id}/get_conversation_history/`);
    const question = history.body.messages[0].id;
    const answer = await member.post(`/chatbot/messages/${question}/feedback/`, { rating: "up" });
    expect([answer.status, answer.body.code]).toEqual([404, "message.not_found"]);
  });
});
