import { afterAll, beforeAll, expect, it } from "vitest";
import { createTestFolder, createTestAdmin } from "../../test/fixtures.ts";
import { type Product, startProduct } from "../../test/product.ts";

let product: Product;
beforeAll(async () => {
  product = await startProduct({ workers: false });
});
afterAll(() => product.close());

it("an upload without room left is read to its end and refused with the reason, and nothing of it stays", async () => {
  const client = await createTestAdmin(product);
  const folder = await createTestFolder(client, "Harbour");
  const { blobs } = product.app;
  // A disk that is full after the first bytes.
  const full = Object.assign(new Error("no space left on device"), { code: "ENOSPC" });
  const put: typeof blobs.put = async (bytes) => {
    for await (const _ of bytes) throw full;
    throw new Error("no bytes came");
  };
  Object.assign(product.app, { blobs: { ...blobs, put } });
  const bytes = Buffer.alloc(1_900_000, "word ");
  for (const name of ["a.txt", "b.txt", "c.txt"]) {
    const { status, body } = await client.upload(folder, { name, bytes });
    expect([status, body.code]).toEqual([507, "storage.full"]);
    // On the same connection: it would be closed if the body had not been read to its end.
    expect((await client.get(`/chatbot/chat/get_files/?collection_id=${folder}`)).body).toEqual([]);
  }
  Object.assign(product.app, { blobs });
  expect((await client.upload(folder, { name: "d.txt", bytes })).status).toBe(202);
});
