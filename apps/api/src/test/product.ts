import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { inject } from "vitest";
import type {} from "../../../../infra/test-services/provided.ts";
import { compose } from "../entry/compose.ts";
import { buildHttp } from "../entry/routes.ts";
import { startWorkers } from "../entry/workers.ts";
import type { App } from "../platform/app.ts";
import { readConfig } from "../platform/config.ts";
import { openLog } from "../platform/log.ts";
import { createMigratedDatabase, emptyRedis, makeDataFolder } from "./services.ts";

export type Product = { url: string; app: App; close(): Promise<void> };

export type ProductOptions = {
  /** `native`: Postgres and Redis; `embedded`: neither; unset: native where there is one. */
  mode?: "native" | "embedded";
  env?: Record<string, string>;
  workers?: boolean;
};

/** Whether this machine has what native mode needs; vitest's setup says why when it has not. */
export const hasNativeServices = inject("postgresUrl") !== null && inject("redisUrl") !== null;

/** The whole product on a database, a data folder and a port of its own. */
export async function startProduct(options: ProductOptions = {}): Promise<Product> {
  const native = options.mode ? options.mode === "native" : inject("postgresUrl") !== null;
  const database = native ? await createMigratedDatabase() : undefined;
  const dataDir = native ? await mkdtemp(join(tmpdir(), "footnote-test-")) : await makeDataFolder();
  const redisUrl = options.mode === "native" ? inject("redisUrl") : null;
  const config = readConfig({
    DATA_DIR: dataDir,
    LOG_LEVEL: process.env["LOG_LEVEL"] ?? "silent",
    // What a test may do does not depend on how busy its machine is.
    HEAVY_REQUESTS_LATENESS_MS: "0",
    ...(database && { DATABASE_URL: database.loginUrl }),
    ...(redisUrl && { REDIS_URL: await emptyRedis(redisUrl) }),
    ...options.env,
  });
  const log = openLog(config);
  const composed = await compose(config, log);
  const server = await buildHttp(composed.app, log);
  const stopWorkers = options.workers === false ? undefined : await startWorkers(composed.app);
  const url = await server.listen({ host: "127.0.0.1", port: 0 });
  return {
    url,
    app: composed.app,
    async close() {
      await server.close();
      await stopWorkers?.();
      await composed.close();
      await database?.drop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
