import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Client } from "../../test/client.ts";
import { createTestAdmin, createTestColleague } from "../../test/fixtures.ts";
import { type Product, startProduct } from "../../test/product.ts";

let product: Product;
let member: Client;
beforeAll(async () => {
  product = await startProduct();
  member = await createTestAdmin(product);
});
afterAll(() => product.close());

const asking = "/chatbot/chat/agent_message/";
async function startConversation(message: string, client = member): Promise<string> {
  return (await client.post(asking, { message })).body.results.conversation_id;
}
const update = (id: string, changes: object, client = member) =>
  client.patch(`/chatbot/conversations/${id}/`, changes);
const list = async (query = "") =>
  (await member.get(`/chatbot/chat/get_recent_conversations/${query}`)).body;
const idsOf = async (query = ""): Promise<string[]> =>
  (await list(query)).map((one: { conversation_id: string }) => one.conversation_id);
const filters = async (client = member) =>
  (await client.get("/chatbot/conversations/filters/")).body;

describe("a pinned conversation", () => {
  it("is marked, keeps its place by time and is listed however many are newer", async () => {
    const old = await startConversation("Which one is pinned?");
    const { status, body } = await update(old, { pinned: true });
    expect([status, body]).toMatchObject([
      200,
      { conversation_id: old, pinned: true, archived: false, tags: [] },
    ]);
    const [one] = await product.app.db.conversation.findMany({ where: { id: old } });
    const { organizationId, userPk } = one!;
    const newer = Array.from({ length: 101 }, (_, at) => ({
      organizationId,
      userPk,
      name: `Newer ${at}`,
      updatedAt: new Date(Date.now() + 60_000 + at),
    }));
    await product.app.db.conversation.createMany({ data: newer });
    const listed = await list();
    expect(listed).toHaveLength(101);
    expect(listed[0]).toMatchObject({ name: "Newer 100", pinned: false });
    expect(listed.at(-1)).toMatchObject({ conversation_id: old, pinned: true });
    await update(old, { pinned: false });
    expect(await idsOf()).not.toContain(old);
    await product.app.db.conversation.deleteMany({ where: { name: { startsWith: "Newer " } } });
    expect(await idsOf()).toContain(old);
  });
});

describe("an archived conversation", () => {
  it("leaves the list, is still found by a search, and returns with its next question", async () => {
    const id = await startConversation("Where is the lantern?");
    const before = (await filters()).archived;
    expect((await update(id, { archived: true })).body.archived).toBe(true);
    expect(await idsOf()).not.toContain(id);
    expect(await idsOf("?archived=true")).toEqual([id]);
    expect((await filters()).archived).toBe(before + 1);
    const found = (await member.get("/chatbot/conversations/search/?q=lantern")).body;
    expect(found).toMatchObject([{ conversation_id: id, archived: true }]);
    expect((await member.get(`/chatbot/chat/${id}/get_conversation_history/`)).status).toBe(200);
    await member.post(asking, { message: "And the oil?", conversation_id: id });
    expect((await idsOf())[0]).toBe(id);
    expect(await idsOf("?archived=true")).toEqual([]);
    expect((await member.get("/chatbot/chat/get_recent_conversations/?archived=2")).status).toBe(
      400,
    );
  });
});

describe("the tags of a conversation", () => {
  it("are cleaned, filter the list, are found and counted", async () => {
    const tagged = await startConversation("Which tags are here?");
    const other = await startConversation("Has it another tag?");
    const { body } = await update(tagged, { tags: [" Tender  2026 ", "legal", "legal"] });
    expect(body.tags).toEqual(["Tender 2026", "legal"]);
    await update(other, { tags: ["legal"] });
    expect(await idsOf(`?tag=${encodeURIComponent("Tender 2026")}`)).toEqual([tagged]);
    expect(await idsOf("?tag=legal")).toEqual([other, tagged]);
    expect(await idsOf("?tag=LEGAL")).toEqual([]);
    expect((await filters()).tags).toEqual([
      { tag: "legal", conversations: 2 },
      { tag: "Tender 2026", conversations: 1 },
    ]);
    const found = (await member.get("/chatbot/conversations/search/?q=tender%20tags")).body;
    expect(found).toMatchObject([{ conversation_id: tagged, tags: ["Tender 2026", "legal"] }]);
    await update(other, { archived: true });
    expect((await filters()).tags).toContainEqual({ tag: "legal", conversations: 1 });
    expect((await update(tagged, { tags: [] })).body.tags).toEqual([]);
    expect((await filters()).tags).toEqual([]);
  });

  it.each([
    [{ tags: ["a", "b", "c", "d", "e", "f"] }, "Use at most 5 tags."],
    [{ tags: ["x".repeat(31)] }, "Use at most 30 characters."],
    [{ tags: [" "] }, "A tag needs at least one character."],
    [{}, "Enter a name, or what to change: pinned, archived or tags."],
  ])("are refused with the reason: %j", async (changes, reason) => {
    const { status, body } = await update(await startConversation("Is it refused?"), changes);
    expect([status, body.error]).toEqual([400, reason]);
  });
});

it("is its user's own: a colleague neither changes it nor sees its tags", async () => {
  const id = await startConversation("Whose is this?");
  await update(id, { tags: ["private"] });
  const colleague = await createTestColleague(product, member);
  expect((await update(id, { pinned: true }, colleague)).status).toBe(404);
  expect(await filters(colleague)).toEqual({ tags: [], archived: 0 });
});
