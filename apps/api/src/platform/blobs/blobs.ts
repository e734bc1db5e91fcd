import { randomUUID } from "node:crypto";
import type { Readable } from "node:stream";

/** Positions of the first and the last byte of a part, from 0. */
export type ByteRange = { readonly first: number; readonly last: number };

/** Stored bytes under opaque keys. A key is written once and never changed. */
export type Blobs = {
  /**
   * Stores a stream under a fresh key. Nothing is kept when the stream fails.
   * @throws whatever the stream throws.
   */
  put(bytes: Readable): Promise<{ key: string; size: number; sha256: string }>;
  /** Stores a stream under a key of `createKey` or of another store, which was recorded before. */
  putAs(key: string, bytes: Readable): Promise<{ size: number; sha256: string }>;
  /** A local file with the bytes, for programs that want a path; call `release` when done with it. */
  openFile(key: string): Promise<{ path: string; release(): Promise<void> }>;
  /**
   * The bytes, or the part of them from the first to the last byte of `range`, both counted from 0.
   * @throws BlobMissing
   */
  read(key: string, range?: ByteRange): Promise<Readable>;
  /** Deletes the bytes; deleting what is not there is no error. */
  delete(key: string): Promise<void>;
  /** Deletes what killed processes have left half written for a day. Returns how much that was. */
  deleteAbandoned(): Promise<number>;
  /** Every key, in no order. */
  keys(): AsyncIterable<string>;
  /**
   * Every key that was stored at least a day ago, where the store is this installation's own: of a bucket, which another
   * installation or a copy of this one may use too, there are none.
   */
  oldKeys(): AsyncIterable<string>;
  /** Resolves when the store can be reached and used. @throws with the reason when not */
  check(): Promise<void>;
};

/** The store holds nothing under this key. */
export class BlobMissing extends Error {
  override readonly name = "BlobMissing";

  constructor(key: string, options?: ErrorOptions) {
    super(`No blob is stored under ${key}`, options);
  }
}

/** A fresh key, to be recorded before its bytes are stored: so a killed process leaves none that nobody knows. */
export function createKey(): string {
  return randomUUID();
}

const keyShape = /^[0-9a-f-]{36}$/;

export function isKey(name: string): boolean {
  return keyShape.test(name);
}

/** @throws Error for what is no key: it becomes a path. */
export function requireKey(key: string): string {
  if (!isKey(key)) throw new Error("A blob key is a UUID");
  return key;
}
