// npm run backup -- FOLDER|FILE: writes the database and the files into one archive.
// npm run restore -- FILE [--replace]: brings an installation back to it. See docs/operations.md.
import { stat } from "node:fs/promises";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { writeBackup } from "../features/backups/backup.service.ts";
import { archiveName } from "../features/backups/manifest.rules.ts";
import { restoreBackup } from "../features/backups/restore.service.ts";
import { readConfig } from "../platform/config.ts";
import { withStores } from "./stores.ts";

const usage = `Usage: npm run backup -- FOLDER|FILE
       npm run restore -- FILE [--replace]
`;

async function main(): Promise<number> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { replace: { type: "boolean", default: false } },
  });
  const [command, given, ...more] = positionals;
  if (!given || more.length > 0 || (command !== "backup" && command !== "restore")) {
    process.stderr.write(usage);
    return 2;
  }
  // Paths on the command line count from where npm was called.
  const path = resolve(process.env["INIT_CWD"] ?? process.cwd(), given);
  const config = readConfig({ LOG_LEVEL: "warn", ...process.env });
  await withStores(config, async (stores) => {
    if (command === "backup") {
      const isFolder = (await stat(path).catch(() => undefined))?.isDirectory();
      const file = isFolder ? join(path, archiveName(new Date())) : path;
      const { rows, tables, blobs, bytes } = await writeBackup(stores, file);
      print(`Wrote ${file}: ${rows} rows of ${tables} tables, ${blobs} files, ${bytes} bytes.`);
    } else {
      const { rows, tables, blobs } = await restoreBackup(stores, path, values);
      print(`Restored ${rows} rows of ${tables} tables and ${blobs} files.`);
    }
  });
  return 0;
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}

try {
  process.exitCode = await main();
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
