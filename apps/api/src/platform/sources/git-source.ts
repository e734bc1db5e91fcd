import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { isAbsolute, join } from "node:path";
import type { Readable } from "node:stream";
import type { SettingsOf } from "@footnote/contracts/sync/source-settings";
import { sourceFilesMax } from "@footnote/contracts/sync/source-limits";
import type { Guard } from "../guarded-fetch/choose-address.ts";
import { resolveBelow } from "./directory-source.ts";
import { type Git, type GitLimits, openGit, requireRemote, requireVersion } from "./git-program.ts";
import { findGitDirectory, requireWhole } from "./local-repository.ts";
import {
  refuseUndecoded,
  requirePath,
  type Source,
  type SourceFile,
  SourceUnavailable,
} from "./source.ts";

/**
 * The program that reads a repository of a directory, which gets no settings but these. No other directory is tried where this one is no
 * repository, it may belong to another account than the server's, and an index of several packs, which may name packs elsewhere, is not read.
 */
const readingLocally =
  "git -c 'safe.directory=*' -c core.multiPackIndex=false upload-pack --strict";
/** One commit may have so many bytes, compressed. */
const defaultLimits = { fileBytes: 4 * 1024 ** 3, memoryBytes: 1024 ** 3, runMs: 30 * 60_000 };
/** Of a path and what git prints beside it. */
const entryBytesMax = 64 * 1024;
/** Files, and what is left out. */
const entriesMax = 20 * sourceFilesMax;

/**
 * The files of a branch of a Git repository: one that the server reads over HTTP, or one in a directory that may be read.
 * @param access.secret the password or token
 * @throws SourceUnavailable for a repository that may not be read
 */
export async function openGitSource(
  settings: SettingsOf<"git">,
  access: { secret: string | null; guard: Guard; roots: readonly string[] },
  limits: GitLimits = defaultLimits,
): Promise<Source> {
  const { repository, branch, username } = settings;
  const directory = settings.directory.replaceAll(/^\/+|(?<!\/)\/+$/g, "");
  const isLocal = isAbsolute(repository);
  const url = isLocal
    ? await findGitDirectory(await resolveBelow(repository, access.roots))
    : requireRemote(repository);
  const ref = branch === "" ? "HEAD" : `refs/heads/${branch}`;
  const folder = await mkdtemp(join(tmpdir(), "footnote-git-"));
  const credentials = access.secret === null ? undefined : { username, password: access.secret };
  const { guard } = access;
  const git = openGit(folder, { url, isLocal, guard, credentials, limits });
  const only = isLocal ? [`--upload-pack=${readingLocally}`] : [];
  // Another directory of the same commit has other files.
  const describeRevision = (commit: string) => `${commit} ${directory}`;
  let listed: string | undefined;
  let files = new Map<string, string>();
  return {
    async findRevision(signal) {
      await requireVersion(git, signal);
      if (isLocal) await requireWhole(git, url, signal);
      return describeRevision(await findCommit(git, [...only, git.url, ref], signal));
    },
    async *listFiles(signal) {
      signal.throwIfAborted();
      await git.run(["init", "--quiet", "--bare", "."], signal);
      await git.run(["fetch", ...only, "--quiet", "--depth=1", "--no-tags", git.url, ref], signal);
      listed = describeRevision((await git.run(["rev-parse", "FETCH_HEAD"], signal)).trim());
      files = new Map();
      for await (const { object, ...file } of listTree(git, directory, signal)) {
        const refused = refuseUndecoded(file.path);
        if (!refused) files.set(file.path, object);
        yield refused ?? file;
      }
    },
    findListedRevision: async () => listed,
    async readFile(path, signal) {
      const object = files.get(path);
      if (object === undefined) throw new SourceUnavailable("This file no longer exists.");
      return git.read(["cat-file", "blob", object], signal);
    },
    // The tree of a commit has all its files.
    isGone: async ({ path }) => !files.has(path),
    close: () => rm(folder, { recursive: true, force: true }),
  };
}

async function findCommit(git: Git, args: readonly string[], signal: AbortSignal): Promise<string> {
  const ref = args.at(-1);
  const listed = await git.run(["ls-remote", ...args], signal);
  // The name of another branch may end with it.
  const [commit] = listed.split("\n").flatMap((line) => {
    const [id = "", name] = line.split("\t");
    return name === ref && /^[0-9a-f]{40,64}$/.test(id) ? [id] : [];
  });
  if (commit === undefined)
    throw new SourceUnavailable("This branch does not exist in the repository.");
  return commit;
}

/** Files only: links and the commits of other repositories are left out. */
async function* listTree(
  git: Git,
  directory: string,
  signal: AbortSignal,
): AsyncGenerator<SourceFile & { object: string }> {
  const tree = directory === "" ? "FETCH_HEAD" : `FETCH_HEAD:${directory}`;
  const listed = git.read(["ls-tree", "-r", "-l", "-z", tree], signal);
  let entries = 0;
  for await (const entry of splitAtNul(listed)) {
    entries += 1;
    if (entries > entriesMax) throw new SourceUnavailable("The repository has too many entries.");
    const found = /^100\d{3} blob ([0-9a-f]+) +(\d+)\t(.+)$/s.exec(entry);
    if (!found) continue;
    const [, object = "", size, path = ""] = found;
    requirePath(path);
    yield { object, path, size: Number(size), checksum: object };
  }
}

async function* splitAtNul(bytes: Readable): AsyncGenerator<string> {
  let rest = Buffer.alloc(0);
  for await (const chunk of bytes as AsyncIterable<Buffer>) {
    rest = Buffer.concat([rest, chunk]);
    const end = rest.lastIndexOf(0);
    if (rest.length - end > entryBytesMax)
      throw new SourceUnavailable("A path in the repository is too long.");
    if (end === -1) continue;
    yield* rest.toString("utf8", 0, end).split("\0");
    rest = rest.subarray(end + 1);
  }
}
