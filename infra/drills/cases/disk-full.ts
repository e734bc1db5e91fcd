import { rm, statfs, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Drill } from "../drill.ts";
import type { Installation } from "../installation.ts";
import { last } from "../until.ts";

const ballast = (on: Installation) => join(on.settings["DATA_DIR"] ?? "", "ballast");

export const diskFull: Drill = {
  name: "disk-full",
  title: "Disk of the files full, then freed",
  explained: ["storage.full"],
  servesReads: true,
  skip: (on) => (on.hasSmallDisk ? undefined : "mounting a small disk is not permitted"),
  async run({ on, load, seconds }) {
    const { bavail, bsize } = await statfs(on.settings["DATA_DIR"] ?? "");
    await writeFile(ballast(on), Buffer.alloc(bavail * bsize)).catch((error: unknown) => {
      // Somebody else has taken the last block meanwhile: the disk is full all the same.
      if ((error as NodeJS.ErrnoException).code !== "ENOSPC") throw error;
    });
    await last(seconds(4, 20));
    const refused = load.journal.seen.get("507 storage.full") ?? 0;
    return refused > 0 ? [] : ["no upload was refused with 507: the disk was not full"];
  },
  restore: (on) => rm(ballast(on), { force: true }),
};
