import { afterAll, beforeAll, expect, it } from "vitest";
import {
  type S3Emulator,
  startS3Emulator,
} from "../../../../../infra/test-services/s3/emulator.ts";
import type { Client } from "../../test/client.ts";
import { createTestAdmin, createTestFolder } from "../../test/fixtures.ts";
import { type Product, startProduct } from "../../test/product.ts";

let product: Product;
let emulator: S3Emulator;
beforeAll(async () => {
  emulator = await startS3Emulator();
  product = await startProduct({ env: { WEB_ALLOWED_NETWORKS: "127.0.0.1" } });
});
afterAll(async () => {
  await product.close();
  await emulator.stop();
});

type Input = { secret?: string | null; prefix?: string; every_minutes?: number };

function setSource(admin: Client, folder: string, { prefix = "", ...input }: Input) {
  const { endpoint, bucket, credentials } = emulator;
  const place = { kind: "s3", endpoint, bucket, access_key_id: credentials.accessKeyId };
  return admin.post(`/folders/${folder}/source/`, { settings: { ...place, prefix }, ...input });
}

async function waitForSync(admin: Client, folder: string) {
  const read = async () => (await admin.get(`/folders/${folder}/source/`)).body.source;
  await expect.poll(async () => (await read()).state, { timeout: 20_000 }).toBe("idle");
  return read();
}

it("keeps the key of a source encrypted, uses it, and returns it nowhere", async () => {
  emulator.objects.set("tides.txt", Buffer.from("High water at nine."));
  const admin = await createTestAdmin(product);
  const folder = await createTestFolder(admin, "Bucket");
  const secret = emulator.credentials.secretAccessKey;
  const set = await setSource(admin, folder, { secret });
  expect(set.status).toBe(202);
  const source = await waitForSync(admin, folder);
  expect([source.result.added, source.error, source.has_secret]).toEqual([1, null, true]);
  const events = await admin.get("/organization/audit-events/");
  expect(JSON.stringify([set.body, source, events.body])).not.toContain(secret);
  const row = await product.app.db.folderSource.findFirstOrThrow({ where: { folderId: folder } });
  expect(JSON.stringify(row)).not.toContain(secret);
});

it("uses a stored key only with the settings that it was entered for", async () => {
  const admin = await createTestAdmin(product);
  const folder = await createTestFolder(admin, "Bucket");
  await setSource(admin, folder, { secret: emulator.credentials.secretAccessKey });
  await waitForSync(admin, folder);
  const kept = await setSource(admin, folder, { every_minutes: 60 });
  expect([kept.status, kept.body.source.has_secret]).toEqual([202, true]);
  const moved = await setSource(admin, folder, { prefix: "other" });
  expect([moved.status, moved.body.code]).toEqual([400, "source.secret_missing"]);
  const removed = await setSource(admin, folder, { prefix: "other", secret: null });
  expect([removed.status, removed.body.source.has_secret]).toEqual([202, false]);
  expect((await waitForSync(admin, folder)).error).toContain("rejected");
});

it("synchronises with a new key, and keeps what was synchronised when only the schedule changes", async () => {
  emulator.objects.set("tides.txt", Buffer.from("High water at nine."));
  const admin = await createTestAdmin(product);
  const folder = await createTestFolder(admin, "Bucket");
  await setSource(admin, folder, { secret: "wrong" });
  expect((await waitForSync(admin, folder)).error).toContain("rejected");
  await setSource(admin, folder, { secret: emulator.credentials.secretAccessKey });
  expect((await waitForSync(admin, folder)).result).toMatchObject({ added: 1 });
  await setSource(admin, folder, { every_minutes: 60 });
  await admin.post(`/folders/${folder}/source/sync/`);
  expect((await waitForSync(admin, folder)).result).toMatchObject({ added: 0, unchanged: 1 });
});
