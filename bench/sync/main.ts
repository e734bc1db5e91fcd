// What a synchronisation with a directory costs when nothing has changed, and whether one goes on whose server was killed with
// SIGKILL. Standard output holds a JSON line for each. `npm run bench -- sync [UNCHANGED [KILLED]]`, 10,000 and 2,000 files by
// default; DATABASE_URL for another database than the embedded one in the first part.
import { mkdtemp, rm } from "node:fs/promises";
import { loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import process from "node:process";
import { runKilledSync } from "./killed-sync.ts";
import { runUnchangedSync } from "./unchanged-sync.ts";

const unchangedFiles = Number(process.argv[2] ?? 10_000);
const killedFiles = Number(process.argv[3] ?? 2_000);
const secondsMax = 20;
/** The row of the source itself holds its lease, its progress and the last result. */
const ownTable = "folder_source";

const folder = await mkdtemp(join(tmpdir(), "bench-sync-"));
try {
  const unchanged = await runUnchangedSync(join(folder, "unchanged"), unchangedFiles);
  const others = Object.keys(unchanged.rowsWritten).filter((table) => table !== ownTable);
  const isQuick = unchanged.seconds <= secondsMax && others.length === 0;
  print({ ...unchanged, is_kept: isQuick && unchanged.unchanged === unchangedFiles });

  const killed = await runKilledSync(join(folder, "killed"), killedFiles);
  const { files, before, added, documents, identical } = killed;
  const isOnce = added + killed.unchanged === files && documents === files && identical === files;
  print({ ...killed, is_kept: isOnce && before < files && killed.unchanged >= before });
} finally {
  await rm(folder, { recursive: true, force: true });
}

function print(line: { is_kept: boolean }): void {
  process.stdout.write(`${JSON.stringify({ ...line, load: loadavg()[0] })}\n`);
  if (!line.is_kept) process.exitCode = 1;
}
