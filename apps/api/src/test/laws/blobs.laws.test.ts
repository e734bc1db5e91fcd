import { createHash, randomBytes } from "node:crypto";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Blobs, BlobMissing } from "../../platform/blobs/blobs.ts";
import { openDiskBlobs } from "../../platform/blobs/disk-blobs.ts";

/** What every driver of the blobs port keeps. */
function blobsLaws(open: () => Blobs) {
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

  it("keeps equal contents apart", async () => {
    const blobs = open();
    const first = await blobs.put(Readable.from([Buffer.from("same")]));
    const second = await blobs.put(Readable.from([Buffer.from("same")]));
    expect(first.key).not.toBe(second.key);
    await blobs.delete(first.key);
    expect((await buffer(await blobs.read(second.key))).toString()).toBe("same");
  });

  it("keeps nothing of a stream that fails", async () => {
    const blobs = open();
    const before = await Array.fromAsync(blobs.keys());
    const broken = Readable.from(
      (async function* () {
        yield Buffer.from("the first half");
        throw new Error("the line was cut");
      })(),
    );
    await expect(blobs.put(broken)).rejects.toThrow("the line was cut");
    expect(await Array.fromAsync(blobs.keys())).toEqual(before);
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

  it("never leaves its own ground, whatever the key", async () => {
    await expect(open().read("../../etc/passwd")).rejects.toThrow();
  });
}

describe("blobs on disk", () => {
  let folder: string;
  let blobs: Blobs;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "footnote-blobs-"));
    blobs = await openDiskBlobs(folder);
  });
  afterAll(() => rm(folder, { recursive: true }));
  blobsLaws(() => blobs);
});
