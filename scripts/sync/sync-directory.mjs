import { createHash } from "node:crypto";
import { createReadStream, openAsBlob } from "node:fs";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { comparedNamesMax } from "../../packages/contracts/src/documents.ts";
import { findFileType } from "../../packages/contracts/src/file-types.ts";
import { extensionOf, refuseUpload } from "../../packages/contracts/src/upload-checks.ts";
import { SetupError } from "../commands.mjs";
import { CallRefused } from "./api.mjs";
import { ensureFolder } from "./folders.mjs";
import { walk } from "./walk.mjs";

/**
 * @typedef {import("./api.mjs").Api} Api
 * @typedef {import("./folders.mjs").Folder} Folder
 * @typedef {import("./journal.mjs").Journal} Journal
 * @typedef {import("./walk.mjs").LocalFile} LocalFile
 * @typedef {LocalFile & { sha256: string }} HashedFile
 * @typedef {{ name: string, file: { id: string }, sha256: string }} SameNamed
 * @typedef {{ api: Api, journal: Journal, directory: string, target: Folder }} Sync
 * @typedef {{ added: number, changed: number, deleted: number, unchanged: number, skipped: number,
 *   failures: { path: string, reason: string }[] }} Report
 */

/**
 * Makes a folder follow a directory and reports what was done.
 * @param {Sync} sync
 * @returns {Promise<Report>}
 */
export async function syncDirectory(sync) {
  /** @type {Report} */
  const report = { added: 0, changed: 0, deleted: 0, unchanged: 0, skipped: 0, failures: [] };
  /** @type {Set<string>} */
  const seen = new Set();
  const folders = openFolders(sync);
  for await (const { names, files } of walk(sync.directory)) {
    for (const { path } of files) seen.add(path);
    const changed = await selectChanged(sync, files, report);
    for (let start = 0; start < changed.length; start += comparedNamesMax) {
      const folder = await folders(names);
      await sendChanged(sync, folder, {
        files: changed.slice(start, start + comparedNamesMax),
        report,
      });
    }
  }
  await deleteMissing(sync, seen, report);
  await sync.journal.compact();
  return report;
}

/**
 * Finds the folder of a directory when it is needed first.
 * @param {Sync} sync
 * @returns {(names: readonly string[]) => Promise<Folder>}
 */
function openFolders({ api, target }) {
  /** @type {Map<string, Folder>} */
  const known = new Map([["", target]]);
  return async function find(names) {
    const path = names.join("/");
    const name = names.at(-1);
    const found = known.get(path);
    if (found || name === undefined) return found ?? target;
    const folder = await ensureFolder(api, { name, parent: await find(names.slice(0, -1)) });
    known.set(path, folder);
    return folder;
  };
}

/**
 * Selects the files whose content differs from that of the last run. Only those with another size or time are read.
 * @param {Sync} sync
 * @param {readonly LocalFile[]} files
 * @param {Report} report
 * @returns {Promise<HashedFile[]>}
 */
async function selectChanged({ directory, journal }, files, report) {
  /** @type {HashedFile[]} */
  const changed = [];
  for (const file of files) {
    const { path, name, size, modified } = file;
    if (!findFileType(extensionOf(name))) {
      report.skipped++;
      continue;
    }
    const refusal = size === 0 ? "The file is empty." : refuseUpload(name, size);
    if (refusal !== null) {
      report.failures.push({ path, reason: refusal });
      continue;
    }
    const entry = journal.entries.get(path);
    const isSettled = entry && entry.sending === undefined;
    if (isSettled && entry.size === size && entry.modified === modified) {
      report.unchanged++;
      continue;
    }
    const sha256 = await hashFile(join(directory, path));
    if (isSettled && entry.sha256 === sha256) {
      await journal.record(path, { ...entry, size, modified });
      report.unchanged++;
    } else changed.push({ ...file, sha256 });
  }
  return changed;
}

