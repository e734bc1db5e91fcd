import { crc32 } from "node:zlib";
import { findFileType } from "@footnote/contracts/file-types";
import type { LeftOutReason } from "@footnote/contracts/unpacked-files";
import { extensionOf } from "@footnote/contracts/upload-checks";
import type { Entry, ZipFile } from "yauzl";
import { ExtractionError } from "../located-text.ts";
import { openZip, readEnds } from "../office/open-zip.ts";
import { sniff } from "../signature.ts";
import { refuseFile } from "./refuse-file.ts";
import { decodeNames, isOfSystem, splitPath } from "./member-names.ts";

/** A file in an archive. */
export type Member = {
  /** Names of folders and, last, of the file. */
  path: readonly string[];
  /** Bytes, unpacked, as the archive declares. */
  size: number;
  leftOut?: LeftOutReason;
  entry: Entry;
};

export type Archive = { zip: ZipFile; members: readonly Member[] };

const mostFiles = 5_000;
/** Bytes of all files that are unpacked. */
const largestSum = 1_000_000_000;
/** Bytes, and times the size of the archive: text that a person wrote does not shrink that much. */
const bomb = { size: 100_000_000, ratio: 200 };
/** The parts by which a document is recognised that is a zip itself. */
const ofDocuments = new Set(["[Content_Types].xml", "mimetype"]);

/** Opens an archive and decides which of its files may be unpacked. Throws the reason when that is none at all. */
export async function openArchive({
  path,
  size,
}: {
  path: string;
  size: number;
}): Promise<Archive> {
  const { head, hasDirectory } = await readEnds(path);
  if (sniff(head) !== "zip") throw new ExtractionError("wrong_content", "not a zip");
  const zip = await openDirectory(path, hasDirectory ? "corrupt" : "truncated");
  const members = markOverwritten(listMembers(zip.entries));
  if (members.length === 0) throw new ExtractionError("empty", "no files");
  if (members.some((one) => ofDocuments.has(one.path.join("/")))) {
    throw new ExtractionError("wrong_content", "a document");
  }
  if (members.every(({ leftOut }) => leftOut === "password_protected")) {
    throw new ExtractionError("password_protected");
  }
  requireBounded(members, size);
  return { zip: zip.file, members };
}

async function openDirectory(path: string, broken: "corrupt" | "truncated") {
  try {
    const file = await openZip(path, "bytes");
    const entries: Entry[] = [];
    for await (const entry of file.eachEntry()) {
      entries.push(entry);
      if (entries.length > mostFiles * 4)
        throw new ExtractionError("too_large_unpacked", "entries");
    }
    return { file, entries };
  } catch (error) {
    if (error instanceof ExtractionError) throw error;
    if (/strong encryption/.test(String(error))) throw new ExtractionError("password_protected");
    throw new ExtractionError(broken, String(error));
  }
}

/** The files of an archive, without folders and what operating systems add. */
function listMembers(entries: readonly Entry[]): Member[] {
  const names = decodeNames(entries);
  return entries.flatMap((entry, at): Member[] => {
    const name = names[at] ?? "";
    if (/[/\\]$/.test(name)) return [];
    const path = splitPath(name);
    if (path && isOfSystem(path)) return [];
    const leftOut = path ? findReason(entry, path) : "unsafe_path";
    const shown = path ?? [name.replaceAll("\0", "")];
    return [{ path: shown, size: entry.uncompressedSize, ...(leftOut && { leftOut }), entry }];
  });
}

/** The kinds of files of Unix in the upper half of an entry's attributes. */
const kinds = { mask: 0o17_0000, link: 0o12_0000, file: 0o10_0000 };
const [stored, deflated] = [0, 8];

function findReason(entry: Entry, path: readonly string[]): LeftOutReason | undefined {
  const kind = (entry.externalFileAttributes >>> 16) & kinds.mask;
  if (kind === kinds.link) return "link";
  if (kind !== 0 && kind !== kinds.file) return "special_file";
  const name = path.at(-1) ?? "";
  if (findFileType(extensionOf(name))?.unpacksTo === "folder") return "nested_archive";
  const refusal = refuseFile(name, entry.uncompressedSize);
  if (refusal) return refusal;
  if (entry.isEncrypted()) return "password_protected";
  const { compressionMethod: method } = entry;
  return method === stored || method === deflated ? undefined : "compression_unsupported";
}

/** Of files with the same path the last one counts, as for programs that write one over the other. */
function markOverwritten(members: readonly Member[]): Member[] {
  const last = new Map(members.map((member, at) => [member.path.join("/"), at]));
  return members.map((member, at) =>
    last.get(member.path.join("/")) === at ? member : { ...member, leftOut: "overwritten" },
  );
}

function requireBounded(members: readonly Member[], size: number): void {
  const sumOf = (some: readonly Member[]) => some.reduce((sum, one) => sum + one.size, 0);
  const all = sumOf(members);
  const unpacked = sumOf(members.filter(({ leftOut }) => leftOut === undefined));
  const isBomb = all > bomb.size && all > size * bomb.ratio;
  if (members.length > mostFiles || unpacked > largestSum || isBomb) {
    throw new ExtractionError("too_large_unpacked", `${members.length} files, ${all} bytes`);
  }
}

/** The bytes of a file. Throws ExtractionError "corrupt" when they are not those that were packed. */
export async function* readMember({ zip }: Archive, { entry }: Member): AsyncGenerator<Buffer> {
  let sum = 0;
  try {
    for await (const chunk of await zip.openReadStreamPromise(entry)) {
      sum = crc32(chunk as Buffer, sum);
      yield chunk as Buffer;
    }
  } catch (error) {
    if (error instanceof RangeError) throw error;
    throw new ExtractionError("corrupt", String(error));
  }
  if (sum !== entry.crc32) throw new ExtractionError("corrupt", "another checksum");
}
