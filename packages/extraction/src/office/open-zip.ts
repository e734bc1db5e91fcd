import { open as openFile, readFile } from "node:fs/promises";
import yauzl, { type ZipFile } from "yauzl";

const endRecord = { signature: "PK\u0005\u0006", bytes: 22 };
/** Bytes. A larger file is not read into memory to be mended. */
const largestMended = 100_000_000;

/**
 * Opens the zip. A wrong length of the comment at its end, which other programs ignore, is corrected. Names are decoded and
 * checked, or left as bytes.
 */
export async function openZip(
  path: string,
  names: "decoded" | "bytes" = "decoded",
): Promise<ZipFile> {
  const options = { autoClose: false, lazyEntries: true, decodeStrings: names === "decoded" };
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

/** The first bytes of a file, and whether its end has the record that a zip ends with. */
export async function readEnds(path: string): Promise<{ head: Buffer; hasDirectory: boolean }> {
  const file = await openFile(path);
  try {
    const { size } = await file.stat();
    const head = Buffer.alloc(Math.min(16, size));
    await file.read(head, 0, head.length, 0);
    const tail = Buffer.alloc(Math.min(66_000, size));
    await file.read(tail, 0, tail.length, size - tail.length);
    return { head, hasDirectory: tail.includes(endRecord.signature) };
  } finally {
    await file.close();
  }
}
