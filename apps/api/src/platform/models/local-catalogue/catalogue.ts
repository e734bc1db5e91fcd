import type { ModelRole } from "@footnote/contracts/models/roles";

export type ModelFile = {
  /** Below the model's folder. */
  readonly path: string;
  /** Of the file as its publisher has it; unset where the project does not know it, and the file is taken as it comes. */
  readonly sha256?: string;
};

export type CatalogueModel = {
  /** The name on the hub, and the folder: "Xenova/whisper-base". It is configured as "local:" and this. */
  readonly id: string;
  readonly kind: "embedding" | "reranker" | "verification" | "transcription" | "chat";
  /** How many it reads, about, or which ones (ISO 639). */
  readonly languages: number | readonly string[];
  /** Of the download; unset where the project does not know it. */
  readonly megabytes?: number;
  /** That it takes when it is loaded, where that is not estimated from its size. */
  readonly memoryMegabytes?: number;
  /** As the hub states it. */
  readonly licence: string;
  readonly files: readonly ModelFile[];
};

/** What every model of transformers.js has beside its weights. */
const texts = ["config.json", "tokenizer.json", "tokenizer_config.json"];
const encoder: readonly ModelFile[] = toFiles(...texts, "onnx/model_quantized.onnx");
const whisper: readonly ModelFile[] = toFiles(
  ...texts,
  "generation_config.json",
  "preprocessor_config.json",
  "onnx/encoder_model_quantized.onnx",
  "onnx/decoder_model_merged_quantized.onnx",
);

function toFiles(...paths: readonly string[]): ModelFile[] {
  return paths.map((path) => ({ path }));
}

/** What a chat model of this machine reads and writes at once, as local-models/src/chat-models.ts opens it. */
export const localContextTokens = 16_384;

/** The roles that a model fits. */
export function rolesOf({ kind }: CatalogueModel): readonly ModelRole[] {
  return kind === "chat" ? ["chat", "small_chat"] : [kind];
}

/**
 * Models that an operator installs by name, those in ONNX form in the precision `q8`. Sizes and licences are those of docs/models.md; no checksum
 * is given, because the project has none from the publishers: what was installed is compared with itself.
 */
export const catalogue: readonly CatalogueModel[] = [
  {
    id: "Xenova/paraphrase-multilingual-MiniLM-L12-v2",
    kind: "embedding",
    languages: 50,
    licence: "Apache-2.0",
    files: encoder,
  },
  {
    id: "Xenova/bge-reranker-base",
    kind: "reranker",
    languages: ["zh", "en"],
    megabytes: 279,
    licence: "MIT",
    files: encoder,
  },
  {
    id: "onnx-community/bge-reranker-v2-m3-ONNX",
    kind: "reranker",
    languages: 100,
    megabytes: 570,
    licence: "Apache-2.0",
    files: encoder,
  },
  {
    id: "Xenova/mDeBERTa-v3-base-xnli-multilingual-nli-2mil7",
    kind: "verification",
    languages: 100,
    megabytes: 339,
    licence: "MIT",
    files: encoder,
  },
  {
    id: "Xenova/whisper-base",
    kind: "transcription",
    languages: 100,
    licence: "Apache-2.0",
    files: whisper,
  },
  // The memory of these is their file, the context's 16,384 tokens and what computing takes.
  {
    id: "Qwen/Qwen2.5-0.5B-Instruct-GGUF",
    kind: "chat",
    languages: 29,
    megabytes: 491,
    memoryMegabytes: 1_000,
    licence: "Apache-2.0",
    files: toFiles("qwen2.5-0.5b-instruct-q4_k_m.gguf"),
  },
  {
    id: "Qwen/Qwen2.5-1.5B-Instruct-GGUF",
    kind: "chat",
    languages: 29,
    megabytes: 1_117,
    memoryMegabytes: 2_000,
    licence: "Apache-2.0",
    files: toFiles("qwen2.5-1.5b-instruct-q4_k_m.gguf"),
  },
  {
    id: "Qwen/Qwen3-4B-GGUF",
    kind: "chat",
    languages: 100,
    megabytes: 2_497,
    memoryMegabytes: 5_400,
    licence: "Apache-2.0",
    files: toFiles("Qwen3-4B-Q4_K_M.gguf"),
  },
];

/** A loaded model in ONNX form takes about three times its size on disk (docs/models.md). */
export function estimateMemoryMb(megabytes: number): number {
  return megabytes * 3;
}
