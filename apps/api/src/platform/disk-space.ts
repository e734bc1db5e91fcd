import { statfs } from "node:fs/promises";
import { AppError } from "./errors.ts";

/** Where space is kept free, and how much; on a small disk a tenth of it at most. */
export type DiskReserve = { readonly folder: string; readonly bytes: number };

/** While a long file arrives, others do too. */
const checkEveryBytes = 8 * 1024 * 1024;

/**
 * Whether the folder's disk has more than the reserve left, which the database needs for what goes on meanwhile, once
 * `needed` further bytes are written.
 */
export async function hasDiskSpace({ folder, bytes }: DiskReserve, needed = 0): Promise<boolean> {
  try {
    const { bavail, blocks, bsize } = await statfs(folder);
    return bavail * bsize - needed > Math.min(bytes, (blocks * bsize) / 10);
  } catch (error) {
    // With a bucket and a database server, nothing may have been stored here yet.
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return true;
    throw error;
  }
}

/** @throws AppError storage.full when only the reserve is left, or would be after `needed` further bytes */
export async function requireDiskSpace(reserve: DiskReserve, needed = 0): Promise<void> {
  if (!(await hasDiskSpace(reserve, needed))) throw new AppError("storage.full");
}

/** Passes on the pieces of a file that is to be stored. @throws AppError storage.full when only the reserve is left */
export async function* whileThereIsSpace<Piece extends Uint8Array>(
  pieces: AsyncIterable<Piece>,
  reserve: DiskReserve,
): AsyncGenerator<Piece> {
  // Before the first piece, too; not before the pipeline, which hears of bytes that break off.
  let unchecked = checkEveryBytes;
  for await (const piece of pieces) {
    unchecked += piece.length;
    if (unchecked >= checkEveryBytes) {
      await requireDiskSpace(reserve);
      unchecked = 0;
    }
    yield piece;
  }
}
