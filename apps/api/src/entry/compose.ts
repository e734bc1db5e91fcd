import type { Logger } from "pino";
import { openAnswerPlaces } from "../platform/answer-places.ts";
import { openDatabaseTurns } from "../platform/database/database-turns.ts";
import { openSearchTurns } from "../platform/search-turns.ts";
import type { App } from "../platform/app.ts";
import type { Config } from "../platform/config.ts";
import {
  type DatabaseConnection,
  openDatabaseOn,
  openPool,
} from "../platform/database/database.ts";
import { alwaysQuiet, watchPool } from "../platform/database/quiet-moments.ts";
import { type EmbeddedDatabase, startEmbeddedDatabase } from "../platform/database/embedded.ts";
import { migrate } from "../platform/database/migrate.ts";
import { openOutageLog, type RedisPlace } from "../platform/redis-availability.ts";
import { openSearchReplica } from "../platform/database/search-replica.ts";
import { warnOfRights } from "../platform/database/rights-warning.ts";
import { openInProcessNotifications } from "../platform/notifications/in-process-notifications.ts";
import { openLocalModels } from "../platform/models/local-models.ts";
import type { Models } from "../platform/models/models.ts";
import { measureModels } from "../platform/metrics/measure-models.ts";
import { type Metrics, openMetrics } from "../platform/metrics/metrics.ts";
import {
  type ModelRegistry,
  openModelRegistry,
  type RegistryParts,
} from "../platform/models/model-registry.ts";
import { openInstalledModels } from "../platform/models/installed-models.ts";
import { openModels } from "../platform/models/openai-models.ts";
import { openProviderFetches } from "../platform/models/provider-fetch.ts";
import { openTranscription } from "../platform/models/openai-transcription.ts";
import { openModelAllowance } from "../features/accounts/throttle/model-allowance.service.ts";
import { followStoredModels, readStoredModels } from "../features/models/stored-models.service.ts";
import { jobCatalogue } from "./job-catalogue.ts";
import { openBlobs } from "./open-blobs.ts";
import { openSecretBox } from "../platform/secret-box/secret-box.ts";
import { openWeb } from "../platform/web-search/web.ts";

export type Composed = {
  app: App;
  /** The embedded database, when there is one; its unwanted end must end the process. */
  embedded: EmbeddedDatabase | undefined;
  /** Closes everything, the database last. */
  close(): Promise<void>;
};

/** Opens everything the configuration names, with the database migrated. */
export async function compose(config: Config, log: Logger): Promise<Composed> {
  const stopExporting = await startTracing(config, log);
  const embedded = config.databaseUrl
    ? undefined
    : await startEmbeddedDatabase(config.dataDir, {
        reportFailure: (reason) => log.error({ reason }, "embedded database not running"),
      });
  try {
    const connection: DatabaseConnection = embedded?.connection ?? {
      connectionString: config.databaseUrl ?? "",
    };
    const applied = await migrate(connection, { log });
    if (applied.length > 0) log.info({ migrations: applied }, "database migrated");
    const local = await openLocalModels(config.localModels, log);
    const app = await openApp(config, { log, connection, local: local.models });
    if (config.databaseUrl) await warnOfRights(app.db, log);
    const stopFollowing = await followStoredModels(app);
    const close = async () => {
      await stopFollowing();
      await closeAll(app);
      await local.stop();
      await embedded?.stop();
      await stopExporting();
    };
    return { app, embedded, close };
  } catch (error) {
    await embedded?.stop();
    await stopExporting();
    throw error;
  }
}

/** @returns how to send the traces that wait and stop */
async function startTracing({ tracing }: Config, log: Logger): Promise<() => Promise<void>> {
  if (!tracing) return async () => {};
  const { startExporting } = await import("../platform/tracing/exporting.ts");
  return startExporting(tracing, log);
}

