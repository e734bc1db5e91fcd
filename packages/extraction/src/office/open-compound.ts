import { readFile } from "node:fs/promises";
import CFB from "cfb";
import { ExtractionError } from "../located-text.ts";
import { sniff } from "../signature.ts";

const unused = 0xffffffff;

/** The streams of a compound file (an old-style Office file), by name without regard to case. */
export type Compound = {
  has(name: string): boolean;
  /** Undefined when there is no such stream. */
  find(name: string): Buffer | undefined;
  /** The names of the streams in a folder and below it, without that of the folder, which ends with "/". */
  list(folder: string): string[];
  /** The file is as long as its own tables say. */
  complete: boolean;
};

/** Opens the file. Throws the reason when it is another format, damaged or encrypted. */
export async function openCompound(path: string): Promise<Compound> {
  const bytes = await readFile(path);
  if (sniff(bytes) !== "ole") throw new ExtractionError("wrong_content", "no compound file");
  const complete = bytes.length >= statedSize(bytes);
  const container = readContainer(bytes, complete ? "corrupt" : "truncated");
  const find = (name: string) => {
    const entry = CFB.find(container, `/${name}`);
    return entry?.content === undefined ? undefined : Buffer.from(entry.content as Uint8Array);
  };
  const has = (name: string) => find(name) !== undefined;
  const protectedByRights = container.FullPaths.some((name) =>
    /DRM(?:Encrypted|Content)/i.test(name),
  );
  if (has("EncryptedPackage") || protectedByRights) throw new ExtractionError("password_protected");
  const list = (folder: string) => {
    const paths = container.FullPaths.filter((path) => !path.endsWith("/"));
    const names = paths.map((path) => path.slice(path.indexOf("/") + 1));
    return names.filter((name) => name.startsWith(folder)).map((name) => name.slice(folder.length));
  };
  return { has, find, list, complete };
}

function readContainer(bytes: Buffer, broken: "corrupt" | "truncated"): CFB.CFB$Container {
  try {
    return CFB.read(bytes, { type: "buffer" });
  } catch (error) {
    if (error instanceof RangeError && /allocation/.test(error.message)) throw error;
    throw new ExtractionError(broken, (error as Error).message);
  }
}

/** Bytes up to the start of the last sector that the file's allocation table uses. */
function statedSize(bytes: Buffer): number {
  if (bytes.length < 512) return 512;
  const sector = 2 ** Math.min(16, bytes.readUInt16LE(30));
  const perTable = sector / 4;
  let last = 0;
  // The header lists the first 109 tables: 7 MB of file, which is enough to decide.
  for (let table = 0; table < Math.min(109, bytes.readUInt32LE(44)); table += 1) {
    const start = (bytes.readUInt32LE(76 + table * 4) + 1) * sector;
    if (start + sector > bytes.length) return start + sector;
    for (let entry = 0; entry < perTable; entry += 1) {
      const used = bytes.readUInt32LE(start + entry * 4) !== unused;
      if (used) last = table * perTable + entry;
    }
  }
  return (last + 1) * sector;
}
