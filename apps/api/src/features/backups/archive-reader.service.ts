import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { access, constants } from "node:fs/promises";
import { basename } from "node:path";
import process from "node:process";
import type { Readable } from "node:stream";
import { json } from "node:stream/consumers";
import { extract } from "tar-stream";
import {
  checksums,
  checksumsName,
  type Manifest,
  manifest,
  manifestName,
} from "./manifest.rules.ts";

/** The archive is not a backup, or incomplete. */
export class ArchiveDamaged extends Error {
  override readonly name = "ArchiveDamaged";
}

/** Yields every entry in order; each must be read to its end before the next one. */
export async function* readEntries(
  path: string,
): AsyncGenerator<{ name: string; bytes: Readable }> {
  const tar = extract();
  const source = createReadStream(path);
  source.on("error", (error) => tar.destroy(error));
  source.pipe(tar);
  for await (const entry of tar) {
    const bytes = entry as unknown as Readable;
    yield { name: entry.header.name, bytes };
    bytes.resume();
  }
}

/**
 * Why a file cannot be opened, in words for whoever typed the command.
 * @param uid the account of this process
 */
export function unreadable(
  path: string,
  error: NodeJS.ErrnoException,
  uid = process.getuid?.(),
): string {
  if (error.code === "ENOENT") return `There is no file ${path}`;
  if (error.code !== "EACCES") return `${path} cannot be read (${error.code ?? error.message})`;
  return `${path} belongs to somebody else: chown ${uid ?? "USER"} ${basename(path)} lets this process read it`;
}

/**
 * Reads a whole archive and returns its manifest.
 * @throws ArchiveDamaged unless every entry exists with its original bytes
 * @throws Error when the file cannot be opened
 */
export async function verifyArchive(path: string): Promise<Manifest> {
  await access(path, constants.R_OK).catch((error: unknown) => {
    throw new Error(unreadable(path, error as NodeJS.ErrnoException), { cause: error });
  });
  const found = new Map<string, string>();
  let head: unknown;
  let listed: Record<string, string> | undefined;
  try {
    for await (const { name, bytes } of readEntries(path)) {
      if (name === checksumsName) listed = checksums.parse(await json(bytes));
      else
        found.set(
          name,
          await hashOf(bytes, (text) => (head = name === manifestName ? text : head)),
        );
    }
  } catch (cause) {
    throw new ArchiveDamaged("The file is no whole backup: it cannot be read to its end", {
      cause,
    });
  }
  if (!listed || typeof head !== "string")
    throw new ArchiveDamaged("The file is no whole backup: it was cut off");
  for (const [name, sum] of Object.entries(listed)) {
    if (found.get(name) !== sum) throw new ArchiveDamaged(`The backup is damaged: ${name}`);
  }
  if (found.size !== Object.keys(listed).length)
    throw new ArchiveDamaged("The backup holds more than it lists");
  return manifest.parse(JSON.parse(head));
}

/** Keeps only the text of small entries, for the manifest. */
async function hashOf(bytes: Readable, keep: (text: string) => void): Promise<string> {
  const hash = createHash("sha256");
  let text = "";
  for await (const piece of bytes as AsyncIterable<Buffer>) {
    hash.update(piece);
    if (text.length < 1_000_000) text += piece.toString("utf8");
  }
  keep(text);
  return hash.digest("hex");
}
