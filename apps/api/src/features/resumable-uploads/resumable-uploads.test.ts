import { createHash, randomBytes, randomUUID } from "node:crypto";
import { buffer } from "node:stream/consumers";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { startS3Emulator } from "../../../../../infra/test-services/s3/emulator.ts";
import type { Client } from "../../test/client.ts";
import { createTestAdmin, createTestColleague, createTestFolder } from "../../test/fixtures.ts";
import { getUsage, setLicenseTerms } from "../../test/license-terms.ts";
import { type Product, startProduct } from "../../test/product.ts";
import { newTusClient, type TusClient } from "../../test/tus-client.ts";
import { checkIntegrity } from "../documents/integrity.service.ts";
import { deleteExpiredUploadsTask } from "./resumable-uploads.service.ts";

let product: Product;
let member: Client;
let tus: TusClient;
let folder: string;
beforeAll(async () => {
  product = await startProduct({ workers: false });
});
afterAll(() => product.close());
beforeEach(async () => {
  member = await createTestAdmin(product);
  folder = await createTestFolder(member, "Harbour");
  tus = newTusClient(product.url, member);
});

/** More than two parts of the store, and readable text. */
const bytes = Buffer.from(randomBytes(2_500_000).toString("base64")).subarray(0, 3_000_000);
const half = 1_400_000;
const sha256 = (content: Buffer) => createHash("sha256").update(content).digest("hex");
const fileOf = (content: Buffer, name = "log.csv") => ({
  filename: name,
  collection_id: folder,
  sha256: sha256(content),
});
const listFiles = async () =>
  (await member.get(`/chatbot/chat/get_files/?collection_id=${folder}`)).body;
const rows = () => product.app.db.resumableUpload.count({ where: { folderId: folder } });

async function readStored(documentId: string): Promise<Buffer> {
  const { blobKey } = await product.app.db.document.findUniqueOrThrow({
    where: { id: documentId },
  });
  return buffer(await product.app.blobs.read(blobKey));
}

/** As after kills between storing a part or the whole file and its row: the bytes are there, and nothing is said of them. */
async function expectNoBytesAfterKill(
  { app }: Product,
  { tus, file }: { tus: TusClient; file: Record<string, string> },
): Promise<void> {
  const { blobs } = app;
  const listKeys = () => Array.fromAsync(blobs.keys());
  const before = await listKeys();
  const killAfter = (size: number) => {
    const putAs: typeof blobs.putAs = async (key, stream) => {
      const stored = await blobs.putAs(key, stream);
      if (stored.size >= size) throw new Error("killed");
      return stored;
    };
    Object.assign(app, { blobs: { ...blobs, putAs } });
  };
  const { id } = await tus.create(file, bytes.length);
  killAfter(half);
  expect((await tus.append(id, 0, bytes.subarray(0, half))).status).toBe(500);
  expect(await tus.offset(id)).toBe(0);
  killAfter(bytes.length);
  expect((await tus.append(id, 0, bytes)).status).toBe(500);
  Object.assign(app, { blobs });
  // One part and the whole file belong to nothing.
  expect((await listKeys()).length - before.length).toBe(1 + 2 + 1);
  expect(await checkIntegrity(app)).toContainEqual({ question: orphans, ids: [] });
  expect(await tus.offset(id)).toBe(bytes.length);
  await app.db.resumableUpload.update({ where: { id }, data: { expiresAt: new Date(0) } });
  await deleteExpiredUploadsTask(app).run();
  expect((await listKeys()).toSorted()).toEqual(before.toSorted());
}

const orphans = "blobs that no document names";

/** Every question about the stored data, and nothing that answers it wrongly. */
async function expectNothingLost(): Promise<void> {
  const wrong = (await checkIntegrity(product.app)).filter(({ ids }) => ids.length > 0);
  expect(wrong).toEqual([]);
}

