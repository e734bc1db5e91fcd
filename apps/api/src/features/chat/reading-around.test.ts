import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Client } from "../../test/client.ts";
import { uploadTestDocument, createTestFolder, createTestAdmin } from "../../test/fixtures.ts";
import { ask, inFolder } from "../../test/test-library.ts";
import {
  calling,
  type ModelEmulator,
  saying,
  startModelEmulator,
} from "../../test/model-emulator.ts";
import type { ModelRequest } from "../../test/model-wire.ts";
import { type Product, startProduct } from "../../test/product.ts";

const filler = "Nothing else of note is written down about that time of the year. ".repeat(16);

/** A file of five passages, of which a search for the comet finds the first alone. */
const logbook = (fact: string) =>
  [
    `The comet was seen over the pier in autumn. ${filler}`,
    `Gulls came in the morning. ${filler}`,
    `${fact} ${filler}`,
    `The nets were mended. ${filler}`,
    `Winter began. ${filler}`,
  ].join("\n\n");

/** The numbers and texts of the passages in the last message of a request. */
function shownIn({ body }: ModelRequest): { number: number; text: string }[] {
  const said = String(body.messages.at(-1)?.content);
  const passages = said.matchAll(/n="(\d+)"[^>]*>([\s\S]*?)(?=<\/?passage-|$)/g);
  return Array.from(passages, ([, number, text = ""]) => ({ number: Number(number), text }));
}

describe("a model that reads on around a passage", () => {
  let provider: ModelEmulator;
  let product: Product;
  let client: Client;
  let folder: string;
  let elsewhere: string;
  let file: string;
  beforeAll(async () => {
    provider = await startModelEmulator();
    product = await startProduct({
      env: { OPENAI_API_KEY: "k", OPENAI_BASE_URL: provider.baseUrl, CHAT_MODEL: "reader" },
    });
  });
  afterAll(async () => {
    await product.close();
    await provider.close();
  });
  beforeEach(async () => {
    client = await createTestAdmin(product);
    folder = await createTestFolder(client, "Logbooks");
    elsewhere = await createTestFolder(client, "Elsewhere");
    const bytes = logbook("Captain Thorne paid 40 crowns.");
    const frame = await uploadTestDocument(client, folder, { name: "log.txt", bytes });
    file = frame.result.file.id;
  });

  const search = calling({ name: "search_file_knowledge", arguments: { query: "comet" } });
  const readAround = (passage: number) => calling({ name: "read_around", arguments: { passage } });

  it("is shown its neighbours, and cites what it read there", async () => {
    const before = provider.requests.length;
    let paid = 0;
    provider.scriptChat(search, readAround(1), (request) => {
      paid = shownIn(request).find(({ text }) => text.includes("40 crowns"))?.number ?? 0;
      return saying(`Captain Thorne paid 40 crowns [${paid}].`);
    });
    const { body } = await ask(client, "What happened after the comet?", inFolder(folder));
    const [first, second, third] = provider.requests.slice(before);
    expect(first?.body.tools).toContainEqual(
      expect.objectContaining({ function: expect.objectContaining({ name: "read_around" }) }),
    );
    for (const request of [first, second]) {
      expect(JSON.stringify(request?.body.messages)).not.toContain("40 crowns");
    }
    const read = third ? shownIn(third) : [];
    expect(read.map(({ text }) => text.trim().slice(0, 5))).toEqual(["Gulls", "Capta"]);
    const [message] = body.results.messages;
    expect(message.content).toBe("Captain Thorne paid 40 crowns [1].");
    expect(message.metadata).toMatchObject({
      outcome: "answered",
      claims: [{ state: "quoted" }],
      citations: [{ payload: { document_id: file, metadata: { filename: "log.txt" } } }],
    });
    expect(message.metadata.citations[0].payload.text).toContain("40 crowns");
  });

  it("gets nothing for a passage that it was not shown", async () => {
    const others = logbook("The secret of this house is 77.");
    await uploadTestDocument(client, elsewhere, { name: "other.txt", bytes: others });
    const stranger = await createTestAdmin(product);
    const theirs = await createTestFolder(stranger, "Logbooks");
    await uploadTestDocument(stranger, theirs, { name: "theirs.txt", bytes: others });
    const before = provider.requests.length;
    provider.scriptChat(
      ...[2, 7, 0, -1].map((number) => readAround(number)),
      calling({ name: "read_around", arguments: { passage: file } }),
      saying("NOT_FOUND"),
    );
    await ask(client, "What happened after the comet?", inFolder(folder));
    const sent = provider.requests.slice(before + 1);
    expect(sent).toHaveLength(5);
    for (const { body } of sent) {
      expect(body.messages.at(-1)?.content).toMatch(/^There is no such passage of a document\./);
    }
    expect(JSON.stringify(sent.map(({ body }) => body))).not.toContain("The secret");
  });

  it("gets nothing of a file that is no longer in the chosen folders when it reads on", async () => {
    const before = provider.requests.length;
    let moved = 0;
    provider.scriptChat(async () => {
      const { status } = await client.post("/chatbot/entries/move/", {
        items: [{ kind: "file", id: file, parent_collection_id: folder }],
        target_collection_id: elsewhere,
      });
      moved = status;
      return readAround(1);
    }, saying("NOT_FOUND"));
    await ask(client, "What happened after the comet?", inFolder(folder));
    expect(moved).toBe(200);
    const last = provider.requests.slice(before).at(-1);
    expect(last && shownIn(last)).toEqual([]);
    expect(JSON.stringify(last?.body.messages)).not.toContain("40 crowns");
  });
});