/**
 * Uploads files of one folder, unless the folder has the same ones already.
 * @param {Sync} sync
 * @param {Folder} folder
 * @param {{ files: readonly HashedFile[], report: Report }} given
 */
async function sendChanged(sync, folder, { files, report }) {
  const names = files.map(({ name }) => name);
  const body = { collection_id: folder.id, names };
  /** @type {{ files: SameNamed[] }} */
  const present = await sync.api("POST", "/chatbot/files/same-named/", body);
  const byName = new Map(present.files.map((found) => [found.name, found]));
  for (const file of files) {
    try {
      report[await sendFile(sync, folder, { file, found: byName.get(file.name) })]++;
    } catch (error) {
      if (!(error instanceof CallRefused)) throw error;
      report.failures.push({ path: file.path, reason: error.message });
    }
  }
}

/**
 * Uploads a file, in place of one that an earlier run uploaded.
 * @param {Sync} sync
 * @param {Folder} folder
 * @param {{ file: HashedFile, found: SameNamed | undefined }} given
 * @returns {Promise<"added" | "changed" | "unchanged">}
 */
async function sendFile(sync, folder, { file, found }) {
  const { journal } = sync;
  const { path, size, modified, sha256 } = file;
  const entry = journal.entries.get(path);
  const ids = entry?.ids ?? [];
  if (found?.sha256 === sha256) {
    // It is ours when a run was killed between the upload and its record; otherwise somebody uploaded it.
    const isOurs = entry?.sending === sha256 && !ids.includes(found.file.id);
    const added = isOurs ? [found.file.id] : [];
    await journal.record(path, { size, modified, sha256, ids: [...ids, ...added] });
    return "unchanged";
  }
  const replaces = found !== undefined && ids.includes(found.file.id);
  const before = { size, modified, sha256: entry?.sha256 ?? "", ids };
  await journal.record(path, { ...before, sending: sha256 });
  const id = await upload(sync, folder, { file, replaces });
  await journal.record(path, { size, modified, sha256, ids: [...ids, id] });
  const outcome = replaces ? "changed" : "added";
  console.log(`${outcome} ${path}`);
  return outcome;
}

/**
 * @param {Sync} sync
 * @param {Folder} folder
 * @param {{ file: HashedFile, replaces: boolean }} given
 * @returns {Promise<string>} the id of the document
 */
async function upload({ api, directory }, folder, { file, replaces }) {
  const form = new FormData();
  form.append("collection_id", folder.id);
  if (replaces) form.append("if_exists", "replace");
  form.append("file", await openAsBlob(join(directory, file.path)), file.name);
  return (await api("POST", "/chatbot/chat/upsert_file/", form)).file.id;
}

/**
 * Deletes the documents of files that are gone, unless all are: then the directory is more likely not mounted.
 * @param {Sync} sync
 * @param {ReadonlySet<string>} seen
 * @param {Report} report
 */
async function deleteMissing({ api, journal, directory }, seen, report) {
  const missing = [...journal.entries].filter(([path]) => !seen.has(path));
  if (missing.length > 0 && seen.size === 0) {
    throw new SetupError(`${directory} is empty. Nothing was deleted.`);
  }
  for (const [path, { ids }] of missing) {
    for (const id of ids) await deleteDocument(api, id);
    await journal.record(path, undefined);
    if (ids.length === 0) continue;
    report.deleted++;
    console.log(`deleted ${path}`);
  }
}

/**
 * @param {Api} api
 * @param {string} id
 */
async function deleteDocument(api, id) {
  try {
    await api("DELETE", `/chatbot/files/${id}/delete/`);
  } catch (error) {
    const isGone = error instanceof CallRefused && error.status === 404;
    if (!isGone) throw error;
  }
}

/** @param {string} path */
async function hashFile(path) {
  const hash = createHash("sha256");
  await pipeline(createReadStream(path), hash);
  return hash.digest("hex");
}
