import { statfs } from "node:fs/promises";
import { AppError } from "./errors.ts";

/** Where space is kept free, and how much; on a small disk a tenth of it at most. */
export type DiskReserve = { readonly folder: string; readonly bytes: number };

/** Whether the folder's disk has more than the reserve left, which the database needs for what goes on meanwhile. */
export async function hasDiskSpace({ folder, bytes }: DiskReserve): Promise<boolean> {
  try {
    const { bavail, blocks, bsize } = await statfs(folder);
    return bavail * bsize > Math.min(bytes, (blocks * bsize) / 10);
  } catch (error) {
    // With a bucket and a database server, nothing may have been stored here yet.
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return true;
    throw error;
  }
}

/** @throws AppError storage.full when only the reserve is left */
export async function requireDiskSpace(reserve: DiskReserve): Promise<void> {
  if (!(await hasDiskSpace(reserve))) throw new AppError("storage.full");
}
