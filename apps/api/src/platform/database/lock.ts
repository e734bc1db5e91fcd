import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";

/** Another live process holds the data folder. */
export class DataFolderInUse extends Error {
  override readonly name = "DataFolderInUse";
}

/** A database whose product was killed closes by itself, as soon as it is through with what it is doing. */
const closingWithinMs = 30_000;

/**
 * Takes the one lock of a data folder. The lock is the operating system's (an exclusive SQLite lock on a file),
 * so it vanishes with the process however that ends, which a file holding a process id does not. Whoever holds it for a
 * process that lives is told of at once; one that only closes is waited for.
 * @throws DataFolderInUse naming the holder.
 */
export function lockDataFolder(folder: string): { release(): void } {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const holderFile = join(folder, "lock-holder");
  const lockFile = join(folder, "lock.sqlite");
  const lock =
    tryLock(lockFile, 3_000) ??
    (lives(readHolder(holderFile)) ? undefined : tryLock(lockFile, closingWithinMs));
  if (!lock) {
    throw new DataFolderInUse(
      `Another Footnote already runs on the data folder ${folder} (process ${readHolder(holderFile) || "unknown"}). ` +
        "Stop it first, or set DATA_DIR to another folder.",
    );
  }
  writeFileSync(holderFile, String(process.ppid));
  return { release: () => lock.close() };
}

/** Undefined when somebody else still has the lock after that time. */
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

/** The process that holds the folder, as it says; "" when it has said nothing. */
function readHolder(file: string): string {
  try {
    return readFileSync(file, "utf8");
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return "";
    throw error;
  }
}

function lives(pid: string): boolean {
  if (!/^[1-9]\d*$/.test(pid)) return false;
  try {
    process.kill(Number(pid), 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code !== "ESRCH";
  }
}
