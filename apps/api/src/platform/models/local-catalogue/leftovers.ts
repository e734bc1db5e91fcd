import { readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { abandonedAfterMs } from "../../blobs/abandoned.ts";
import type { CatalogueModel } from "./catalogue.ts";

/** A download that nobody has continued for so long does not keep its part of the disk. */
const partsAfterMs = 7 * abandonedAfterMs;

/**
 * Deletes what killed processes have left in the folder of local models, and counts it: received archives (`upload-…`) and
 * unpacked ones (`….import-…`) of a day ago, and parts of downloads that nobody has continued for a week.
 */
export async function deleteLeftovers(
  folder: string,
  models: readonly CatalogueModel[],
): Promise<number> {
  const uploads = (await listNames(folder)).filter((name) => /^upload-\w{6}$/.test(name));
  const publishers = [...new Set(models.map(({ id }) => id.slice(0, id.indexOf("/"))))];
  const unpacked = publishers.map(async (publisher) => {
    const names = await listNames(join(folder, publisher));
    return names
      .filter((name) => /\.import-\w{6}$/.test(name))
      .map((name) => join(folder, publisher, name));
  });
  const archives = [
    ...uploads.map((name) => join(folder, name)),
    ...(await Promise.all(unpacked)).flat(),
  ];
  const parts = models.flatMap(({ id, files }) =>
    files.map(({ path }) => join(folder, id, `${path}.part`)),
  );
  const deleted = [
    ...(await deleteOld(archives, abandonedAfterMs)),
    ...(await deleteOld(parts, partsAfterMs)),
  ];
  await Promise.all(deleted.map((path) => rm(`${path}.etag`, { force: true })));
  return deleted.length;
}

/** None for a folder that is not there. */
async function listNames(folder: string): Promise<string[]> {
  return await readdir(folder).catch((error: unknown) => {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return [];
    throw error;
  });
}

async function deleteOld(paths: readonly string[], afterMs: number): Promise<string[]> {
  const oldest = Date.now() - afterMs;
  const deleted: string[] = [];
  for (const path of paths) {
    const found = await stat(path).catch(() => undefined); // most parts are not there
    if (!found || found.mtimeMs >= oldest) continue;
    await rm(path, { recursive: true, force: true });
    deleted.push(path);
  }
  return deleted;
}
