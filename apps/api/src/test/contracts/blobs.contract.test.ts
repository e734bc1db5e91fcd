import { createHash, randomBytes, randomUUID } from "node:crypto";
import { mkdtemp, readdir, readFile, rm, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PassThrough, Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Blobs, BlobMissing } from "../../platform/blobs/blobs.ts";
import {
  type S3Emulator,
  startS3Emulator,
} from "../../../../../infra/test-services/s3/emulator.ts";
import { openDiskBlobs } from "../../platform/blobs/disk-blobs.ts";
import { openS3Blobs } from "../../platform/blobs/s3-blobs.ts";

/** The contract of every driver of the blobs port. */
function blobsContract(open: () => Blobs) {
  it("gives back what was put, with its size and SHA-256", async () => {
    const blobs = open();
    const bytes = randomBytes(300_000);
    const stored = await blobs.put(Readable.from([bytes.subarray(0, 7), bytes.subarray(7)]));
    expect(stored.size).toBe(bytes.length);
    expect(stored.sha256).toBe(createHash("sha256").update(bytes).digest("hex"));
    expect(await buffer(await blobs.read(stored.key))).toEqual(bytes);
    const file = await blobs.openFile(stored.key);
    expect(await readFile(file.path)).toEqual(bytes);
    await file.release();
  });

  it("gives the part that is asked for", async () => {
    const blobs = open();
    const { key } = await blobs.put(Readable.from([Buffer.from("0123456789")]));
    const part = async (first: number, last: number) =>
      (await buffer(await blobs.read(key, { first, last }))).toString();
    expect([await part(0, 0), await part(3, 5), await part(0, 9)]).toEqual([
      "0",
      "345",
      "0123456789",
    ]);
  });

  it("keeps what is larger than a part of an upload, and what is empty", async () => {
    const blobs = open();
    const large = randomBytes(20 * 1024 * 1024 + 1);
    for (const bytes of [large, Buffer.alloc(0)]) {
      const stored = await blobs.put(Readable.from(cut(bytes)));
      expect(stored.size).toBe(bytes.length);
      expect(stored.sha256).toBe(createHash("sha256").update(bytes).digest("hex"));
      expect((await buffer(await blobs.read(stored.key))).equals(bytes)).toBe(true);
    }
  });

  it("takes a backup's blob under the key it had", async () => {
    const blobs = open();
    const key = randomUUID();
    const stored = await blobs.putAs(key, Readable.from([Buffer.from("restored")]));
    expect(stored.size).toBe(8);
    expect((await buffer(await blobs.read(key))).toString()).toBe("restored");
    await expect(blobs.putAs("../../tmp/x", Readable.from(["x"]))).rejects.toThrow();
  });

  it("can be asked whether it works", () => open().check());

  it("keeps equal contents apart", async () => {
    const blobs = open();
    const first = await blobs.put(Readable.from([Buffer.from("same")]));
    const second = await blobs.put(Readable.from([Buffer.from("same")]));
    expect(first.key).not.toBe(second.key);
    await blobs.delete(first.key);
    expect((await buffer(await blobs.read(second.key))).toString()).toBe("same");
  });

  it.each([100, 20 * 1024 * 1024])(
    "keeps nothing of a stream that fails after %i bytes",
    async (size) => {
      const blobs = open();
      const before = (await Array.fromAsync(blobs.keys())).toSorted();
      const broken = Readable.from(
        (async function* () {
          yield* cut(Buffer.alloc(size));
          throw new Error("the line was cut");
        })(),
      );
      await expect(blobs.put(broken)).rejects.toThrow("the line was cut");
      expect((await Array.fromAsync(blobs.keys())).toSorted()).toEqual(before);
    },
  );

  it("hears of a stream that fails at once: an error nobody hears of would end the process", async () => {
    const bytes = new PassThrough();
    const stored = open().put(bytes);
    bytes.destroy(new Error("the client has gone"));
    await expect(stored).rejects.toThrow("the client has gone");
  });

  it("says that a blob is missing, and deletes it twice without complaint", async () => {
    const blobs = open();
    const { key } = await blobs.put(Readable.from([Buffer.from("x")]));
    expect(await Array.fromAsync(blobs.keys())).toContain(key);
    await blobs.delete(key);
    await blobs.delete(key);
    await expect(blobs.read(key)).rejects.toBeInstanceOf(BlobMissing);
    await expect(blobs.openFile(key)).rejects.toBeInstanceOf(BlobMissing);
    expect(await Array.fromAsync(blobs.keys())).not.toContain(key);
  });

  it("never reads outside its folder, whatever the key", async () => {
    await expect(open().read("../../etc/passwd")).rejects.toThrow();
  });

  it("keeps what is complete when it deletes what is abandoned", async () => {
    const blobs = open();
    const { key } = await blobs.put(Readable.from([Buffer.from("complete")]));
    expect(await blobs.deleteAbandoned()).toBe(0);
    expect((await buffer(await blobs.read(key))).toString()).toBe("complete");
  });
}

