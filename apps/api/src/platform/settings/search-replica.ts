import type { Environment } from "./environment.ts";
import { wrongConfiguration } from "./wrong-configuration.ts";

/** The standby that searches read; undefined when they read the database itself. */
export function readSearchReplica(read: Environment) {
  const { SEARCH_DATABASE_URL: url, DATABASE_URL: primary } = read;
  if (url === undefined) return undefined;
  if (primary === undefined) {
    throw wrongConfiguration(
      "SEARCH_DATABASE_URL is set, so DATABASE_URL must be set too: it names a standby of that database.",
    );
  }
  return {
    url,
    lagMaxSeconds: read.SEARCH_REPLICA_LAG_SECONDS,
    poolSize: read.DATABASE_POOL_SIZE,
  };
}
