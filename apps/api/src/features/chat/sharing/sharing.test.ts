import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type Client, newClient } from "../../../test/client.ts";
import { createTestAdmin, createTestColleague, createTestFolder } from "../../../test/fixtures.ts";
import { type Product, startProduct } from "../../../test/product.ts";

let product: Product;
let owner: Client;
let colleague: Client;
let stranger: Client;
let anyone: Client;
let conversation: string;
let document: string;
const secret = "The mooring fee is 42 euros a night.";
const asking = "/chatbot/chat/agent_message/";

beforeAll(async () => {
  product = await startProduct();
  owner = await createTestAdmin(product);
  colleague = await createTestColleague(product, owner);
  stranger = await createTestAdmin(product);
  anyone = newClient(product.url);
  const folder = await createTestFolder(owner, "Harbour");
  const bytes = `# Moorings\n\n${secret} Boats over twelve metres pay the double.\n`;
  document = await upload(folder, { name: "fees.md", bytes });
});
afterAll(() => product.close());
beforeEach(async () => {
  const asked = await owner.post(asking, { message: "What is the mooring fee?" });
  conversation = asked.body.results.conversation_id;
});

async function upload(folder: string, file: { name: string; bytes: string }): Promise<string> {
  const { body } = await owner.upload(folder, file);
  await owner.follow(body.task_id);
  return body.file.id;
}
const share = (body: object = {}, client = owner, id = conversation) =>
  client.post(`/chatbot/conversations/${id}/shares/`, body);
const tokenOf = ({ body }: { body: { share_url: string } }) => body.share_url.split("#")[1];
const read = (client: Client, token?: string) => client.post("/chatbot/shared/read/", { token });
const readPublic = (token?: string) => anyone.post("/chatbot/shared/read-public/", { token });
const allowPublic = (allowed: boolean) =>
  owner.patch("/organization/sharing/", { public_links: allowed });
const gone = { status: 404, body: { code: "share.not_found" } };

describe("a link for the organization", () => {
  it("shows a colleague the conversation as it was, with the passages of documents they may open", async () => {
    const made = await share();
    expect(made).toMatchObject({
      status: 201,
      body: { conversation_id: conversation, audience: "organization", expires_at: null },
    });
    expect(tokenOf(made)).toMatch(/^[\w-]{22}$/);
    await owner.post(asking, { message: "And for two nights?", conversation_id: conversation });
    await owner.patch(`/chatbot/conversations/${conversation}/`, { name: "Renamed" });
    const { status, body } = await read(colleague, tokenOf(made));
    expect([status, body.name]).toEqual([200, "What is the mooring fee?"]);
    expect(body.messages).toHaveLength(2);
    const [question, answer] = body.messages;
    expect(question.content).toBe("What is the mooring fee?");
    expect(answer.metadata.citations[0].payload).toMatchObject({ document_id: document });
    expect(answer.sources[0].chunk).toContain(secret);
    expect(answer.metadata).toMatchObject({ steps: [], run_id: null, feedback: null });
  });

  it("keeps what it showed when a question is asked again, and withholds passages of deleted documents", async () => {
    const folder = await createTestFolder(owner, "Short-lived");
    const bytes = "The key of the boathouse hangs behind the barometer.\n";
    const id = await upload(folder, { name: "keys.md", bytes });
    const asked = await owner.post(asking, { message: "Where hangs the key of the boathouse?" });
    const { conversation_id: at, messages } = asked.body.results;
    const token = tokenOf(await share({}, owner, at));
    await owner.post(asking, {
      message: "What is the fee?",
      conversation_id: at,
      replaces_message_id: messages[0].id,
    });
    const before = (await read(colleague, token)).body.messages[1];
    expect(before.content).toContain("behind the barometer");
    expect(before.metadata.citations[0].payload.text).toContain("barometer");
    await owner.delete(`/chatbot/files/${id}/delete/`);
    const [, answer] = (await read(colleague, token)).body.messages;
    expect(answer.metadata.citations[0].payload).toEqual({
      text: "",
      document_id: "",
      chunk_id: "",
      metadata: { filename: "keys.md", headings: [], anchors: [], withheld: true },
    });
    expect(JSON.stringify(answer.metadata.claims)).not.toContain('cited_spans":[{');
  });

  it("opens for nobody else, and not after it was revoked or the conversation deleted", async () => {
    const made = await share();
    const token = tokenOf(made);
    expect(await read(stranger, token)).toMatchObject(gone);
    expect(await readPublic(token)).toMatchObject(gone);
    expect((await anyone.post("/chatbot/shared/read/", { token })).status).toBe(401);
    expect(await read(colleague, `${token}x`)).toMatchObject(gone);
    expect((await colleague.delete(`/chatbot/shares/${made.body.id}/`)).status).toBe(404);
    expect((await owner.delete(`/chatbot/shares/${made.body.id}/`)).status).toBe(200);
    expect(await read(colleague, token)).toMatchObject(gone);
    const other = tokenOf(await share());
    await owner.delete(`/chatbot/conversations/${conversation}/`);
    expect(await read(colleague, other)).toMatchObject(gone);
  });

  it("ends with the membership of who shares", async () => {
    const leaving = await createTestColleague(product, owner);
    const asked = await leaving.post(asking, { message: "What is the mooring fee?" });
    const token = tokenOf(await share({}, leaving, asked.body.results.conversation_id));
    expect((await read(colleague, token)).status).toBe(200);
    await leaving.post("/organization/leave/", {});
    expect(await read(colleague, token)).toMatchObject(gone);
  });

  it("stores no token, and the conversation of another user is not there", async () => {
    const token = tokenOf(await share());
    const rows = await product.app.db.conversationShare.findMany();
    expect(JSON.stringify(rows)).not.toContain(token);
    expect((await share({}, colleague)).body.code).toBe("conversation.not_found");
  });
});

