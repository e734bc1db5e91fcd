import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { newClient } from "./client.ts";
import { uploadTestDocument, createTestFolder, createTestAdmin } from "./fixtures.ts";
import { hasNativeServices, type Product, startProduct } from "./product.ts";

const notes = `# Harbour rules

## Speed

Vessels keep below six knots inside the breakwater.

## Berths

Berth seven is reserved for the pilot boat from 1 May to 30 September.
`;
const fees = "Berth,Monthly fee\n1,120 EUR\n7,310 EUR\n9,95 EUR\n";

/** The main job, from sign-up to a cited answer, on either set of services. */
function mainJob(start: () => Promise<Product>) {
  let product: Product;
  beforeAll(async () => {
    product = await start();
  });
  afterAll(() => product.close());

  it("answers from a member's documents, with the passage it took it from", async () => {
    const member = await createTestAdmin(product);
    const folder = await createTestFolder(member, "Rules");
    const rules = await uploadTestDocument(member, folder, { name: "rules.md", bytes: notes });
    await uploadTestDocument(member, folder, { name: "fees.csv", bytes: fees });
    const asked = await member.post("/chatbot/chat/agent_message/", {
      message: "For whom is berth seven reserved?",
    });
    expect(asked.status).toBe(200);
    const { conversation_id, messages } = asked.body.results;
    const [{ content, metadata, role }] = messages;
    expect([role, metadata.outcome]).toEqual(["assistant", "answered"]);
    expect(content).toMatch(/pilot boat.*\[1\]/s);
    const [citation] = metadata.citations;
    expect(citation.id).toBe("1");
    expect(citation.payload.document_id).toBe(rules.result.file.id);
    expect(citation.payload.text).toContain("reserved for the pilot boat");
    expect(citation.payload.metadata.filename).toBe("rules.md");
    const history = await member.get(`/chatbot/chat/${conversation_id}/get_conversation_history/`);
    expect(history.body.messages.map((message: { role: string }) => message.role)).toEqual([
      "user",
      "assistant",
    ]);
    expect(history.body.messages[1].metadata).toEqual(metadata);
    expect((await member.get("/chatbot/chat/get_recent_conversations/")).body).toMatchObject([
      { conversation_id, name: "For whom is berth seven reserved?" },
    ]);
  });

  it("says so when no document answers, and cites nothing", async () => {
    const member = await createTestAdmin(product);
    const folder = await createTestFolder(member, "Rules");
    await uploadTestDocument(member, folder, { name: "rules.md", bytes: notes });
    const asked = await member.post("/chatbot/chat/agent_message/", {
      message: "Who won the chess championship of 1972?",
    });
    expect(asked.body.results.messages[0].metadata).toMatchObject({
      outcome: "not_found",
      citations: [],
    });
  });

  it("narrows to the chosen folders and what is below them, and to nothing else", async () => {
    const member = await createTestAdmin(product);
    const north = await createTestFolder(member, "North");
    const pier = await createTestFolder(member, "Pier", north);
    const south = await createTestFolder(member, "South");
    const lamp = (colour: string) => `The lamp at the entrance is painted ${colour}.`;
    await uploadTestDocument(member, pier, { name: "north.txt", bytes: lamp("amber") });
    await uploadTestDocument(member, south, { name: "south.txt", bytes: lamp("violet") });
    const ask = async (...folders: string[]) => {
      const answer = await member.post("/chatbot/chat/agent_message/", {
        message: "Which colour is the lamp at the entrance painted?",
        search_settings: { filters: { collection_ids: { $overlap: folders } } },
      });
      return answer.body.results.messages[0].content as string;
    };
    expect(await ask(north)).toMatch(/amber/);
    expect(await ask(north)).not.toMatch(/violet/);
    expect(await ask(south)).toMatch(/violet/);
    expect(await ask(south)).not.toMatch(/amber/);
  });

  it("serves many members at once, each with their own", async () => {
    const works = Array.from({ length: 6 }, async (_, number) => {
      const member = await createTestAdmin(product);
      const folder = await createTestFolder(member, "Own");
      const bytes = `The password of shed ${number} is fish-${number}-bone.`;
      await uploadTestDocument(member, folder, { name: `${number}.txt`, bytes });
      const asked = await member.post("/chatbot/chat/agent_message/", {
        message: `What is the password of shed ${number}?`,
      });
      return asked.body.results.messages[0].content as string;
    });
    for (const [number, content] of (await Promise.all(works)).entries()) {
      expect(content).toContain(`fish-${number}-bone`);
    }
  });

  it("is ready to be asked whether it is ready, and serves errors as JSON", async () => {
    const ready = await fetch(`${product.url}/readyz`);
    expect([ready.status, await ready.json()]).toEqual([
      200,
      {
        ready: true,
        checks: {
          database: "ok",
          migrations: "ok",
          queue: "ok",
          blobs: "ok",
          disk: "ok",
          worker: "ok",
          backlog: "ok",
          parser_isolation: expect.stringMatching(/^(ok|failed)$/), // as this machine allows it
        },
        workers: 1,
        oldest_job_seconds: null,
      },
    ]);
    const nothing = await newClient(product.url).get("/nowhere/");
    expect([nothing.status, nothing.body.code]).toEqual([404, "request.not_found"]);
  });
}

describe("embedded", () => {
  mainJob(() => startProduct({ mode: "embedded" }));
});

describe.skipIf(!hasNativeServices)("on Postgres and Redis", () => {
  mainJob(() => startProduct({ mode: "native" }));
});
