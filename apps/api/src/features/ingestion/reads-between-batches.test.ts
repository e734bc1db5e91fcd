import { afterAll, beforeAll, expect, it } from "vitest";
import { createTestAdmin, createTestFolder } from "../../test/fixtures.ts";
import { never } from "../../test/ingest-waiting.ts";
import { type Product, startProduct } from "../../test/product.ts";
import { bindIngestion } from "./ingestion.worker.ts";

let product: Product;
beforeAll(async () => {
  product = await startProduct({ mode: "embedded", workers: false });
});
afterAll(() => product.close());

/** Of 40 batches and more. */
const large = Array.from(
  { length: 1_000 },
  (_, number) => `Berth ${number} is let by the year. ${"Ropes lie ready. ".repeat(70)}`,
).join("\n\n");

it("a large document that is indexed leaves the embedded database to readers between its transactions", async () => {
  const { app } = product;
  const [owner, reader] = await Promise.all([createTestAdmin(product), createTestAdmin(product)]);
  const folder = await createTestFolder(owner, "Berths");
  const read = await createTestFolder(reader, "Other");
  const { body } = await owner.upload(folder, { name: "berths.txt", bytes: large });
  const documentId: string = body.file.id;
  const { organizationId } = await app.db.document.findUniqueOrThrow({ where: { id: documentId } });

  // Each reader's answer notes how many chunks are stored at that moment: the order of both, whatever the time.
  const stored: number[] = [];
  let isIndexed = false;
  const readOn = async () => {
    while (!isIndexed) {
      const path = `/chatbot/chat/get_files/?collection_id=${read}`;
      expect((await reader.get(path)).status).toBe(200);
      stored.push(await app.db.chunk.count({ where: { documentId } }));
    }
  };
  const reading = readOn();
  await bindIngestion(app)
    .handle({ organizationId, documentId }, { number: 1, last: false, signal: never })
    .finally(() => (isIndexed = true));
  await reading;

  const document = await app.db.document.findUniqueOrThrow({ where: { id: documentId } });
  expect(document.stage).toBe("ready");
  const batches = document.chunkCount / 25;
  const between = new Set(stored.filter((count) => count > 0 && count < document.chunkCount));
  // One transaction for all chunks would let nobody in between: no other number would ever be seen.
  expect(between.size).toBeGreaterThan(batches / 2);
});
