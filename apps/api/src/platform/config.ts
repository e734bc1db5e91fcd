import { readAnswers } from "./settings/answers.ts";
import { readS3 } from "./settings/blobs.ts";
import { readEnvironment } from "./settings/environment.ts";
import { dataFolder, webRoot } from "./settings/folders.ts";
import { readNewLicense } from "./settings/license.ts";
import { readMail } from "./settings/mail.ts";
import {
  readLocalCatalogue,
  readLocalModels,
  readModels,
  readModelTimeouts,
  readTranscription,
} from "./settings/models.ts";
import { readPayments } from "./settings/payments.ts";
import { readSearchReplica } from "./settings/search-replica.ts";
import { secretsOf } from "./settings/secrets.ts";
import { readIdentityProvider } from "./settings/sign-in.ts";
import { readTracing } from "./settings/tracing.ts";
import { readWebSearch } from "./settings/web-search.ts";

export type Config = ReturnType<typeof readConfig>;

/**
 * Reads the configuration from environment variables.
 * @throws Error naming every variable that is wrong and what it takes.
 */
export function readConfig(env: NodeJS.ProcessEnv) {
  const read = readEnvironment(env);
  return {
    port: read.PORT,
    host: read.HOST,
    /** Absolute. */
    dataDir: dataFolder(read),
    /** What uploads and indexing leave free of the disk of `dataDir`. */
    diskReserve: { folder: dataFolder(read), bytes: read.DISK_RESERVE_MB * 1024 * 1024 },
    webRoot,
    /** Where people reach the web app. */
    publicUrl: read.PUBLIC_URL,
    /** Unset: nothing is measured aloud. */
    metricsPort: read.METRICS_PORT,
    metricsHost: read.METRICS_HOST,
    logLevel: read.LOG_LEVEL,
    /** Values that must never be logged. */
    secrets: secretsOf(read),
    /** Undefined while no traces are sent. */
    tracing: readTracing(read),
    databaseUrl: read.DATABASE_URL,
    databasePoolSize: read.DATABASE_POOL_SIZE,
    /** How long a request waits for a connection. */
    databaseWaitMs: read.DATABASE_WAIT_SECONDS * 1000,
    searchReplica: readSearchReplica(read),
    redis: read.REDIS_URL ? { url: read.REDIS_URL, prefix: read.REDIS_PREFIX } : undefined,
    /** Unset: blobs are files of `dataDir`. */
    s3: readS3(read),
    models: readModels(read),
    transcription: readTranscription(read),
    localModels: readLocalModels(read),
    localCatalogue: readLocalCatalogue(read),
    modelTimeouts: readModelTimeouts(read),
    answers: readAnswers(read),
    webSearch: readWebSearch(read),
    /** Networks whose pages may be read although they are not public. */
    webAllowedNetworks: read.WEB_ALLOWED_NETWORKS,
    /** What the licence of a new organization allows; null where it sets no limit. */
    newLicense: readNewLicense(read),
    /** Whose word on a client's address is believed: addresses, networks, or the names proxy-addr knows. */
    trustedProxies: read.TRUSTED_PROXIES.split(/[\s,]+/).filter((proxy) => proxy !== ""),
    /** Requests in a minute; 0 is no limit. */
    rateLimits: {
      perAddress: read.REQUESTS_PER_MINUTE_PER_ADDRESS,
      perKey: read.REQUESTS_PER_MINUTE_PER_KEY,
    },
    /** Questions, searches and exports that are under way at a time, and again as many uploads. */
    heavyRequests: read.HEAVY_REQUESTS,
    /** How late a process may be before it takes fewer of them, in milliseconds; 0 is any lateness. */
    heavyRequestsLateness: read.HEAVY_REQUESTS_LATENESS_MS,
    /** Bytes that one client address may upload in an hour, in megabytes; 0 is no limit. */
    uploadMegabytesPerHour: read.UPLOAD_MB_PER_HOUR_PER_ADDRESS,
    /** What answers to one client address may cost in an hour, in the unit of the prices; 0 is no limit. */
    modelCostPerHour: read.MODEL_COST_PER_HOUR_PER_ADDRESS,
    /** How long a session lasts after its last use. */
    sessionMs: read.SESSION_DAYS * 24 * 60 * 60 * 1000,
    /** Who may create an account: anybody, who has an invitation, or nobody. */
    signup: read.SIGNUP,
    signupsPerHour: read.SIGNUPS_PER_HOUR,
    mail: readMail(read),
    identityProvider: readIdentityProvider(read),
    /** How long audit events are kept. */
    auditRetentionMs: read.AUDIT_RETENTION_DAYS * 24 * 60 * 60 * 1000,
    /** Undefined while subscriptions are not sold. */
    payments: readPayments(read),
    isProduction: read.NODE_ENV === "production",
    /** Whether parsers may run where the kernel does not keep them from the network. */
    allowUnisolatedParsers: read.ALLOW_UNISOLATED_PARSERS,
    extraction: {
      timeoutMs: read.EXTRACTION_TIMEOUT_SECONDS * 1000,
      memoryMb: read.EXTRACTION_MEMORY_MB,
      /** Tesseract's codes of the languages that scanned pages are read in; none switches recognition off. */
      ocrLanguages: read.OCR_LANGUAGES.split(/[\s,+]+/).filter((code) => !/^(none)?$/.test(code)),
      /** "" looks for ffmpeg in PATH, "none" does without. */
      ffmpegPath: read.FFMPEG_PATH ?? "",
    },
    /** LibreOffice, which lays documents out: "" looks for it in PATH, "none" does without. */
    sofficePath: read.SOFFICE_PATH ?? "",
    ingestionConcurrency: read.INGESTION_CONCURRENCY,
    /** What stored credentials are encrypted with; undefined is a file of `dataDir`. */
    encryptionKey: read.ENCRYPTION_KEY,
    /** What stored credentials were encrypted with before; only read with. */
    previousEncryptionKey: read.ENCRYPTION_KEY_PREVIOUS,
    /** Directories of the server whose content an organization's folders may follow. */
    syncDirectories: read.SYNC_DIRECTORIES,
  };
}
