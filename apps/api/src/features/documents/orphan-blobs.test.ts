import { utimes } from "node:fs/promises";
import { Readable } from "node:stream";
import { afterAll, beforeAll, expect, it } from "vitest";
import { createTestAdmin, createTestFolder, uploadTestDocument } from "../../test/fixtures.ts";
import { type Product, startProduct } from "../../test/product.ts";
import { deleteOrphanBlobsTask } from "./blobs.worker.ts";

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.close());

async function makeOld(key: string): Promise<void> {
  const file = await product.app.blobs.openFile(key);
  const dayBefore = new Date(Date.now() - 25 * 60 * 60 * 1000);
  await utimes(file.path, dayBefore, dayBefore);
  await file.release();
}

it("the sweep deletes old bytes that no row names, and nothing that is young or named", async () => {
  const { blobs } = product.app;
  const member = await createTestAdmin(product);
  const folder = await createTestFolder(member, "Harbour");
  const file = { name: "rules.txt", bytes: "Vessels keep below six knots." };
  await uploadTestDocument(member, folder, file);
  const [named = ""] = await Array.fromAsync(blobs.keys());
  // What a process leaves that is killed between the bytes of an upload and its row.
  const store = () => blobs.put(Readable.from([Buffer.from("an orphan")]));
  const [old, young] = [await store(), await store()];
  await makeOld(named);
  await makeOld(old.key);
  expect(await deleteOrphanBlobsTask(product.app).run()).toBe(1);
  const left = await Array.fromAsync(blobs.keys());
  expect(left.toSorted()).toEqual([named, young.key].toSorted());
});
