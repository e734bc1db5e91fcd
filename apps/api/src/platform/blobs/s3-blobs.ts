import { randomUUID } from "node:crypto";
import { createWriteStream } from "node:fs";
import { rm } from "node:fs/promises";
import { join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadBucketCommand,
  NoSuchKey,
  paginateListObjectsV2,
  type S3Client,
} from "@aws-sdk/client-s3";
import { Upload } from "@aws-sdk/lib-storage";
import { clearWorkFolder, openWorkFolder } from "./abandoned.ts";
import { type Blobs, BlobMissing, type ByteRange, createKey, requireKey } from "./blobs.ts";
import { startHashing } from "./hashing.ts";
import { openS3Client, type S3Settings } from "./s3-client.ts";
import { abortAbandonedUploads } from "./s3-uploads.ts";

/** The bucket may hold other things too. */
const prefix = "blobs/";
/** With two parts under way an upload takes 16 MB of memory, and a file may have 80 GB. */
const partSize = 8 * 1024 * 1024;

type Bucket = { client: S3Client; name: string };

/**
 * Blobs as objects of an S3-compatible bucket, streamed both ways.
 * @param workFolder where programs that want a path get their copy
 */
export async function openS3Blobs(settings: S3Settings, workFolder: string): Promise<Blobs> {
  const bucket: Bucket = { client: openS3Client(settings), name: settings.bucket };
  const copies = await openWorkFolder(workFolder);
  const read = (key: string, range?: ByteRange) => readObject(bucket, requireKey(key), range);
  return {
    async put(bytes) {
      const key = createKey();
      return { key, ...(await upload(bucket, key, bytes)) };
    },
    putAs: async (key, bytes) => upload(bucket, requireKey(key), bytes),
    async openFile(key) {
      const bytes = await read(key);
      const path = join(copies, randomUUID());
      const release = () => rm(path, { force: true });
      await pipeline(bytes, createWriteStream(path, { mode: 0o600 })).catch(
        async (error: unknown) => {
          await release();
          throw error;
        },
      );
      return { path, release };
    },
    read: async (key, range) => read(key, range),
    async delete(key) {
      const Key = prefix + requireKey(key);
      await bucket.client.send(new DeleteObjectCommand({ Bucket: bucket.name, Key }));
    },
    async deleteAbandoned() {
      const aborted = await abortAbandonedUploads(bucket.client, { bucket: bucket.name, prefix });
      return aborted + (await clearWorkFolder(copies));
    },
    async *oldKeys() {},
    keys: () => listKeys(bucket),
    async check() {
      await bucket.client.send(new HeadBucketCommand({ Bucket: bucket.name }), {
        abortSignal: AbortSignal.timeout(5_000),
      });
    },
  };
}

/** Uploads a stream in parts; the library deletes the parts when it, or the stream, fails. */
async function upload({ client, name }: Bucket, key: string, bytes: Readable) {
  const hashing = startHashing();
  const params = { Bucket: name, Key: prefix + key, Body: hashing.stream };
  const sending = new Upload({ client, params, partSize, queueSize: 2 }).done();
  // Either failure must end the other side, and both are over before the error is thrown.
  sending.catch((error: unknown) => hashing.stream.destroy(error as Error));
  const [read, sent] = await Promise.allSettled([pipeline(bytes, hashing.stream), sending]);
  if (read.status === "rejected") throw read.reason;
  if (sent.status === "rejected") throw sent.reason;
  return hashing.result();
}

async function readObject({ client, name }: Bucket, key: string, range?: ByteRange) {
  const Range = range && `bytes=${range.first}-${range.last}`;
  try {
    const command = new GetObjectCommand({ Bucket: name, Key: prefix + key, Range });
    const { Body } = await client.send(command);
    if (!(Body instanceof Readable)) throw new Error("The store answered without bytes");
    return Body;
  } catch (cause) {
    if (cause instanceof NoSuchKey) throw new BlobMissing(key, { cause });
    throw cause;
  }
}

async function* listKeys({ client, name }: Bucket): AsyncGenerator<string> {
  for await (const page of paginateListObjectsV2({ client }, { Bucket: name, Prefix: prefix })) {
    for (const { Key } of page.Contents ?? []) if (Key) yield Key.slice(prefix.length);
  }
}
