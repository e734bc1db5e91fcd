import { spawnSync } from "node:child_process";
import { mkdir } from "node:fs/promises";
import process from "node:process";
import { runToEnd } from "../test-services/private-process.ts";

const megabytes = 96;

/**
 * Mounts a file system in memory at a new folder, small enough to be filled. Where mounting is not permitted the folder is
 * an ordinary one.
 */
export async function mountSmallDisk(folder: string) {
  await mkdir(folder);
  const mounting = runToEnd(
    "mount",
    ["-t", "tmpfs", "-o", `size=${megabytes}m`, "tmpfs", folder],
    {},
  );
  const isSmall = await mounting.then(
    () => true,
    () => false,
  );
  const unmount = () => void (isSmall && spawnSync("umount", ["--lazy", folder]));
  process.once("exit", unmount);
  return {
    folder,
    isSmall,
    unmount() {
      process.off("exit", unmount);
      unmount();
    },
  };
}
