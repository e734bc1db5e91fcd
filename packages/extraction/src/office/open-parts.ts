import { open as openFile, readFile } from "node:fs/promises";
import yauzl from "yauzl";
import { ExtractionError } from "../located-text.ts";
import { sniff } from "../signature.ts";
import type { Entry, ZipFile } from "yauzl";

/** Bytes. A larger part is not unpacked any further. */
const largestPart = 200_000_000;
/** Bytes that are unpacked from one file in all. */
const largestSum = 400_000_000;
const mostParts = 100_000;

/** The parts of an Office package (a zip), read one at a time as streams. Names ignore case. */
export type Parts = {
  has(name: string): boolean;
  /** Bytes, unpacked, as the package declares. */
  sizeOf(name: string): number;
  /** Throws ExtractionError "corrupt" or "too_large_unpacked" while reading. */
  read(name: string): AsyncGenerator<Buffer>;
};

/** Opens the package. Throws the reason when it is encrypted, truncated, damaged or no zip. */
export async function openParts(path: string): Promise<Parts> {
  const bytes = await readEnds(path);
  const kind = sniff(bytes.head);
  if (kind === "ole") throw await explainOle(path);
  if (kind !== "zip") throw new ExtractionError("wrong_content", "not a zip");
  // The library would report the size of such an entry as wrong, not that it is encrypted.
  if (bytes.head.length > 7 && bytes.head.readUInt16LE(6) % 2 === 1) {
    throw new ExtractionError("password_protected");
  }
  const directory = await openDirectory(path, bytes.hasDirectory ? "corrupt" : "truncated");
  return { ...directory, read: (name) => readPart(directory, name) };
}

type Directory = {
  zip: ZipFile;
  find(name: string): Entry | undefined;
  has(name: string): boolean;
  sizeOf(name: string): number;
  unpacked: { bytes: number };
};

async function openDirectory(path: string, broken: "corrupt" | "truncated"): Promise<Directory> {
  try {
    const zip = await openZip(path);
    const entries = new Map<string, Entry>();
    for await (const entry of zip.eachEntry()) {
      const name = entry.fileName.toLowerCase();
      if (!entries.has(name)) entries.set(name, entry);
      if (entries.size > mostParts) throw new ExtractionError("too_large_unpacked", "parts");
    }
    const find = (name: string) => entries.get(name.replace(/^\//, "").toLowerCase());
    return {
      zip,
      find,
      has: (name) => find(name) !== undefined,
      sizeOf: (name) => find(name)?.uncompressedSize ?? 0,
      unpacked: { bytes: 0 },
    };
  } catch (error) {
    if (error instanceof ExtractionError) throw error;
    throw new ExtractionError(broken, String(error));
  }
}

const endRecord = { signature: "PK\u0005\u0006", bytes: 22 };
/** Bytes. A larger file is not read into memory to be mended. */
const largestMended = 100_000_000;

/** Opens the zip. A wrong length of the comment at its end, which other programs ignore, is corrected. */
async function openZip(path: string): Promise<ZipFile> {
  const options = { autoClose: false, lazyEntries: true };
  try {
    return await yauzl.openPromise(path, options);
  } catch (error) {
    if (!/comment length/i.test(String(error))) throw error;
    const bytes = await readFile(path);
    const end = bytes.lastIndexOf(endRecord.signature);
    const comment = bytes.length - end - endRecord.bytes;
    if (end < 0 || comment < 0 || comment > 0xffff || bytes.length > largestMended) throw error;
    bytes.writeUInt16LE(comment, end + endRecord.bytes - 2);
    return yauzl.fromBufferPromise(bytes, options);
  }
}

async function* readPart(directory: Directory, name: string): AsyncGenerator<Buffer> {
  const entry = directory.find(name);
  if (entry === undefined) throw new ExtractionError("corrupt", `no part ${name}`);
  if (entry.isEncrypted()) throw new ExtractionError("password_protected");
  if (entry.uncompressedSize > largestPart) throw tooLarge(entry);
  let bytes = 0;
  try {
    for await (const chunk of await directory.zip.openReadStreamPromise(entry)) {
      bytes += (chunk as Buffer).length;
      directory.unpacked.bytes += (chunk as Buffer).length;
      if (bytes > largestPart || directory.unpacked.bytes > largestSum) throw tooLarge(entry);
      yield chunk as Buffer;
    }
  } catch (error) {
    if (error instanceof ExtractionError || error instanceof RangeError) throw error;
    throw new ExtractionError("corrupt", `${name}: ${String(error)}`);
  }
}

function tooLarge(entry: Entry): ExtractionError {
  return new ExtractionError("too_large_unpacked", `${entry.fileName} ${entry.uncompressedSize}`);
}

async function readEnds(path: string): Promise<{ head: Buffer; hasDirectory: boolean }> {
  const file = await openFile(path);
  try {
    const { size } = await file.stat();
    const head = Buffer.alloc(Math.min(16, size));
    await file.read(head, 0, head.length, 0);
    const tail = Buffer.alloc(Math.min(66_000, size));
    await file.read(tail, 0, tail.length, size - tail.length);
    return { head, hasDirectory: tail.includes("PK\u0005\u0006") };
  } finally {
    await file.close();
  }
}

/** An Office file with a password is a compound file that contains the encrypted package. */
async function explainOle(path: string): Promise<ExtractionError> {
  const markers = ["EncryptedPackage", "DRMEncrypted"].map((name) => Buffer.from(name, "utf16le"));
  const file = await openFile(path);
  try {
    const bytes = await file.readFile();
    const encrypted = markers.some((marker) => bytes.includes(marker));
    return encrypted
      ? new ExtractionError("password_protected")
      : new ExtractionError("wrong_content", "an older Office format");
  } finally {
    await file.close();
  }
}
