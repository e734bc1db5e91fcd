import { createReadStream, createWriteStream } from "node:fs";
import { access, constants, mkdir, open, readdir, rename, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import type { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { type DiskReserve, whileThereIsSpace } from "../disk-space.ts";
import { abandonedAfterMs, clearWorkFolder, openWorkFolder } from "./abandoned.ts";
import { type Blobs, BlobMissing, createKey, requireKey, isKey } from "./blobs.ts";
import { startHashing } from "./hashing.ts";

/**
 * Stores blobs as files in 256 subfolders of a folder. Half-written files stay in `incoming`.
 * @param reserveBytes how much of the disk is left free: storing more than that throws AppError storage.full
 */
export async function openDiskBlobs(folder: string, reserveBytes = 0): Promise<Blobs> {
  const reserve = { folder, bytes: reserveBytes };
  const incoming = await openWorkFolder(join(folder, "incoming"));
  const pathOf = (key: string) => join(folder, requireKey(key).slice(0, 2), key);
  const existing = async (key: string) => {
    const path = pathOf(key);
    await access(path).catch((cause: unknown) => {
      throw new BlobMissing(key, { cause });
    });
    return path;
  };
  const putAs = async (key: string, bytes: Readable) => {
    const final = pathOf(key);
    const part = join(incoming, key);
    try {
      const written = await writeHashed(bytes, { path: part, reserve });
      await mkdir(join(folder, key.slice(0, 2)), { recursive: true, mode: 0o700 });
      await rename(part, final);
      return written;
    } catch (error) {
      await rm(part, { force: true });
      throw error;
    }
  };

  const listFiles = async () => {
    const entries = await readdir(folder, { withFileTypes: true, recursive: true });
    // A desktop or a backup program may have left files of its own.
    return entries.filter(
      (entry) => entry.isFile() && entry.parentPath !== incoming && isKey(entry.name),
    );
  };

  return {
    async put(bytes) {
      const key = createKey();
      return { key, ...(await putAs(key, bytes)) };
    },
    putAs,
    openFile: async (key) => ({ path: await existing(key), release: async () => {} }),
    async read(key, range) {
      const part = range && { start: range.first, end: range.last };
      return createReadStream(await existing(key), part);
    },
    delete: (key) => rm(pathOf(key), { force: true }),
    deleteAbandoned: () => clearWorkFolder(incoming),
    async *keys() {
      for (const { name } of await listFiles()) yield name;
    },
    async *oldKeys() {
      const oldest = Date.now() - abandonedAfterMs;
      for (const { name, parentPath } of await listFiles()) {
        const found = await stat(join(parentPath, name)).catch(() => undefined); // deleted meanwhile
        if (found && found.mtimeMs < oldest) yield name;
      }
    },
    check: () => access(incoming, constants.R_OK | constants.W_OK),
  };
}

async function writeHashed(
  bytes: Readable,
  { path, reserve }: { path: string; reserve: DiskReserve },
) {
  const hashing = startHashing();
  const file = createWriteStream(path, { mode: 0o600 });
  await pipeline(bytes, (pieces) => whileThereIsSpace(pieces, reserve), hashing.stream, file);
  const written = await open(path);
  await written.sync(); // the row that names this blob must not outlive it
  await written.close();
  return hashing.result();
}
