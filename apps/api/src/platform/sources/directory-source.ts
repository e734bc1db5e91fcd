import { type FileHandle, lstat, open, opendir, readlink, realpath, stat } from "node:fs/promises";
import { constants } from "node:fs";
import { isAbsolute, join, relative } from "node:path";
import process from "node:process";
import {
  refuseUndecoded,
  type Source,
  type SourceFile,
  SourceUnavailable,
  type UnreadableFile,
} from "./source.ts";

const unreadable = "This file cannot be read.";
/** Each level holds a file descriptor while it is listed. */
const levelsMax = 200;
const tooDeep = `This directory is more than ${levelsMax} levels below the one that is followed.`;
/** Files that operating systems and editors put into directories. */
const systemFile = /^(\.|~\$|__MACOSX$|Thumbs\.db$|desktop\.ini$)/i;

/**
 * A directory of the server that lies in one of the given roots. Links in it are not followed.
 * @throws SourceUnavailable when it does not, or is no directory
 */
export async function openDirectorySource(
  directory: string,
  roots: readonly string[],
): Promise<Source> {
  const root = await resolveBelow(directory, roots);
  return {
    findRevision: async () => undefined,
    listFiles: (signal) => listFiles(root, "", signal),
    async readFile(path) {
      const file = await requireBelow(join(root, path), root);
      try {
        const handle = await openBelow(file, root);
        if ((await handle.stat()).isFile()) return handle.createReadStream();
        await handle.close();
        throw new Error("It is no file any more.");
      } catch (cause) {
        throw new SourceUnavailable(unreadable, { cause });
      }
    },
    async isGone({ path }) {
      try {
        return await isMissingBelow(root, path.split("/"));
      } catch (error) {
        throw new SourceUnavailable(unreadable, { cause: error });
      }
    },
    close: async () => undefined,
  };
}

/**
 * Opens a file or directory that lies in a root. Whoever may write there may put links in its way after any check of its path: so where it is
 * is asked of what has been opened, which Linux knows. A pipe in its place is not waited for.
 */
export async function openBelow(path: string, root: string): Promise<FileHandle> {
  const { O_RDONLY, O_NOFOLLOW, O_NONBLOCK } = constants;
  const handle = await open(path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK);
  try {
    const opened = isLinux ? await readlink(descriptorPath(handle)) : await realpath(path);
    if (!isWithin(opened, root)) throw new Error("It lies outside of the directory.");
    return handle;
  } catch (error) {
    await handle.close();
    throw error;
  }
}

const isLinux = process.platform === "linux";
const descriptorPath = ({ fd }: FileHandle) => `/proc/self/fd/${fd}`;

/** The real path of a directory that lies in one of the roots. @throws SourceUnavailable */
export async function resolveBelow(directory: string, roots: readonly string[]): Promise<string> {
  for (const root of roots) {
    const [inside, outside] = await Promise.all([tryResolve(directory), tryResolve(root)]);
    if (inside === undefined || outside === undefined || !isWithin(inside, outside)) continue;
    if ((await stat(inside)).isDirectory()) return inside;
  }
  throw new SourceUnavailable("This directory does not exist or is not allowed.");
}

async function requireBelow(path: string, root: string): Promise<string> {
  const resolved = await tryResolve(path);
  if (resolved === undefined || !isWithin(resolved, root)) {
    throw new SourceUnavailable("This file no longer exists.");
  }
  return resolved;
}

/** The real path; undefined when there is nothing. */
async function tryResolve(path: string): Promise<string | undefined> {
  return realpath(path).catch(() => undefined);
}

function isWithin(path: string, root: string): boolean {
  const way = relative(root, path);
  return way === "" || (way !== ".." && !way.startsWith("../") && !isAbsolute(way));
}

async function* listFiles(
  root: string,
  below: string,
  signal: AbortSignal,
): AsyncGenerator<SourceFile | UnreadableFile> {
  const directory = await openDirectory(join(root, below), root);
  try {
    // What was opened, whatever has its name now.
    const place = isLinux ? descriptorPath(directory) : join(root, below);
    for await (const entry of await opendir(place)) {
      signal.throwIfAborted();
      if (systemFile.test(entry.name)) continue;
      const path = below === "" ? entry.name : `${below}/${entry.name}`;
      if (!entry.isFile() && !entry.isDirectory()) continue;
      const refused = refuseUndecoded(path);
      if (refused) yield refused;
      else if (path.split("/").length > levelsMax) yield { path, error: tooDeep };
      else if (entry.isDirectory()) yield* listFiles(root, path, signal);
      else yield* listFile(join(place, entry.name), path);
    }
  } finally {
    await directory.close();
  }
}

/** Nothing for a file that was deleted meanwhile. */
async function* listFile(place: string, path: string): AsyncGenerator<SourceFile | UnreadableFile> {
  try {
    const { size, mtimeNs, ctimeNs } = await lstat(place, { bigint: true });
    yield { path, size: Number(size), checksum: [size, mtimeNs, ctimeNs].join("-") };
  } catch (error) {
    if (!isMissing(error)) yield { path, error: unreadable };
  }
}

/** Whether there is no such file. False where a link or a file has the name of one of its directories. */
async function isMissingBelow(root: string, names: readonly string[]): Promise<boolean> {
  let path = root;
  for (const name of names) {
    path = join(path, name);
    const found = await lstat(path).catch((error: unknown) => {
      if (isMissing(error)) return undefined;
      throw error;
    });
    if (!found) return true;
    if (!found.isDirectory()) return false;
  }
  return false;
}

function isMissing(error: unknown): boolean {
  const { code } = error as NodeJS.ErrnoException;
  return code === "ENOENT" || code === "ENOTDIR";
}

async function openDirectory(path: string, root: string): Promise<FileHandle> {
  try {
    return await openBelow(path, root);
  } catch (cause) {
    throw new SourceUnavailable(`The directory "${path}" cannot be read.`, { cause });
  }
}
