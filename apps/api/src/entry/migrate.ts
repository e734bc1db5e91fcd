// Applies the migrations and ends: run once before the processes of a new version start.
import { readConfig } from "../platform/config.ts";
import { openLog } from "../platform/log.ts";
import { migrate } from "../platform/database/migrate.ts";
import { explain } from "./commands/explain.ts";

async function main(): Promise<string> {
  const config = readConfig(process.env);
  const { databaseUrl } = config;
  if (!databaseUrl)
    throw new Error("Set DATABASE_URL; the embedded database is migrated at every start.");
  const applied = await migrate({ connectionString: databaseUrl }, { log: openLog(config) });
  return applied.length > 0 ? `Applied: ${applied.join(", ")}` : "The database is up to date.";
}

try {
  process.stdout.write(`${await main()}\n`);
} catch (error) {
  process.stderr.write(`The database was not migrated. ${explain(error)}\n`);
  process.exitCode = 1;
}
