import type { Readable } from "node:stream";

/** Stored bytes under opaque keys. A key is written once and never changed. */
export type Blobs = {
  /**
   * Stores a stream under a fresh key. Nothing is kept when the stream fails.
   * @throws whatever the stream throws.
   */
  put(bytes: Readable): Promise<{ key: string; size: number; sha256: string }>;
  /** A local file with the bytes, for programs that want a path; call `release` when done with it. */
  openFile(key: string): Promise<{ path: string; release(): Promise<void> }>;
  /** @throws BlobMissing */
  read(key: string): Promise<Readable>;
  /** Deletes the bytes; deleting what is not there is no error. */
  delete(key: string): Promise<void>;
  /** Every key, in no order. */
  keys(): AsyncIterable<string>;
};

/** The store holds nothing under this key. */
export class BlobMissing extends Error {
  override readonly name = "BlobMissing";

  constructor(key: string, options?: ErrorOptions) {
    super(`No blob is stored under ${key}`, options);
  }
}
