import { open as openFile } from "node:fs/promises";
import { ExtractionError } from "../located-text.ts";
import { sniff } from "../signature.ts";
import { openZip, readEnds } from "./open-zip.ts";
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
