import { makeZip } from "@footnote/extraction/fixtures/make-zip";
import { afterAll, beforeAll, expect, it } from "vitest";
import { createTestAdmin, createTestFolder } from "../../test/fixtures.ts";
import { ingestWaiting } from "../../test/ingest-waiting.ts";
import { type Product, startProduct } from "../../test/product.ts";

let product: Product;
beforeAll(async () => {
  product = await startProduct({ workers: false });
});
afterAll(() => product.close());

it("an archive that waits when the membership of its uploader comes under review loses no file", async () => {
  const { db } = product.app;
  const member = await createTestAdmin(product);
  const folder = await createTestFolder(member, "Leases");
  const files = [1, 2, 3].map((at) => ({ name: `rent ${at}.txt`, content: `Rent ${at}.` }));
  const { body } = await member.upload(folder, { name: "all.zip", bytes: makeZip(files) });
  const id: string = body.file.id;
  const { organizationId } = await db.document.findUniqueOrThrow({ where: { id } });
  const reviewed = { where: { organizationId }, data: { reviewSince: new Date() } };
  await db.membership.updateMany(reviewed);
  await ingestWaiting(product);

  await db.membership.updateMany({ where: { organizationId }, data: { reviewSince: null } });
  const unpacked = await member.get(`/chatbot/files/${id}/unpacked/`);
  expect(
    unpacked.body.map(({ path, left_out }: { path: string; left_out: object | null }) => [
      path,
      left_out,
    ]),
  ).toEqual(files.map(({ name }) => [name, null]));
  const ready = await db.document.count({ where: { organizationId, stage: "ready" } });
  expect(ready).toBe(files.length + 1);
});
