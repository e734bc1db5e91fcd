import { localModelProblem } from "@footnote/contracts/models/local-models";
import { mkdir, readFile, rm, stat, utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";

/** Why a model could not be installed. */
export type InstallProblem = z.infer<typeof localModelProblem>;

/**
 * How an installation goes, as a file beside the model's files: other processes on the same folder see it too, and none
 * installs what another one is installing.
 */
const statusName = ".install.json";
const status = z.object({
  /** Of all files in bytes, where the hub says it. */
  total: z.number().optional(),
  /** Set when it has failed; unset while it is running. */
  problem: localModelProblem.optional(),
});
export type InstallStatus = z.infer<typeof status> & { readonly isRunning: boolean };

/** The file is touched so often while a process is installing; one that was killed touches it no longer. */
const touchEveryMs = 1_000;
const goneAfterMs = 10_000;

export async function readStatus(folder: string): Promise<InstallStatus | undefined> {
  const path = join(folder, statusName);
  try {
    const [text, { mtimeMs }] = await Promise.all([readFile(path, "utf8"), stat(path)]);
    const read = status.parse(JSON.parse(text));
    const isRunning = read.problem === undefined && Date.now() - mtimeMs < goneAfterMs;
    return { ...read, isRunning };
  } catch {
    // None, or one that is being written.
    return undefined;
  }
}

export async function writeStatus(folder: string, next: z.infer<typeof status>): Promise<void> {
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, statusName), JSON.stringify(next));
}

export async function removeStatus(folder: string): Promise<void> {
  await rm(join(folder, statusName), { force: true });
}

/** Keeps the status alive until the returned function is called; calls `onCancelled` when another process has removed it. */
export function keepStatus(folder: string, onCancelled: () => void): () => void {
  const timer = setInterval(() => {
    const now = new Date();
    utimes(join(folder, statusName), now, now).catch(onCancelled);
  }, touchEveryMs);
  return () => clearInterval(timer);
}
