import { mkdir, readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";

/** What is older than this belongs to no process any more. */
export const abandonedAfterMs = 24 * 60 * 60 * 1000;

/** Makes a folder for half-written files. */
export async function openWorkFolder(folder: string): Promise<string> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  return folder;
}

/** Deletes the old files of a work folder and counts them; young ones may be another process's work under way. */
export async function clearWorkFolder(folder: string): Promise<number> {
  const oldest = Date.now() - abandonedAfterMs;
  let count = 0;
  for (const name of await readdir(folder)) {
    const path = join(folder, name);
    const found = await stat(path).catch(() => undefined); // finished or removed meanwhile
    if (!found || found.mtimeMs >= oldest) continue;
    await rm(path, { force: true });
    count += 1;
  }
  return count;
}
