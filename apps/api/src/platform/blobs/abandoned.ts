import { mkdir, readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";

/** What is older than this belongs to no process any more. */
export const abandonedAfterMs = 24 * 60 * 60 * 1000;

/** Makes a folder for half-done files and clears it of old ones; young ones may be another process's work under way. */
export async function openWorkFolder(folder: string): Promise<string> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const oldest = Date.now() - abandonedAfterMs;
  for (const name of await readdir(folder)) {
    const path = join(folder, name);
    const found = await stat(path).catch(() => undefined); // finished or removed meanwhile
    if (found && found.mtimeMs < oldest) await rm(path, { force: true });
  }
  return folder;
}
