import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";

/** Another live process holds the data folder. */
export class DataFolderInUse extends Error {
  override readonly name = "DataFolderInUse";
}

/**
 * Takes the one lock of a data folder. The lock is the operating system's (an exclusive SQLite lock on a file),
 * so it vanishes with the process however that ends, which a file holding a process id does not.
 * @throws DataFolderInUse naming the holder.
 */
export function lockDataFolder(folder: string): { release(): void } {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const holderFile = join(folder, "lock-holder");
  const database = new DatabaseSync(join(folder, "lock.sqlite"));
  try {
    database.exec("pragma busy_timeout = 3000; begin exclusive");
  } catch (cause) {
    database.close();
    throw new DataFolderInUse(
      `Another Footnote already runs on the data folder ${folder} (process ${readHolder(holderFile)}). ` +
        "Stop it first, or set DATA_DIR to another folder.",
      { cause },
    );
  }
  writeFileSync(holderFile, String(process.ppid));
  return { release: () => database.close() };
}

function readHolder(file: string): string {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return "unknown";
  }
}
