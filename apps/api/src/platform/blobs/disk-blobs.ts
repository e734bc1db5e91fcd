import { createHash, randomUUID } from "node:crypto";
import { createReadStream, createWriteStream } from "node:fs";
import { access, mkdir, open, readdir, rename, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { PassThrough } from "node:stream";
import { pipeline } from "node:stream/promises";
import { type Blobs, BlobMissing } from "./blobs.ts";

const keyShape = /^[0-9a-f-]{36}$/;

/** Blobs as files of a folder, two hundred and fifty-six subfolders wide. Half-written files stay in `incoming`. */
export async function openDiskBlobs(folder: string): Promise<Blobs> {
  const incoming = join(folder, "incoming");
  await mkdir(incoming, { recursive: true, mode: 0o700 });
  await clearAbandoned(incoming);

  const pathOf = (key: string) => {
    if (!keyShape.test(key)) throw new Error("A blob key is a UUID");
    return join(folder, key.slice(0, 2), key);
  };
  const existing = async (key: string) => {
    const path = pathOf(key);
    await access(path).catch((cause: unknown) => {
      throw new BlobMissing(key, { cause });
    });
    return path;
  };

  return {
    async put(bytes) {
      const key = randomUUID();
      const part = join(incoming, key);
      try {
        const written = await writeHashed(bytes, part);
        await mkdir(join(folder, key.slice(0, 2)), { recursive: true, mode: 0o700 });
        await rename(part, pathOf(key));
        return { key, ...written };
      } catch (error) {
        await rm(part, { force: true });
        throw error;
      }
    },
    openFile: async (key) => ({ path: await existing(key), release: async () => {} }),
    async read(key, range) {
      const part = range && { start: range.first, end: range.last };
      return createReadStream(await existing(key), part);
    },
    delete: (key) => rm(pathOf(key), { force: true }),
    async *keys() {
      for (const entry of await readdir(folder, { withFileTypes: true, recursive: true })) {
        if (entry.isFile() && entry.parentPath !== incoming) yield entry.name;
      }
    },
  };
}

/** Half-written files belong to no key; young ones may be another process's uploads under way. */
async function clearAbandoned(incoming: string): Promise<void> {
  const yesterday = Date.now() - 24 * 60 * 60 * 1000;
  for (const name of await readdir(incoming)) {
    const path = join(incoming, name);
    const found = await stat(path).catch(() => undefined); // finished or removed meanwhile
    if (found && found.mtimeMs < yesterday) await rm(path, { force: true });
  }
}

async function writeHashed(bytes: NodeJS.ReadableStream, path: string) {
  const hash = createHash("sha256");
  let size = 0;
  const counting = new PassThrough();
  counting.on("data", (chunk: Buffer) => {
    hash.update(chunk);
    size += chunk.length;
  });
  await pipeline(bytes, counting, createWriteStream(path, { mode: 0o600 }));
  const file = await open(path);
  await file.sync(); // the row that names this blob must not outlive it
  await file.close();
  return { size, sha256: hash.digest("hex") };
}
