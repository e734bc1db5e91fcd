import { createReadStream, createWriteStream } from "node:fs";
import { mkdir } from "node:fs/promises";
import { dirname, join } from "node:path";
import { pipeline } from "node:stream/promises";
import { createGunzip } from "node:zlib";
import { type DiskReserve, requireDiskSpace } from "../../disk-space.ts";
import type { ModelFile } from "./catalogue.ts";

/**
 * Extracts the files of a model from a .tar or .tar.gz, whichever folder of it they are in, and nothing else: where they go
 * is decided by the catalogue and not by the archive. @throws AppError storage.full before a file that would not fit
 */
export async function extractArchive(
  archive: string,
  files: readonly ModelFile[],
  { folder, reserve }: { folder: string; reserve: DiskReserve },
): Promise<void> {
  // Loaded on demand: few installations ever import a model.
  const { default: tar } = await import("tar-stream");
  const extract = tar.extract();
  const packed = /\.t?gz$/i.test(archive);
  const read = packed
    ? pipeline(createReadStream(archive), createGunzip(), extract)
    : pipeline(createReadStream(archive), extract);
  // An archive that ends within a file would leave its entry waiting.
  const broken = new AbortController();
  read.catch((error: unknown) => broken.abort(error));
  for await (const entry of extract) {
    const file = files.find(({ path }) => `/${entry.header.name}`.endsWith(`/${path}`));
    if (!file || entry.header.type !== "file") {
      entry.resume();
      continue;
    }
    await requireDiskSpace(reserve, entry.header.size);
    const target = join(folder, file.path);
    await mkdir(dirname(target), { recursive: true });
    await pipeline(entry, createWriteStream(target), { signal: broken.signal });
  }
  await read;
}