describe("an upload by the tus protocol", () => {
  it("is created, continued from its offset and becomes one file with the same bytes", async () => {
    const created = await tus.create(fileOf(bytes), bytes.length);
    expect([created.status, created.headers.get("tus-resumable")]).toEqual([201, "1.0.0"]);
    expect(created.headers.get("upload-expires")).toMatch(/GMT$/);
    const { id } = created;
    expect(await tus.offset(id)).toBe(0);
    const first = await tus.append(id, 0, bytes.subarray(0, half));
    expect([first.status, first.headers.get("upload-offset")]).toEqual([204, String(half)]);
    expect(await tus.offset(id)).toBe(half);
    expect((await member.get("/chatbot/uploads/")).body.uploads).toMatchObject([
      {
        id,
        collection_id: folder,
        name: "log.csv",
        size: bytes.length,
        sha256: sha256(bytes),
        if_exists: "keep_both",
        received: half,
      },
    ]);
    await expectNothingLost();
    expect((await tus.append(id, half, bytes.subarray(half))).status).toBe(204);
    const completed = await member.post(`/chatbot/uploads/${id}/complete/`);
    expect(completed.status).toBe(202);
    expect((await member.get("/chatbot/uploads/")).body).toEqual({ uploads: [] });
    const [file] = await listFiles();
    expect(file).toMatchObject({ name: "log.csv", size: bytes.length, state: "processing" });
    expect(completed.body).toMatchObject({ task_id: file.task_id, file: { id: file.id } });
    expect((await readStored(file.id)).equals(bytes)).toBe(true);
    await expectNothingLost();
  });

  it("keeps what has arrived when the connection breaks in the middle of a request", async () => {
    const { id } = await tus.create(fileOf(bytes), bytes.length);
    await tus.breakOff(id, bytes, half);
    await expect.poll(() => tus.offset(id)).toBeGreaterThan(0);
    const offset = await tus.offset(id);
    expect(offset).toBeLessThanOrEqual(half);
    expect((await tus.append(id, offset, bytes.subarray(offset))).status).toBe(204);
    const [file] = await listFiles();
    expect((await readStored(file.id)).equals(bytes)).toBe(true);
  });

  it("is not continued at another offset, and takes no more bytes than were announced", async () => {
    const { id } = await tus.create(fileOf(bytes), bytes.length);
    const ahead = await tus.append(id, 5, bytes.subarray(5, 50));
    expect([ahead.status, ahead.body.code]).toEqual([409, "upload.offset_mismatch"]);
    const more = await tus.append(id, 0, Buffer.concat([bytes, bytes.subarray(0, 1)]));
    expect([more.status, more.body.code]).toEqual([413, "request.too_large"]);
    expect(await tus.offset(id)).toBe(0);
  });

  it("takes no more bytes than were announced when they come without their number, too", async () => {
    const { id } = await tus.create(fileOf(bytes), bytes.length);
    const more = await tus.appendInChunks(id, 0, Buffer.concat([bytes, bytes]));
    expect([more.status, more.body.code]).toEqual([413, "request.too_large"]);
  });

  it("becomes one file with one task, however often and by whomever its end is repeated", async () => {
    const { blobs } = product.app;
    const { id } = await tus.create(fileOf(bytes), bytes.length);
    await tus.append(id, 0, bytes.subarray(0, half));
    // All bytes are stored and the file is not yet: as after a kill between the two.
    const putAs: typeof blobs.putAs = async (key, stream) => {
      const stored = await blobs.putAs(key, stream);
      if (stored.size < bytes.length) return stored;
      await blobs.delete(key);
      throw Object.assign(new Error("no space left on device"), { code: "ENOSPC" });
    };
    Object.assign(product.app, { blobs: { ...blobs, putAs } });
    const full = await tus.append(id, half, bytes.subarray(half));
    Object.assign(product.app, { blobs });
    expect([full.status, full.body.code]).toEqual([507, "storage.full"]);
    expect([await tus.offset(id), await listFiles()]).toEqual([bytes.length, []]);
    const path = `/chatbot/uploads/${id}/complete/`;
    const ends = await Promise.all([
      member.post(path),
      member.post(path),
      member.post(path),
      tus.append(id, bytes.length, Buffer.alloc(0)),
    ]);
    expect(ends.map(({ status }) => status)).toEqual([202, 202, 202, 204]);
    const files = await listFiles();
    expect(files).toHaveLength(1);
    const again = await member.post(path);
    for (const { body } of [...ends.slice(0, 3), again])
      expect(body).toMatchObject({ task_id: files[0].task_id, file: { id: files[0].id } });
    expect(await product.app.db.task.count({ where: { documentId: files[0].id } })).toBe(1);
    await expectNothingLost();
  });

  it("with another checksum than announced is refused by name, and nothing of it stays", async () => {
    const announced = { ...fileOf(bytes), sha256: sha256(Buffer.from("another file")) };
    const { id } = await tus.create(announced, bytes.length);
    const end = await tus.append(id, 0, bytes);
    expect([end.status, end.body.code]).toEqual([422, "upload.checksum_mismatch"]);
    expect(await tus.offset(id)).toBe(404);
    expect([await listFiles(), await rows()]).toEqual([[], 0]);
    await expectNothingLost();
  });

  it("is not there for others, of the same organization either", async () => {
    const { id } = await tus.create(fileOf(bytes), bytes.length);
    const others = [await createTestAdmin(product), await createTestColleague(product, member)];
    for (const other of others) {
      const stranger = newTusClient(product.url, other);
      expect(await stranger.offset(id)).toBe(404);
      expect((await other.get("/chatbot/uploads/")).body).toEqual({ uploads: [] });
      const refused = [
        await stranger.append(id, 0, bytes),
        await other.delete(`/chatbot/uploads/${id}/`),
        await other.post(`/chatbot/uploads/${id}/complete/`),
      ];
      for (const { status, body } of refused)
        expect([status, body.code]).toEqual([404, "upload.not_found"]);
    }
    expect(await tus.offset(id)).toBe(0);
  });

  it("leaves no bytes behind that a killed server had stored and not yet appended", async () => {
    await expectNoBytesAfterKill(product, { tus, file: fileOf(bytes) });
  });

  it("is deleted with its bytes by its sender, and when it expires", async () => {
    const { id } = await tus.create(fileOf(bytes), bytes.length);
    await tus.append(id, 0, bytes.subarray(0, half));
    expect((await tus.terminate(id)).status).toBe(204);
    expect(await tus.offset(id)).toBe(404);
    const { id: old } = await tus.create(fileOf(bytes), bytes.length);
    await tus.append(old, 0, bytes.subarray(0, half));
    const sweep = deleteExpiredUploadsTask(product.app);
    await sweep.run();
    expect(await tus.offset(old)).toBe(half);
    const data = { expiresAt: new Date(Date.now() - 1) };
    await product.app.db.resumableUpload.update({ where: { id: old }, data });
    const late = await tus.append(old, half, bytes.subarray(half));
    expect([late.status, late.body.code]).toEqual([404, "upload.not_found"]);
    expect(await sweep.run()).toBe(1);
    expect(await rows()).toBe(0);
    await expectNothingLost();
  });

  it("speaks the version of the protocol that it names", async () => {
    const old = await tus.create(fileOf(bytes), bytes.length, { "tus-resumable": "0.2.2" });
    expect(old.status).toBe(400);
    const none = await member.post("/chatbot/uploads/");
    expect([none.status, none.body.code]).toEqual([412, "upload.protocol_version"]);
  });
});

