import { readdir, stat } from "node:fs/promises";
import { join } from "node:path";

/** Files that operating systems, editors and this command put into directories. */
const systemFile = /^(\.|~\$|__MACOSX$|Thumbs\.db$|desktop\.ini$)/i;

/** @typedef {{ path: string, name: string, size: number, modified: number }} LocalFile */

/**
 * Lists the files below a directory, directory by directory; links are not followed.
 * @param {string} root
 * @param {readonly string[]} [names] from the root down to the directory
 * @returns {AsyncGenerator<{ names: readonly string[], files: LocalFile[] }>}
 */
export async function* walk(root, names = []) {
  const entries = await readdir(join(root, ...names), { withFileTypes: true });
  const wanted = entries.filter(({ name }) => !systemFile.test(name));
  const files = wanted.filter((entry) => entry.isFile()).map(({ name }) => name);
  /** @type {LocalFile[]} */
  const found = [];
  for (const name of files.toSorted()) {
    const { size, mtimeMs } = await stat(join(root, ...names, name));
    found.push({ path: [...names, name].join("/"), name, size, modified: mtimeMs });
  }
  yield { names, files: found };
  for (const entry of wanted) {
    if (entry.isDirectory()) yield* walk(root, [...names, entry.name]);
  }
}
