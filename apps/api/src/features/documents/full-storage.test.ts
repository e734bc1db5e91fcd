import { afterAll, beforeAll, expect, it } from "vitest";
import { givenFolder, givenMember } from "../../test/given.ts";
import { type Product, startProduct } from "../../test/product.ts";

let product: Product;
beforeAll(async () => {
  product = await startProduct({ workers: false });
});
afterAll(() => product.close());

it("an upload that no room is left for is heard to its end and told so, and nothing of it stays", async () => {
  const client = await givenMember(product);
  const folder = await givenFolder(client, "Harbour");
  const { blobs } = product.app;
  // A disk that is full after the first bytes: no test can fill a real one.
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
    // On the same line: it would be cut had the sender not been heard to the end.
    expect((await client.get(`/chatbot/chat/get_files/?collection_id=${folder}`)).body).toEqual([]);
  }
  Object.assign(product.app, { blobs });
  expect((await client.upload(folder, { name: "d.txt", bytes })).status).toBe(202);
});
