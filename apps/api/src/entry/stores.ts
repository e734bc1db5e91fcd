import type { Stores } from "../features/backups/backup.service.ts";
import type { Config } from "../platform/config.ts";
import { startEmbeddedDatabase } from "../platform/database/embedded.ts";
import { openBlobs } from "./open-blobs.ts";

/**
 * Runs `work` on the database and the blobs that the configuration names, opened without migrating anything.
 * @throws Error naming the holder when the product itself has the embedded database open
 */
export async function withStores<Result>(
  config: Config,
  work: (stores: Stores) => Promise<Result>,
): Promise<Result> {
  const { databaseUrl } = config;
  const embedded = databaseUrl ? undefined : await startEmbeddedDatabase(config.dataDir);
  try {
    const connection = embedded?.connection ?? { connectionString: databaseUrl ?? "" };
    return await work({ connection, blobs: await openBlobs(config) });
  } finally {
    await embedded?.stop();
  }
}