describe("a public link", () => {
  it("needs the permission of an admin, and an end", async () => {
    expect((await colleague.get("/organization/sharing/")).body).toEqual({ public_links: false });
    const refused = await share({ audience: "public", days: 7 });
    expect([refused.status, refused.body.code]).toEqual([403, "share.public_disabled"]);
    expect((await colleague.patch("/organization/sharing/", { public_links: true })).status).toBe(
      403,
    );
    await allowPublic(true);
    const endless = await share({ audience: "public" });
    expect([endless.status, endless.body.error]).toEqual([
      400,
      "A public link needs an end: 1, 7 or 30 days.",
    ]);
    expect((await share({ audience: "public", days: 365 })).status).toBe(400);
    const { body } = await share({ audience: "public", days: 7 });
    const days = (Date.parse(body.expires_at) - Date.parse(body.created_at)) / 86_400_000;
    expect(days).toBeCloseTo(7, 2);
  });

  it("shows anyone the answer and the names of its sources, but no passage", async () => {
    await allowPublic(true);
    const token = tokenOf(await share({ audience: "public", days: 1 }));
    const { status, body, headers } = await readPublic(token);
    expect(status).toBe(200);
    const [, answer] = body.messages;
    expect(answer.content).toContain("42 euros");
    expect(answer.metadata.citations).toEqual([
      {
        id: "1",
        payload: {
          text: "",
          document_id: "",
          chunk_id: "",
          metadata: { filename: "fees.md", headings: [], anchors: [], withheld: true },
        },
      },
    ]);
    const sent = JSON.stringify(body);
    for (const hidden of ["Boats over twelve", "Moorings", document, "cited_spans"]) {
      expect(sent).not.toContain(hidden);
    }
    expect(headers.get("cache-control")).toBe("no-store");
    expect(headers.get("x-robots-tag")).toBe("noindex, nofollow");
  });

  it("is gone alike when it is unknown, expired, revoked or no longer allowed", async () => {
    await allowPublic(true);
    const made = await share({ audience: "public", days: 1 });
    const token = tokenOf(made);
    await allowPublic(false);
    const disallowed = await readPublic(token);
    await allowPublic(true);
    expect((await readPublic(token)).status).toBe(200);
    const expire = { data: { expiresAt: new Date(Date.now() - 1) }, where: { id: made.body.id } };
    await product.app.db.conversationShare.update(expire);
    const expired = await readPublic(token);
    const revokedLink = await share({ audience: "public", days: 1 });
    await owner.delete(`/chatbot/shares/${revokedLink.body.id}/`);
    const replies = [
      disallowed,
      expired,
      await readPublic(tokenOf(revokedLink)),
      await readPublic("x"),
    ];
    for (const { status, body } of replies) {
      expect({ ...body, status, request_id: "" }).toEqual({
        status: 404,
        code: "share.not_found",
        error: "This link does not exist, has expired or was revoked.",
        message: "This link does not exist, has expired or was revoked.",
        detail: null,
        request_id: "",
      });
    }
  });
});

it("lists the links of the user, and the audit log says who shared and revoked what", async () => {
  const mine = await createTestColleague(product, owner);
  const asked = await mine.post(asking, { message: "What is the mooring fee?" });
  const id = asked.body.results.conversation_id;
  await allowPublic(false);
  await allowPublic(true);
  const first = await share({ days: 30 }, mine, id);
  const second = await share({ audience: "public", days: 1 }, mine, id);
  const list = (await mine.get("/chatbot/shares/")).body;
  expect(list.map((one: { id: string }) => one.id)).toEqual([second.body.id, first.body.id]);
  expect(JSON.stringify(list)).not.toContain(tokenOf(first));
  await mine.delete(`/chatbot/shares/${first.body.id}/`);
  expect((await mine.get("/chatbot/shares/")).body).toHaveLength(1);
  const { events } = (await owner.get("/organization/audit-events/?limit=4")).body;
  expect(events).toMatchObject([
    { action: "conversation.share_revoked", target: { kind: "conversation", id, name: null } },
    { action: "conversation.shared", detail: { audience: "public" } },
    { action: "conversation.shared", detail: { audience: "organization" } },
    { action: "organization.changed", detail: { public_links: true } },
  ]);
});
