import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";

/** Another running process holds the data folder. */
export class DataFolderInUse extends Error {
  override readonly name = "DataFolderInUse";
}

/** A database whose parent was killed closes by itself after its current statement. */
const closingWithinMs = 30_000;

/**
 * Acquires the one lock of a data folder. The lock is the operating system's (an exclusive SQLite lock on a file),
 * so it vanishes with the process however that ends, which a file with a process id does not. Throws at once while the
 * holder's parent runs; waits for a holder that is only closing.
 * @throws DataFolderInUse naming the holder.
 */
export function lockDataFolder(folder: string): { release(): void } {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const holderFile = join(folder, "lock-holder");
  const lockFile = join(folder, "lock.sqlite");
  const lock =
    tryLock(lockFile, 3_000) ??
    (isRunning(readHolder(holderFile)) ? undefined : tryLock(lockFile, closingWithinMs));
  if (!lock) {
    throw new DataFolderInUse(
      `Another Footnote already runs on the data folder ${folder} (process ${readHolder(holderFile) || "unknown"}). ` +
        "Stop it first, or set DATA_DIR to another folder.",
    );
  }
  writeFileSync(holderFile, String(process.ppid));
  return { release: () => lock.close() };
}

/** Returns undefined while another process still has the lock after that time. */
function tryLock(file: string, waitMs: number): DatabaseSync | undefined {
  const database = new DatabaseSync(file);
  try {
    database.exec(`pragma busy_timeout = ${waitMs}; begin exclusive`);
    return database;
  } catch (error) {
    database.close();
    if ((error as { errcode?: number }).errcode === sqliteBusy) return undefined;
    throw error;
  }
}

const sqliteBusy = 5;

/** Returns the id of the process that holds the folder, "" when there is no holder file. */
function readHolder(file: string): string {
  try {
    return readFileSync(file, "utf8");
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return "";
    throw error;
  }
}

function isRunning(pid: string): boolean {
  if (!/^[1-9]\d*$/.test(pid)) return false;
  try {
    process.kill(Number(pid), 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code !== "ESRCH";
  }
}
