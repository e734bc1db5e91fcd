import { accessSync, constants, globSync } from "node:fs";
import { delimiter, join } from "node:path";

/** Where Postgres lives on Debian, Fedora, Homebrew and in Postgres.app when it is not on the PATH. */
const postgresFolders = [
  "/usr/lib/postgresql/*/bin",
  "/usr/pgsql-*/bin",
  "/opt/homebrew/opt/postgresql@*/bin",
  "/usr/local/opt/postgresql@*/bin",
  "/Applications/Postgres.app/Contents/Versions/*/bin",
];

/** Absolute path of an executable on the PATH. */
export function findInPath(name: string) {
  const folders = (process.env["PATH"] ?? "").split(delimiter).filter((folder) => folder !== "");
  return folders.map((folder) => join(folder, name)).find(isExecutable);
}

/** Folders with a Postgres server in them, newest version first, then the one on the PATH. */
export function findPostgresFolders() {
  const byVersion = (a: string, b: string) => versionIn(b) - versionIn(a);
  const installed = globSync(postgresFolders).toSorted(byVersion);
  const onPath = findInPath("postgres")?.replace(/\/postgres$/, "");
  const all = onPath === undefined ? installed : [...installed, onPath];
  return all.filter((folder) => isExecutable(join(folder, "initdb")));
}

function versionIn(folder: string) {
  return Number(/\d+/.exec(folder)?.[0] ?? 0);
}

function isExecutable(path: string) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
