import { appendFile, readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";

/**
 * What is known of a file of the directory: its state when it was compared last, and the documents that were uploaded for
 * it, the newest last; none where the folder had the same file already. `sending` is the SHA-256 of an upload that was begun.
 * @typedef {{ size: number, modified: number, sha256: string, ids: string[], sending?: string }} Entry
 */

/** @typedef {Awaited<ReturnType<typeof openJournal>>} Journal */

/**
 * Opens the record of what was synchronised, in a hidden file of the directory. Each change is one line, so that a run which
 * was killed resumes where it stopped; `compact` leaves one line for each file.
 * @param {string} directory
 * @param {string} folderId
 */
export async function openJournal(directory, folderId) {
  const file = join(directory, `.footnote-sync-${folderId}.jsonl`);
  const text = await readFile(file, "utf8").catch(ignoreMissing);
  // Of a run that was killed, the last line may be incomplete: the next one must not continue it.
  const complete = text.slice(0, text.lastIndexOf("\n") + 1);
  if (complete !== text) await writeFile(file, complete);
  const entries = parseLines(complete);
  return {
    /** @type {ReadonlyMap<string, Entry>} */
    entries,
    /**
     * Records the state of a file; undefined for one that is gone.
     * @param {string} path
     * @param {Entry | undefined} entry
     */
    async record(path, entry) {
      if (entry) entries.set(path, entry);
      else entries.delete(path);
      await appendFile(file, formatLine(path, entry));
    },
    async compact() {
      const lines = [...entries].map(([path, entry]) => formatLine(path, entry));
      await writeFile(`${file}.new`, lines.join(""));
      await rename(`${file}.new`, file);
    },
  };
}

/**
 * @param {string} path
 * @param {Entry | undefined} entry
 */
function formatLine(path, entry) {
  return `${JSON.stringify({ path, entry: entry ?? null })}\n`;
}

/** @param {string} text */
function parseLines(text) {
  /** @type {Map<string, Entry>} */
  const entries = new Map();
  for (const line of text.split("\n").slice(0, -1)) {
    const { path, entry } = JSON.parse(line);
    if (entry) entries.set(path, entry);
    else entries.delete(path);
  }
  return entries;
}

/** @param {NodeJS.ErrnoException} error */
function ignoreMissing(error) {
  if (error.code !== "ENOENT") throw error;
  return "";
}