/** Drivers that not every installation needs are loaded only when configured, for a faster start. */
async function openApp(
  config: Config,
  { log, connection, local }: { log: Logger; connection: DatabaseConnection; local: Models },
): Promise<App> {
  const { redis } = config;
  const metrics = openMetrics();
  const { databasePoolSize: size, databaseWaitMs: waitMs } = config;
  const pool = openPool(connection, { size, waitMs });
  const db = openDatabaseOn(pool);
  const secretBox = openSecretBox(config);
  const localModels = openInstalledModels(config.localCatalogue, log);
  const modelRegistry = openRegistry(config, {
    metrics,
    log,
    named: local,
    local: localModels.runtime,
    read: () => readStoredModels({ db, secretBox, localModels }),
  });
  return {
    config,
    log,
    db,
    searchReplica:
      config.searchReplica &&
      openSearchReplica({ ...config.searchReplica, primary: db, log, metrics }),
    // The embedded database serves one transaction at a time: a second one is there when the first one ends.
    databaseTurns: openDatabaseTurns({ atOnce: config.databaseUrl ? size : 2, waitMs }),
    searchTurns: openSearchTurns(
      config.databaseUrl
        ? { atOnce: Math.ceil(size / 2), rests: false }
        : { atOnce: 1, rests: true },
    ),
    quietMoments: config.databaseUrl ? alwaysQuiet : watchPool(pool),
    blobs: await openBlobs(config),
    ...(redis ? await openRedis(redis, log) : await openWithoutRedis(connection, log)),
    ...(await openServices(config)),
    models: modelRegistry.installation,
    modelRegistry,
    modelAllowance: openModelAllowance({ db, config }),
    answerPlaces: openAnswerPlaces({ places: size, waiting: config.heavyRequests }),
    localModels,
    metrics,
    web: openWeb(config),
    secretBox,
  };
}

/** The models that the environment names, and those that are connected on the page "Models". */
function openRegistry(
  config: Config,
  {
    metrics,
    named,
    ...parts
  }: { metrics: Metrics; named: Models } & Pick<RegistryParts, "read" | "local" | "log">,
): ModelRegistry {
  const measure = (models: Models) => measureModels(models, metrics, config.answers.budget.prices);
  return openModelRegistry({
    ...parts,
    environment: measure({
      ...openModels(config.models),
      ...openTranscription(config.transcription),
      ...named,
    }),
    measure,
    timeouts: config.modelTimeouts,
    fetches: openProviderFetches(config),
  });
}

type Queue = Pick<App, "jobs" | "notifications" | "redisOutage">;

async function openWithoutRedis(connection: DatabaseConnection, log: Logger): Promise<Queue> {
  const { openPgBossJobs } = await import("../platform/jobs/pg-boss-jobs.ts");
  return {
    jobs: await openPgBossJobs(connection, Object.values(jobCatalogue), log),
    notifications: openInProcessNotifications(),
    redisOutage: undefined,
  };
}

async function openRedis(redis: RedisPlace, log: Logger): Promise<Queue> {
  const outage = openOutageLog(log);
  const { openBullMqJobs } = await import("../platform/jobs/bullmq-jobs.ts");
  const { openRedisNotifications } =
    await import("../platform/notifications/redis-notifications.ts");
  return {
    jobs: await openBullMqJobs(redis, Object.values(jobCatalogue), log, outage),
    notifications: openRedisNotifications(redis, log, outage),
    redisOutage: outage,
  };
}

async function openServices({
  mail,
  identityProvider,
  payments,
  publicUrl,
}: Config): Promise<Pick<App, "mailer" | "identityProvider" | "payments">> {
  return {
    mailer: mail && (await import("../platform/mail/smtp-mailer.ts")).openSmtpMailer(mail),
    identityProvider:
      identityProvider &&
      (await import("../platform/sign-in/openid-provider.ts")).openOpenIdProvider(identityProvider),
    payments:
      payments &&
      (await import("../platform/payments/stripe-payments.ts")).openStripePayments(
        payments,
        publicUrl,
      ),
  };
}

async function closeAll(app: App): Promise<void> {
  await app.jobs.close();
  await app.notifications.close();
  await app.web.close();
  await app.localModels.catalogue.close();
  await app.localModels.runtime.stop();
  await app.modelRegistry.fetches.close();
  await app.searchReplica?.close();
  await app.db.$disconnect();
}
