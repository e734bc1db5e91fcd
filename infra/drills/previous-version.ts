import { existsSync } from "node:fs";
import { cp, mkdir, mkdtemp, readdir, rm, symlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import process from "node:process";
import { fileURLToPath } from "node:url";
import { pnpm } from "../../scripts/setup.mjs";
import { runToEnd } from "../test-services/private-process.ts";

const root = fileURLToPath(new URL("../../", import.meta.url));

export type PreviousVersion = { checkout: string; remove(): Promise<void> };

/**
 * Checks out the version before the newest migration, to run on the packages that are installed here, or on its own ones where it needs
 * others.
 * @returns why there is none: no history, or packages that cannot be installed
 */
export async function openPreviousVersion(): Promise<PreviousVersion | string> {
  const git = (...args: string[]) => runToEnd("git", ["-C", root, ...args], {});
  const newest = await git("log", "-1", "--format=%H", "--", "prisma/migrations").catch(() => "");
  if (newest === "") return "there is no history of Git";
  const before = await git("rev-parse", "--verify", "--quiet", `${newest}^`).catch(() => "");
  if (before === "") return "the history of Git is too short";
  const packages = await git("diff", "--name-only", before, "HEAD", "--", "pnpm-lock.yaml");
  const checkout = await mkdtemp(join(tmpdir(), "footnote-previous-"));
  await git("worktree", "add", "--detach", "--force", checkout, before);
  const remove = async () => {
    await git("worktree", "remove", "--force", checkout);
    await rm(checkout, { recursive: true, force: true });
  };
  try {
    if (packages === "") await linkPackages(checkout);
    else await installPackages(checkout);
  } catch (error) {
    await remove();
    return `the packages of the version before could not be installed: ${String(error)}`;
  }
  try {
    const environment = ["PRISMA_SCHEMA_ENGINE_BINARY=" + process.execPath, "CHECKPOINT_DISABLE=1"];
    const node = `PATH=${join(root, "node_modules/.bin")}:${process.env["PATH"] ?? ""}`;
    const prisma = ["prisma", "generate", "--no-hints"];
    await runToEnd("env", ["-C", checkout, node, ...environment, ...prisma], {});
  } catch (error) {
    await remove();
    throw error;
  }
  return { checkout, remove };
}

/** Its own packages, as far as the server needs them; those that are here, too, come from pnpm's store. */
async function installPackages(checkout: string): Promise<void> {
  const flags = ["install", "--frozen-lockfile", "--prefer-offline", "--ignore-scripts"];
  const server = ["--filter", "@footnote/api...", "--filter", "footnote"];
  await runToEnd("env", ["-C", checkout, ...pnpm(), ...flags, ...server], {});
}

/** The packages of the workspace are the checkout's own; all others are those installed here. */
async function linkPackages(checkout: string): Promise<void> {
  const own = ["apps/api", "packages/contracts", "packages/extraction", "packages/lexicon"];
  await symlink(join(root, "node_modules"), join(checkout, "node_modules"));
  for (const folder of own) {
    const [from, to] = [join(root, folder, "node_modules"), join(checkout, folder, "node_modules")];
    if (existsSync(from)) await linkFolder(from, to);
  }
}

async function linkFolder(from: string, to: string): Promise<void> {
  await mkdir(to, { recursive: true });
  for (const name of await readdir(from)) {
    const isOurs = name === "@footnote";
    // Links of the workspace are relative: copied, they lead to the packages of the checkout.
    if (isOurs)
      await cp(join(from, name), join(to, name), { recursive: true, verbatimSymlinks: true });
    else await symlink(join(from, name), join(to, name));
  }
}
