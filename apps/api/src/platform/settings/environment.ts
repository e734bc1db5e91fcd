import { z } from "zod";
import { readSettingFiles } from "./secret-files.ts";
import { count, limit, networks, optionalPort, optionalText, price, sender } from "./shapes.ts";
import { wrongConfiguration } from "./wrong-configuration.ts";

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
  EMBEDDING_PRICE: price,
  ANSWER_MAX_SECONDS: count(180),
  ANSWER_MAX_STEPS: count(6),
  ANSWER_MAX_TOKENS: count(100000),
  ANSWER_MAX_COST: price,
  ANSWER_MAX_LENGTH: z.coerce.number().int().min(0).default(8000),
  TRANSCRIPTION_MODEL: optionalText,
  TRANSCRIPTION_API_KEY: optionalText,
  TRANSCRIPTION_BASE_URL: optionalText,
  TRANSCRIPTION_PRICE: price,
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
  MAIL_FROM: sender,
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

export type Environment = z.infer<typeof environment>;

/** @throws Error naming every variable that is wrong and what it takes. */
export function readEnvironment(env: NodeJS.ProcessEnv): Environment {
  const settings = readSettingFiles(env, Object.keys(environment.shape));
  const parsed = environment.safeParse(settings);
  if (!parsed.success) throw wrongConfiguration(z.prettifyError(parsed.error));
  return parsed.data;
}
