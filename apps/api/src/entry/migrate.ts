// Applies the migrations and ends: run once before the processes of a new version start.
import { readConfig } from "../platform/config.ts";
import { migrate } from "../platform/database/migrate.ts";

const { databaseUrl } = readConfig(process.env);
if (!databaseUrl)
  throw new Error("Set DATABASE_URL; the embedded database is migrated at every start.");
const applied = await migrate({ connectionString: databaseUrl });
const outcome =
  applied.length > 0 ? `Applied: ${applied.join(", ")}` : "The database is up to date.";
process.stdout.write(`${outcome}\n`);
