import { execFileSync } from "node:child_process";
import { mkdtempSync, rmdirSync } from "node:fs";
import { open, rm, statfs } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

export type SmallDisk = {
  folder: string;
  /** Fills the disk with a file until this many bytes are left. */
  fill(leave: number): Promise<void>;
  /** Deletes what filled it. */
  clear(): Promise<void>;
  unmount(): void;
};

/** Whether this account may mount a disk of its own, which only root may. */
export const canMount = process.platform === "linux" && mountTrial();

/** A disk of its own in memory, which can become full for real. */
export function mountSmallDisk(megabytes: number): SmallDisk {
  const folder = mkdtempSync(join(tmpdir(), "footnote-disk-"));
  const options = ["-t", "tmpfs", "-o", `size=${megabytes}m`, "tmpfs", folder];
  execFileSync("/usr/bin/mount", options, { stdio: "pipe" });
  const filler = join(folder, "filler");
  return {
    folder,
    async fill(leave) {
      const file = await open(filler, "a");
      const block = Buffer.alloc(64 * 1024);
      try {
        for (;;) {
          const { bavail, bsize } = await statfs(folder);
          const size = Math.min(block.length, bavail * bsize - leave);
          if (size <= 0) return;
          await file.write(block, 0, size);
        }
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== "ENOSPC") throw error;
      } finally {
        await file.close();
      }
    },
    clear: () => rm(filler),
    unmount() {
      execFileSync("/usr/bin/umount", ["--lazy", folder]);
      rmdirSync(folder);
    },
  };
}

function mountTrial(): boolean {
  try {
    mountSmallDisk(1).unmount();
    return true;
  } catch {
    return false;
  }
}