describe("refused before the first byte", () => {
  const refused: [string, () => Record<string, string>, number, [number, string]][] = [
    ["a type", () => fileOf(bytes, "virus.exe"), 10, [415, "document.type_unsupported"]],
    ["a size", () => fileOf(bytes, "a.txt"), 3 * 1024 * 1024, [413, "document.too_large"]],
    ["an empty file", () => fileOf(bytes, "a.txt"), 0, [400, "document.empty"]],
    ["a recording", () => fileOf(bytes, "a.mp3"), 10, [409, "document.not_transcribable"]],
    [
      "a folder",
      () => ({ ...fileOf(bytes), collection_id: randomUUID() }),
      10,
      [404, "folder.not_found"],
    ],
    ["no folder", () => ({ filename: "a.txt" }), 10, [400, "request.invalid"]],
    ["no checksum", () => ({ ...fileOf(bytes), sha256: "abc" }), 10, [400, "request.invalid"]],
  ];
  it.each(refused)("%s", async (_, metadata, size, reply) => {
    const answer = await tus.create(metadata(), size);
    expect([answer.status, answer.body.code]).toEqual(reply);
    expect(await rows()).toBe(0);
  });

  it("with the words of the documented upload", async () => {
    const { body } = await tus.create(fileOf(bytes, "log.TXT"), 3 * 1024 * 1024);
    expect(body.error).toBe(
      'File "log.TXT" is too large (3 MB). Maximum size for .txt files is 2 MB.',
    );
  });

  it("what does not fit into the storage, with those that are under way", async () => {
    await setLicenseTerms(product, member, { maxStorageMb: 5 });
    const first = await tus.create(fileOf(bytes), bytes.length);
    expect(first.status).toBe(201);
    const second = await tus.create(fileOf(bytes, "more.csv"), bytes.length);
    expect([second.status, second.body]).toMatchObject([
      403,
      {
        code: "license.limit_reached",
        error:
          "This file does not fit in your organization's storage: it uses 3 MB of the 5 MB that its license allows. Delete files or ask for a larger license.",
        detail: { resource: "bytes", used: bytes.length, limit: 5 * 1024 * 1024 },
      },
    ]);
    expect(await rows()).toBe(1);
    // What was accepted is not refused at its end.
    expect((await tus.append(first.id, 0, bytes)).status).toBe(204);
    const used = { used: bytes.length, limit: 5 * 1024 * 1024 };
    expect((await getUsage(member)).storage.bytes).toEqual(used);
    const documented = await member.upload(folder, { name: "more.csv", bytes });
    expect([documented.status, documented.body.detail]).toEqual([
      403,
      { resource: "bytes", ...used },
    ]);
    await expectNothingLost();
    const [file] = await listFiles();
    await member.delete(`/chatbot/files/${file.id}/delete/`);
    expect((await tus.create(fileOf(bytes), bytes.length)).status).toBe(201);
  });

  it("what the licence has no room for", async () => {
    await setLicenseTerms(product, member, { maxDocuments: 1 });
    await member.upload(folder, { name: "a.txt", bytes: "One." });
    const answer = await tus.create(fileOf(bytes), bytes.length);
    expect([answer.status, answer.body.code]).toEqual([403, "license.limit_reached"]);
  });
});

it("works on a bucket, too", async () => {
  const store = await startS3Emulator();
  const env = {
    S3_BUCKET: store.bucket,
    S3_ENDPOINT: store.endpoint,
    S3_ACCESS_KEY_ID: store.credentials.accessKeyId,
    S3_SECRET_ACCESS_KEY: store.credentials.secretAccessKey,
  };
  const onBucket = await startProduct({ workers: false, env });
  try {
    const admin = await createTestAdmin(onBucket);
    const uploads = newTusClient(onBucket.url, admin);
    const file = { ...fileOf(bytes), collection_id: await createTestFolder(admin, "Harbour") };
    const { id } = await uploads.create(file, bytes.length);
    await uploads.append(id, 0, bytes.subarray(0, half));
    expect((await uploads.append(id, half, bytes.subarray(half))).status).toBe(204);
    // Only the file itself is left, with the checksum that was compared.
    expect(await Array.fromAsync(onBucket.app.blobs.keys())).toHaveLength(1);
    expect(await onBucket.app.db.document.count({ where: { sha256: sha256(bytes) } })).toBe(1);
    await expectNoBytesAfterKill(onBucket, { tus: uploads, file });
  } finally {
    await onBucket.close();
    await store.stop();
  }
});
