import { makeZip } from "@footnote/extraction/fixtures/make-zip";
import { afterAll, beforeAll, expect, it } from "vitest";
import { createTestAdmin, createTestFolder } from "../../test/fixtures.ts";
import { type Product, startProduct } from "../../test/product.ts";
import { bindIngestion } from "./ingestion.worker.ts";

let product: Product;
beforeAll(async () => {
  product = await startProduct({ workers: false });
});
afterAll(() => product.close());

const attempt = { number: 1, last: false, signal: new AbortController().signal };
const fileCount = 12;

it("an archive whose worker was killed in the middle is unpacked to its end, each file once", async () => {
  const { app } = product;
  const member = await createTestAdmin(product);
  const folder = await createTestFolder(member, "Leases");
  const files = Array.from({ length: fileCount }, (_, at) => ({
    name: `part ${at % 3}/rent ${at}.txt`,
    content: `The rent of berth ${at} is ${900 + at} crowns.`,
  }));
  const { body } = await member.upload(folder, { name: "all.zip", bytes: makeZip(files) });
  const containerId: string = body.file.id;
  const { organizationId } = await app.db.document.findUniqueOrThrow({
    where: { id: containerId },
  });
  const payload = { organizationId, documentId: containerId };
  const countFiles = () => app.db.document.count({ where: { organizationId, extension: ".txt" } });

  // The fifth file is in the database when the worker hangs.
  const stopped = Promise.withResolvers<void>();
  let entered = 0;
  const enqueue: typeof app.jobs.enqueue = async (job, data) => {
    entered += 1;
    if (entered < 5) return app.jobs.enqueue(job, data);
    stopped.resolve();
    return new Promise(() => {});
  };
  void bindIngestion({ ...app, jobs: { ...app.jobs, enqueue } }).handle(payload, attempt);
  await stopped.promise;
  expect(await countFiles()).toBe(5);

  await app.db.document.update({
    where: { id: containerId },
    data: { leaseExpiresAt: new Date(0), leaseToken: "another" },
  });
  await bindIngestion(app).handle(payload, attempt);
  expect(await countFiles()).toBe(fileCount);
  const unpacked = await app.db.unpackedFile.findMany({ where: { containerId } });
  expect(new Set(unpacked.map(({ documentId }) => documentId)).size).toBe(fileCount);
  const ready = await app.db.document.count({ where: { organizationId, stage: "ready" } });
  expect(ready).toBe(fileCount + 1);
});
