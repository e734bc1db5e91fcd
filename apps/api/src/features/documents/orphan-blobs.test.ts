import { utimes, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
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

async function makeOld(key: string, { app } = product): Promise<void> {
  const file = await app.blobs.openFile(key);
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
  const old = await store();
  const young = await store();
  await makeOld(named);
  await makeOld(old.key);
  expect(await deleteOrphanBlobsTask(product.app).run()).toBe(1);
  const left = await Array.fromAsync(blobs.keys());
  expect(left.toSorted()).toEqual([named, young.key].toSorted());
});

it("the sweep keeps everything where the database names nothing, or few of what is stored", async () => {
  const empty = await startProduct({ workers: false });
  const { blobs } = empty.app;
  const store = async () => {
    const { key } = await blobs.put(Readable.from([Buffer.from("of another database")]));
    await makeOld(key, empty);
  };
  await store();
  expect(await deleteOrphanBlobsTask(empty.app).run()).toBe(0);
  const member = await createTestAdmin(empty);
  const folder = await createTestFolder(member, "Harbour");
  await member.upload(folder, { name: "rules.txt", bytes: "Vessels keep below six knots." });
  for (let more = 0; more < 20; more += 1) await store();
  expect(await deleteOrphanBlobsTask(empty.app).run()).toBe(0);
  expect(await Array.fromAsync(blobs.keys())).toHaveLength(22);
  await empty.close();
});

it("the sweep passes over files that are no blobs", async () => {
  const { blobs } = product.app;
  const { key } = await blobs.put(Readable.from([Buffer.from("an orphan")]));
  await makeOld(key);
  const { path } = await blobs.openFile(key);
  await writeFile(join(dirname(path), ".DS_Store"), "of a desktop");
  await utimes(join(dirname(path), ".DS_Store"), new Date(0), new Date(0));
  expect(await deleteOrphanBlobsTask(product.app).run()).toBe(1);
});
