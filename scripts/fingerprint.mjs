// Remembers by content what was already done, so that a start with nothing new does nothing.
import { createHash } from "node:crypto";
import {
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { dirname, join } from "node:path";
import { root } from "./commands.mjs";

// Inside node_modules on purpose: who deletes node_modules also forgets what was installed there.
const stamps = join(root, "node_modules", ".cache", "footnote");
const ignored = new Set(["node_modules", "dist", "generated", ".turbo", "test-results"]);

/**
 * SHA-256 over the names and contents of the given files and folders (paths from the root);
 * what does not exist counts as empty.
 * @param {string[]} paths
 */
export function fingerprint(paths) {
  const hash = createHash("sha256").update(`${process.platform}-${process.arch}`);
  for (const path of paths.flatMap(listFiles)) {
    hash.update(`\0${path}\0`).update(readFileSync(join(root, path)));
  }
  return hash.digest("hex");
}

/**
 * The stamp `name` says that `work` was done for exactly this `state`; otherwise does the work now.
 * The old stamp goes first, so work that was interrupted is done again.
 * @param {string} name
 * @param {{ state: string, made: string[], work: () => Promise<void> }} task `made`: what must exist
 */
export async function onceFor(name, { state, made, work }) {
  const stamp = join(stamps, name);
  const done = existsSync(stamp) && readFileSync(stamp, "utf8") === state;
  if (done && made.every((path) => existsSync(join(root, path)))) return;
  rmSync(stamp, { force: true });
  await work();
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, state);
}

/**
 * @param {string} path a file or a folder
 * @returns {string[]} the files at or below it, in a stable order
 */
function listFiles(path) {
  const found = statSync(join(root, path), { throwIfNoEntry: false });
  if (found === undefined) return [];
  if (!found.isDirectory()) return [path];
  const names = readdirSync(join(root, path)).filter((name) => !ignored.has(name));
  return names.toSorted().flatMap((name) => listFiles(`${path}/${name}`));
}
