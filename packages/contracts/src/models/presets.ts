import { z } from "zod";
import type { ModelRole } from "./roles.ts";

/** The services and programs that a connection can be made for with few entries. All speak OpenAI's protocol. */
export const presetIds = [
  "openai",
  "azure",
  "anthropic",
  "google",
  "mistral",
  "openrouter",
  "ollama",
  "vllm",
  "lm_studio",
  "llama_cpp",
  "custom",
] as const;
export const presetId = z.enum(presetIds);
export type PresetId = z.infer<typeof presetId>;

/** Whether a field is asked for: it must be filled in, may be, or is not shown. */
type Field = "required" | "optional" | "hidden";

export type ModelPreset = {
  /** A product's own name, which is the same in all languages; null for the custom one. */
  readonly name: string | null;
  readonly key: Field;
  readonly base_url: Field;
  readonly api_version: Field;
  /** The address where none is entered; null where one must be. */
  readonly default_base_url: string | null;
  /** How such an address looks, where it has to be entered. */
  readonly example_base_url: string | null;
  /** Models that are proposed for the roles, best first, where the provider lists them under these names. */
  readonly suggested: Partial<Record<ModelRole, readonly string[]>>;
};

const hosted = { key: "required", base_url: "hidden", api_version: "hidden" } as const;
const local = { key: "optional", base_url: "required", api_version: "hidden" } as const;

/** What each preset needs, and what it begins with. */
export const modelPresets: Readonly<Record<PresetId, ModelPreset>> = {
  openai: {
    ...hosted,
    name: "OpenAI",
    default_base_url: "https://api.openai.com/v1",
    example_base_url: null,
    suggested: {
      chat: ["gpt-5.1", "gpt-5", "gpt-4.1", "gpt-4o"],
      small_chat: ["gpt-5-mini", "gpt-4.1-mini", "gpt-4o-mini"],
      embedding: ["text-embedding-3-small", "text-embedding-3-large"],
      transcription: ["gpt-4o-mini-transcribe", "whisper-1"],
    },
  },
  azure: {
    name: "Azure OpenAI",
    key: "required",
    base_url: "required",
    api_version: "optional",
    default_base_url: null,
    example_base_url: "https://RESOURCE.openai.azure.com/openai/v1",
    suggested: {},
  },
  anthropic: {
    ...hosted,
    name: "Anthropic",
    default_base_url: "https://api.anthropic.com/v1",
    example_base_url: null,
    suggested: {
      chat: ["claude-sonnet-4-5", "claude-sonnet-4-0"],
      small_chat: ["claude-haiku-4-5", "claude-3-5-haiku-latest"],
    },
  },
  google: {
    ...hosted,
    name: "Google Gemini",
    default_base_url: "https://generativelanguage.googleapis.com/v1beta/openai",
    example_base_url: null,
    suggested: {
      chat: ["gemini-2.5-pro", "gemini-2.5-flash"],
      small_chat: ["gemini-2.5-flash-lite", "gemini-2.5-flash"],
      embedding: ["gemini-embedding-001"],
    },
  },
  mistral: {
    ...hosted,
    name: "Mistral",
    default_base_url: "https://api.mistral.ai/v1",
    example_base_url: null,
    suggested: {
      chat: ["mistral-large-latest", "mistral-medium-latest"],
      small_chat: ["mistral-small-latest"],
      embedding: ["mistral-embed"],
      transcription: ["voxtral-mini-latest"],
    },
  },
  openrouter: {
    ...hosted,
    name: "OpenRouter",
    default_base_url: "https://openrouter.ai/api/v1",
    example_base_url: null,
    suggested: {
      chat: ["anthropic/claude-sonnet-4.5", "openai/gpt-5", "google/gemini-2.5-pro"],
      small_chat: ["openai/gpt-5-mini", "google/gemini-2.5-flash-lite"],
    },
  },
  ollama: {
    ...local,
    name: "Ollama",
    default_base_url: "http://localhost:11434/v1",
    example_base_url: null,
    suggested: {},
  },
  vllm: {
    ...local,
    name: "vLLM",
    default_base_url: "http://localhost:8000/v1",
    example_base_url: null,
    suggested: {},
  },
  lm_studio: {
    ...local,
    name: "LM Studio",
    default_base_url: "http://localhost:1234/v1",
    example_base_url: null,
    suggested: {},
  },
  llama_cpp: {
    ...local,
    name: "llama.cpp",
    default_base_url: "http://localhost:8080/v1",
    example_base_url: null,
    suggested: {},
  },
  custom: {
    ...local,
    name: null,
    default_base_url: null,
    example_base_url: "https://models.example.com/v1",
    suggested: {},
  },
};
