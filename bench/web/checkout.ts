import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import process from "node:process";
import { root, run } from "../../scripts/commands.mjs";

export type Checkout = { root: string; remove: () => Promise<void> };

/** Another revision in a folder of its own, with its packages installed and its web app built. */
export async function checkOut(revision: string): Promise<Checkout> {
  const folder = await mkdtemp(join(tmpdir(), "bench-web-revision-"));
  await git("worktree", "add", "--detach", folder, revision);
  const remove = async () => {
    await git("worktree", "remove", "--force", folder);
    await rm(folder, { recursive: true, force: true });
  };
  try {
    await succeed([process.execPath, join(folder, "scripts/setup.mjs")], folder);
  } catch (error) {
    await remove();
    throw error;
  }
  return { root: folder, remove };
}

async function git(...args: string[]): Promise<void> {
  await succeed(["git", ...args], root);
}

async function succeed(command: string[], cwd: string): Promise<void> {
  const code = await run(command, { cwd, stdio: ["ignore", 2, 2] });
  if (code !== 0) throw new Error(`"${command.join(" ")}" ended with ${code}`);
}
