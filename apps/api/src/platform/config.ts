import { resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { z } from "zod";
import { readSettingFiles } from "./secret-files.ts";
import { optionalText, limit, optionalPort, price, count, networks } from "./setting-shapes.ts";
import type { WebSearchSettings } from "./web-search/web-search.ts";

const projectRoot = fileURLToPath(new URL("../../../../", import.meta.url));

/** Every environment variable the product reads, with its default; `.env.example` documents them. */
const environment = z.object({
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  HOST: z.string().default("localhost"),
  DATA_DIR: z.string().default(".data"),
  METRICS_PORT: optionalPort,
  METRICS_HOST: z.string().trim().default("localhost"),
  LOG_LEVEL: z.enum(["fatal", "error", "warn", "info", "debug", "trace", "silent"]).default("info"),
  DATABASE_URL: optionalText,
  DATABASE_POOL_SIZE: count(10),
  REDIS_URL: optionalText,
  S3_BUCKET: optionalText,
  S3_ENDPOINT: optionalText,
  S3_REGION: z.string().trim().default("us-east-1"),
  S3_ACCESS_KEY_ID: optionalText,
  S3_SECRET_ACCESS_KEY: optionalText,
  OPENAI_API_KEY: optionalText,
  OPENAI_BASE_URL: optionalText,
  CHAT_MODEL: optionalText,
  EMBEDDING_MODEL: optionalText,
  MODEL_TIMEOUT_SECONDS: count(60),
  CHAT_PRICE_INPUT: price,
  CHAT_PRICE_OUTPUT: price,
  ANSWER_MAX_SECONDS: count(180),
  ANSWER_MAX_STEPS: count(6),
  ANSWER_MAX_TOKENS: count(100000),
  ANSWER_MAX_COST: price,
  TRANSCRIPTION_MODEL: optionalText,
  TRANSCRIPTION_API_KEY: optionalText,
  TRANSCRIPTION_BASE_URL: optionalText,
  TRANSCRIPTION_TIMEOUT_SECONDS: count(300),
  LOCAL_MODELS_FOLDER: z.string().default("models"),
  LOCAL_MODELS_DOWNLOAD: z.stringbool().default(true),
  LOCAL_MODELS_PRECISION: z.enum(["fp32", "fp16", "q8", "q4"]).default("q8"),
  WEB_SEARCH_ENGINE: z.enum(["none", "searxng", "tavily", "brave"]).default("none"),
  WEB_SEARCH_URL: optionalText.pipe(z.url({ protocol: /^https?$/ }).optional()),
  WEB_SEARCH_API_KEY: optionalText,
  WEB_SEARCH_TIMEOUT_SECONDS: count(10),
  WEB_ALLOWED_NETWORKS: networks,
  ORGANIZATION_SEATS: count(25),
  ORGANIZATION_DOCUMENTS: limit,
  ORGANIZATION_CHUNKS: limit,
  ORGANIZATION_COLLECTIONS: limit,
  ORGANIZATION_MONTHLY_REQUESTS: limit,
  SESSION_DAYS: z.coerce.number().int().min(1).max(90).default(30),
  AUDIT_RETENTION_DAYS: count(365),
  REQUESTS_PER_MINUTE_PER_ADDRESS: z.coerce.number().int().min(0).default(12000),
  REQUESTS_PER_MINUTE_PER_KEY: z.coerce.number().int().min(0).default(2400),
  TRUSTED_PROXIES: z.string().trim().default("loopback"),
  SIGNUPS_PER_HOUR: count(1000),
  PUBLIC_URL: z.url({ protocol: /^https?$/ }).default("http://localhost:3000"),
  SMTP_URL: z.union([z.literal(""), z.url({ protocol: /^smtps?$/ })]).optional(),
  MAIL_FROM: z
    .string()
    .trim()
    .default("")
    .transform(readSender)
    .refine((sender) => sender !== null, "Give it as: Name <address@example.org>"),
  OIDC_CLIENT_ID: optionalText,
  OIDC_CLIENT_SECRET: optionalText,
  OIDC_ISSUER: z.url({ protocol: /^https?$/ }).default("https://accounts.google.com"),
  OIDC_NAME: z.string().trim().default("Google"),
  STRIPE_SECRET_KEY: optionalText,
  STRIPE_PUBLISHABLE_KEY: optionalText,
  STRIPE_WEBHOOK_SECRET: optionalText,
  STRIPE_PRICE_ID: optionalText,
  STRIPE_PRICE_PER: z.enum(["organization", "seat"]).default("organization"),
  STRIPE_TRIAL_DAYS: z.coerce.number().int().min(0).max(730).default(0),
  STRIPE_GRACE_DAYS: z.coerce.number().int().min(0).max(90).default(7),
  STRIPE_API_URL: optionalText,
  EXTRACTION_TIMEOUT_SECONDS: count(300),
  EXTRACTION_MEMORY_MB: count(512),
  OCR_LANGUAGES: z.string().default("eng"),
  FFMPEG_PATH: optionalText,
  INGESTION_CONCURRENCY: count(3),
});

export type Config = ReturnType<typeof readConfig>;

/** @throws Error naming every variable that is wrong and what it takes. */
function readEnvironment(env: NodeJS.ProcessEnv): z.infer<typeof environment> {
  const settings = readSettingFiles(env, Object.keys(environment.shape));
  const parsed = environment.safeParse(settings);
  if (parsed.data?.SMTP_URL && !parsed.data.MAIL_FROM) {
    throw new Error(
      "The configuration is wrong.\n✖ SMTP_URL is set, so MAIL_FROM has to be set too.",
    );
  }
  if (!parsed.success) {
    throw new Error(`The configuration is wrong.\n${z.prettifyError(parsed.error)}`);
  }
  return parsed.data;
}

/**
 * Reads the configuration from environment variables.
 * @throws Error naming every variable that is wrong and what it takes.
 */
export function readConfig(env: NodeJS.ProcessEnv) {
  const read = readEnvironment(env);
  const usesModels = read.OPENAI_API_KEY !== undefined || read.OPENAI_BASE_URL !== undefined;
  return {
    port: read.PORT,
    host: read.HOST,
    /** Absolute; a relative DATA_DIR counts from the project's root. */
    dataDir: resolve(projectRoot, read.DATA_DIR),
    webRoot: resolve(projectRoot, "apps/web/dist"),
    /** Where people reach the web app. */
    publicUrl: read.PUBLIC_URL,
    /** Unset: nothing is measured aloud. */
    metricsPort: read.METRICS_PORT,
    metricsHost: read.METRICS_HOST,
    logLevel: read.LOG_LEVEL,
    /** Values that must stand in no log. */
    secrets: secretsOf(read),
    databaseUrl: read.DATABASE_URL,
    databasePoolSize: read.DATABASE_POOL_SIZE,
    redisUrl: read.REDIS_URL,
    /** Unset: blobs are files of `dataDir`. */
    s3: readS3(read),
    models: usesModels
      ? {
          apiKey: read.OPENAI_API_KEY ?? "unused",
          baseUrl: read.OPENAI_BASE_URL,
          chatModel: read.CHAT_MODEL,
          embeddingModel: localName(read.EMBEDDING_MODEL) ? undefined : read.EMBEDDING_MODEL,
          timeoutMs: read.MODEL_TIMEOUT_SECONDS * 1000,
        }
      : undefined,
    transcription: readTranscription(read),
    localModels: readLocalModels(read),
    answers: readAnswers(read),
    webSearch: readWebSearch(read),
    /** Networks whose pages may be read although they are not public. */
    webAllowedNetworks: read.WEB_ALLOWED_NETWORKS,
    /** What the licence of a new organization allows; null where it sets no limit. */
    newLicense: {
      maxUsers: read.ORGANIZATION_SEATS,
      maxDocuments: read.ORGANIZATION_DOCUMENTS,
      maxChunks: read.ORGANIZATION_CHUNKS,
      maxCollections: read.ORGANIZATION_COLLECTIONS,
      monthlyRequests: read.ORGANIZATION_MONTHLY_REQUESTS,
    },
    /** Whose word on a client's address is believed: addresses, networks, or the names proxy-addr knows. */
    trustedProxies: read.TRUSTED_PROXIES.split(/[\s,]+/).filter((proxy) => proxy !== ""),
    /** Requests in a minute; 0 is no limit. */
    rateLimits: {
      perAddress: read.REQUESTS_PER_MINUTE_PER_ADDRESS,
      perKey: read.REQUESTS_PER_MINUTE_PER_KEY,
    },
    /** How long a session lasts after its last use. */
    sessionMs: read.SESSION_DAYS * 24 * 60 * 60 * 1000,
    signupsPerHour: read.SIGNUPS_PER_HOUR,
    mail:
      read.SMTP_URL && read.MAIL_FROM ? { url: read.SMTP_URL, from: read.MAIL_FROM } : undefined,
    identityProvider: readIdentityProvider(read),
    /** How long audit events are kept. */
    auditRetentionMs: read.AUDIT_RETENTION_DAYS * 24 * 60 * 60 * 1000,
    /** Undefined while subscriptions are not sold. */
    payments: readPayments(read),
    extraction: {
      timeoutMs: read.EXTRACTION_TIMEOUT_SECONDS * 1000,
      memoryMb: read.EXTRACTION_MEMORY_MB,
      /** Tesseract's codes of the languages that scanned pages are read in; none switches recognition off. */
      ocrLanguages: read.OCR_LANGUAGES.split(/[\s,+]+/).filter((code) => !/^(none)?$/.test(code)),
      /** "" looks for ffmpeg in PATH, "none" does without. */
      ffmpegPath: read.FFMPEG_PATH ?? "",
    },
    ingestionConcurrency: read.INGESTION_CONCURRENCY,
  };
}

/** The name of a model that runs on this machine: "local:Xenova/all-MiniLM-L6-v2". */
function localName(name: string | undefined): string | undefined {
  return name?.startsWith("local:") ? name : undefined;
}

function readLocalModels(read: z.infer<typeof environment>) {
  const [embedding, transcription] = [read.EMBEDDING_MODEL, read.TRANSCRIPTION_MODEL].map(
    localName,
  );
  if ((embedding ?? transcription) === undefined) return undefined;
  return {
    embedding,
    transcription,
    /** Absolute; a relative one counts from DATA_DIR. */
    folder: resolve(projectRoot, read.DATA_DIR, read.LOCAL_MODELS_FOLDER),
    download: read.LOCAL_MODELS_DOWNLOAD,
    precision: read.LOCAL_MODELS_PRECISION,
    ffmpegPath: read.FFMPEG_PATH ?? "",
    timeoutMs: read.TRANSCRIPTION_TIMEOUT_SECONDS * 1000,
  };
}

/** Keys, secrets and passwords, those inside of addresses too. */
function secretsOf(read: z.infer<typeof environment>): string[] {
  return Object.entries(read).flatMap(([name, value]) => {
    if (typeof value !== "string") return [];
    if (/_(KEY|SECRET|PASSWORD|TOKEN)$/.test(name)) return [value];
    if (!name.endsWith("_URL") || !URL.canParse(value)) return [];
    const { password } = new URL(value);
    return password === "" ? [] : [password, decodeURIComponent(password)];
  });
}

const searchAddresses = {
  searxng: undefined,
  tavily: "https://api.tavily.com",
  brave: "https://api.search.brave.com",
};

function readWebSearch(read: z.infer<typeof environment>): WebSearchSettings | undefined {
  const engine = read.WEB_SEARCH_ENGINE;
  if (engine === "none") return undefined;
  const baseUrl = read.WEB_SEARCH_URL ?? searchAddresses[engine];
  const apiKey = read.WEB_SEARCH_API_KEY;
  if (baseUrl === undefined) throw wrong("WEB_SEARCH_ENGINE=searxng needs WEB_SEARCH_URL");
  if (engine !== "searxng" && apiKey === undefined) {
    throw wrong(`WEB_SEARCH_ENGINE=${engine} needs WEB_SEARCH_API_KEY`);
  }
  return { engine, baseUrl, apiKey, timeoutMs: read.WEB_SEARCH_TIMEOUT_SECONDS * 1000 };
}

function wrong(what: string): Error {
  return new Error(`The configuration is wrong.\n${what}.`);
}

function readS3(read: z.infer<typeof environment>) {
  const { S3_BUCKET: bucket, S3_ENDPOINT: endpoint, S3_REGION: region } = read;
  if (bucket === undefined) return undefined;
  const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = read;
  const credentials =
    accessKeyId !== undefined && secretAccessKey !== undefined
      ? { accessKeyId, secretAccessKey }
      : undefined;
  return { bucket, endpoint, region, credentials };
}

/** "Name <address>" or the address alone; undefined when there is none, null when it is something else. */
function readSender(text: string): { name: string; address: string } | undefined | null {
  if (text === "") return undefined;
  const { name = "", address } =
    /^(?:(?<name>[^<>]*)<)?(?<address>[^<>\s@]+@[^<>\s@]+?)>?$/.exec(text)?.groups ?? {};
  return address === undefined ? null : { name: name.trim().replace(/^"(.*)"$/, "$1"), address };
}

/**
 * Subscriptions are sold when all of Stripe's settings are there.
 * @throws Error for some of them: half a configuration would sell what it cannot deliver
 */
function readPayments(read: z.infer<typeof environment>) {
  const keys = {
    STRIPE_SECRET_KEY: read.STRIPE_SECRET_KEY,
    STRIPE_PUBLISHABLE_KEY: read.STRIPE_PUBLISHABLE_KEY,
    STRIPE_WEBHOOK_SECRET: read.STRIPE_WEBHOOK_SECRET,
    STRIPE_PRICE_ID: read.STRIPE_PRICE_ID,
  };
  const missing = Object.entries(keys).flatMap(([name, value]) => (value ? [] : [name]));
  if (missing.length === Object.keys(keys).length) return undefined;
  const [secretKey = "", publishableKey = "", webhookSecret = "", priceId = ""] =
    Object.values(keys);
  const wrong =
    missing.length > 0
      ? `Payments need ${missing.join(", ")} too. Set all of ${Object.keys(keys).join(", ")}, or none.`
      : refuseStripeKeys(secretKey, publishableKey);
  if (wrong) throw new Error(`The configuration is wrong.\n${wrong}`);
  return {
    secretKey,
    publishableKey,
    webhookSecret,
    priceId,
    perSeat: read.STRIPE_PRICE_PER === "seat",
    trialDays: read.STRIPE_TRIAL_DAYS,
    graceMs: read.STRIPE_GRACE_DAYS * 24 * 60 * 60 * 1000,
    /** Where Stripe's interface is, when it is not Stripe's own. */
    apiUrl: read.STRIPE_API_URL,
  };
}

/** What is wrong with a pair of keys; null when nothing is. A test key beside a live one is taken by neither side. */
function refuseStripeKeys(secretKey: string, publishableKey: string): string | null {
  const mode = /^pk_(test|live)_/.exec(publishableKey)?.[1];
  if (mode === undefined) return "STRIPE_PUBLISHABLE_KEY has to start with pk_test_ or pk_live_.";
  if (new RegExp(`^[sr]k_${mode}_`).test(secretKey)) return null;
  return `STRIPE_SECRET_KEY has to start with sk_${mode}_ or rk_${mode}_, as STRIPE_PUBLISHABLE_KEY is a ${mode} key.`;
}

/** Google's script hands codes to the page itself and calls that "postmessage"; others send them to the login page. */
function readIdentityProvider(read: z.infer<typeof environment>) {
  const { OIDC_CLIENT_ID: clientId, OIDC_CLIENT_SECRET: clientSecret, OIDC_ISSUER: issuer } = read;
  if (clientId === undefined) return undefined;
  const isGoogle = new URL(issuer).host === "accounts.google.com";
  const redirectUri = isGoogle ? "postmessage" : new URL("/login", read.PUBLIC_URL).href;
  const kind = isGoogle ? ("script" as const) : ("redirect" as const);
  return { issuer, clientId, clientSecret, name: read.OIDC_NAME, kind, redirectUri };
}

/** What one answer may take. */
function readAnswers(read: z.infer<typeof environment>) {
  const budget = {
    steps: read.ANSWER_MAX_STEPS,
    tokens: read.ANSWER_MAX_TOKENS,
    /** null for none. */
    cost: read.ANSWER_MAX_COST || null,
    /** Of a million tokens. */
    prices: { input: read.CHAT_PRICE_INPUT, output: read.CHAT_PRICE_OUTPUT },
  };
  return { timeoutMs: read.ANSWER_MAX_SECONDS * 1000, budget };
}

/** The provider of the other models unless it has one of its own; no provider is shown another one's key. */
function readTranscription(read: z.infer<typeof environment>) {
  const { TRANSCRIPTION_MODEL: model, TRANSCRIPTION_BASE_URL: ownUrl } = read;
  const baseUrl = ownUrl ?? read.OPENAI_BASE_URL;
  const apiKey = read.TRANSCRIPTION_API_KEY ?? (ownUrl ? undefined : read.OPENAI_API_KEY);
  if (model === undefined || localName(model)) return undefined;
  if ((baseUrl ?? apiKey) === undefined) return undefined;
  const timeoutMs = read.TRANSCRIPTION_TIMEOUT_SECONDS * 1000;
  return { model, baseUrl, apiKey: apiKey ?? "unused", timeoutMs };
}
