import { totalmem } from "node:os";
import { resolve } from "node:path";
import type { Environment } from "./environment.ts";
import { dataFolder } from "./folders.ts";

/** The OpenAI-compatible service; undefined without one. */
export function readModels(read: Environment) {
  if ((read.OPENAI_API_KEY ?? read.OPENAI_BASE_URL) === undefined) return undefined;
  return {
    apiKey: read.OPENAI_API_KEY ?? "unused",
    baseUrl: read.OPENAI_BASE_URL,
    chatModel: read.CHAT_MODEL,
    embeddingModel: localName(read.EMBEDDING_MODEL) ? undefined : read.EMBEDDING_MODEL,
    /** Of a million tokens. */
    embeddingPrice: read.EMBEDDING_PRICE,
    timeoutMs: read.MODEL_TIMEOUT_SECONDS * 1000,
  };
}

/** Of models that are connected or installed on the page "Models", as of those of the environment. */
export function readModelTimeouts(read: Environment) {
  return {
    chatMs: read.MODEL_TIMEOUT_SECONDS * 1000,
    transcriptionMs: read.TRANSCRIPTION_TIMEOUT_SECONDS * 1000,
    rerankerMs: read.RERANKER_TIMEOUT_SECONDS * 1000,
  };
}

/** The provider of the other models unless it has one of its own; no provider is shown another one's key. */
export function readTranscription(read: Environment) {
  const { TRANSCRIPTION_MODEL: model, TRANSCRIPTION_BASE_URL: ownUrl } = read;
  const baseUrl = ownUrl ?? read.OPENAI_BASE_URL;
  const apiKey = read.TRANSCRIPTION_API_KEY ?? (ownUrl ? undefined : read.OPENAI_API_KEY);
  if (model === undefined || localName(model)) return undefined;
  if ((baseUrl ?? apiKey) === undefined) return undefined;
  const timeoutMs = read.TRANSCRIPTION_TIMEOUT_SECONDS * 1000;
  return {
    model,
    baseUrl,
    /** Not of another service. */
    isOfEnvironment: ownUrl === undefined,
    apiKey: apiKey ?? "unused",
    /** Of a minute. */
    price: read.TRANSCRIPTION_PRICE,
    timeoutMs,
  };
}

/** The name of a model that runs on this machine: "local:Xenova/all-MiniLM-L6-v2". */
function localName(name: string | undefined): string | undefined {
  return name?.startsWith("local:") ? name : undefined;
}

/** Models that operators install while the server runs. */
export function readLocalCatalogue(read: Environment) {
  const folder = resolve(dataFolder(read), read.LOCAL_MODELS_FOLDER);
  return {
    folder,
    /** Left free of the disk that the folder is on, which may be another than that of the data folder. */
    reserve: { folder, bytes: read.DISK_RESERVE_MB * 1024 * 1024 },
    /** A hub's address, before a model's name. */
    source: read.LOCAL_MODELS_SOURCE.replace(/(?<!\/)\/+$/, ""),
    download: read.LOCAL_MODELS_DOWNLOAD,
    /** That one model may take: half of what the machine or its container has, unless it is set. */
    memoryMb: read.LOCAL_MODELS_MEMORY_MB ?? Math.floor(availableBytes() / 2_000_000),
    ffmpegPath: read.FFMPEG_PATH ?? "",
  };
}

function availableBytes(): number {
  // Without a limit of the container this is a number larger than any memory, or 0.
  const limit = process.constrainedMemory();
  return limit > 0 ? Math.min(limit, totalmem()) : totalmem();
}

/** Undefined when no model runs here. */
export function readLocalModels(read: Environment) {
  const embedding = localName(read.EMBEDDING_MODEL);
  const transcription = localName(read.TRANSCRIPTION_MODEL);
  const { RERANKER_MODEL: reranker, VERIFICATION_MODEL: judge } = read;
  if ((embedding ?? transcription ?? reranker ?? judge) === undefined) return undefined;
  return {
    embedding,
    transcription,
    reranker: reranker && { model: reranker, timeoutMs: read.RERANKER_TIMEOUT_SECONDS * 1000 },
    judge: judge && { model: judge, timeoutMs: read.MODEL_TIMEOUT_SECONDS * 1000 },
    /** Absolute; a relative one counts from DATA_DIR. */
    folder: resolve(dataFolder(read), read.LOCAL_MODELS_FOLDER),
    download: read.LOCAL_MODELS_DOWNLOAD,
    precision: read.LOCAL_MODELS_PRECISION,
    ffmpegPath: read.FFMPEG_PATH ?? "",
    timeoutMs: read.TRANSCRIPTION_TIMEOUT_SECONDS * 1000,
  };
}
