import { lstat, opendir } from "node:fs/promises";
import { join } from "node:path";
import type { Git } from "./git-program.ts";
import { SourceUnavailable } from "./source.ts";

const elsewhere =
  "Parts of this repository are at another place, by links, alternates or settings. Follow a complete clone of it.";
/** Files with which git reads another directory as well. */
const pointers = new Set(["commondir", "objects/info/alternates"]);
/** The second one is that of a working tree, such as a sparse one. */
const settings = ["config", "config.worktree"];
/** Git reads neither where nothing is written. */
const unread = new Set(["hooks", "info/exclude"]);
/** Settings with which it reads other settings, or fetches what is missing from another repository. */
const pointing =
  /^(?:include(?:if)?\.|extensions\.partialclone$|remote\..*\.(?:promisor|partialclonefilter)$)/i;

/** Where git keeps what a directory of the server holds: in the directory `.git`, or, without a working tree, in itself. */
export async function findGitDirectory(repository: string): Promise<string> {
  const own = join(repository, ".git");
  return (await lstat(own).catch(() => undefined)) ? own : repository;
}

/**
 * Git follows links and pointers wherever they lead: whoever may write into a directory that may be read would read with them what
 * may not be.
 * @throws SourceUnavailable where a part of the repository is elsewhere
 */
export async function requireWhole(git: Git, directory: string, signal: AbortSignal) {
  const found = await lstat(directory);
  // Of a file `.git` the rest is elsewhere.
  if (!found.isDirectory()) throw new SourceUnavailable(elsewhere);
  for await (const { path, isElsewhere } of walk(directory, ""))
    if ((isElsewhere && !unread.has(path)) || pointers.has(path))
      throw new SourceUnavailable(elsewhere);
  for (const name of settings) await requireOwnSettings(git, join(directory, name), signal);
}

async function requireOwnSettings(git: Git, file: string, signal: AbortSignal): Promise<void> {
  // Git says of a directory without a file `config` that it is no repository.
  if (!(await lstat(file).catch(() => undefined))) return;
  const list = ["config", "--file", file, "--no-includes", "--name-only", "--list"];
  const names = await git.run(list, signal);
  if (names.split("\n").some((name) => pointing.test(name))) throw new SourceUnavailable(elsewhere);
}

/** Of a pipe git would wait for what never comes. */
type Part = { path: string; isElsewhere: boolean };

/** What git reads of a directory of its own: everything in it, and what is below some directories. */
async function* walk(root: string, below: string): AsyncGenerator<Part> {
  for await (const entry of await opendir(join(root, below))) {
    const path = below === "" ? entry.name : `${below}/${entry.name}`;
    yield { path, isElsewhere: entry.isSymbolicLink() || entry.isFIFO() };
    if (entry.isDirectory() && /^(?:info|objects|refs|reftable)(?:\/|$)/.test(path))
      yield* walk(root, path);
  }
}