/** Pieces as a socket gives them. */
function* cut(bytes: Buffer): Generator<Buffer> {
  for (let at = 0; at < bytes.length; at += 65_536) yield bytes.subarray(at, at + 65_536);
}

describe("blobs on disk", () => {
  let folder: string;
  let blobs: Blobs;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "footnote-blobs-"));
    blobs = await openDiskBlobs(folder);
  });
  afterAll(() => rm(folder, { recursive: true }));
  blobsContract(() => blobs);

  it("deletes the half-written files of killed processes", async () => {
    const incoming = join(folder, "incoming");
    for (const name of ["old", "young"]) await writeFile(join(incoming, name), "half");
    await utimes(join(incoming, "old"), new Date("2020-01-01"), new Date("2020-01-01"));
    expect(await blobs.deleteAbandoned()).toBe(1);
    expect(await readdir(incoming)).toEqual(["young"]);
  });
});

describe("blobs on S3", () => {
  let folder: string;
  let store: S3Emulator;
  let blobs: Blobs;
  const openBlobs = (secretAccessKey = store.credentials.secretAccessKey) => {
    const { endpoint, bucket } = store;
    const credentials = { ...store.credentials, secretAccessKey };
    const settings = { bucket, endpoint, region: "eu-central-1", credentials };
    return openS3Blobs(settings, folder);
  };
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "footnote-copies-"));
    store = await startS3Emulator();
    blobs = await openBlobs();
  });
  afterAll(async () => {
    await store.stop();
    await rm(folder, { recursive: true });
  });
  blobsContract(() => blobs);

  it("leaves no unfinished upload and no copy behind", async () => {
    expect(store.halfUploads.size).toBe(0);
    expect(store.calls.some((call) => call.includes("partNumber=3"))).toBe(true);
    expect(await readdir(folder)).toEqual([]);
  });

  it("tries again when the store fails for a moment, and gives up what it refuses", async () => {
    let failures = 0;
    const match = (call: string) => call.includes("partNumber=2") && failures++ < 1;
    store.failing = { match, status: 503 };
    const bytes = randomBytes(17 * 1024 * 1024);
    const { key } = await blobs.put(Readable.from(cut(bytes)));
    expect((await buffer(await blobs.read(key))).equals(bytes)).toBe(true);
    expect(failures).toBeGreaterThan(1);
    store.failing = { match: (call) => call.includes("partNumber=2"), status: 403 };
    const source = Readable.from(cut(bytes));
    await expect(blobs.put(source)).rejects.toThrow();
    expect([source.destroyed, store.halfUploads.size]).toEqual([true, 0]);
    store.failing = undefined;
  });

  it("is no working store with a wrong secret", async () => {
    const stranger = await openBlobs("wrong");
    await expect(stranger.check()).rejects.toThrow();
    await expect(stranger.put(Readable.from(["x"]))).rejects.toThrow("SignatureDoesNotMatch");
  });

  it("deletes the abandoned uploads of killed processes", async () => {
    const parts = new Map([[1, Buffer.from("half")]]);
    store.halfUploads.set("old", { key: "blobs/old", parts, since: new Date("2020-01-01") });
    store.halfUploads.set("young", { key: "blobs/young", parts, since: new Date() });
    expect(await blobs.deleteAbandoned()).toBe(1);
    expect([...store.halfUploads.keys()]).toEqual(["young"]);
    store.halfUploads.clear();
  });
});
