import type { APIError } from "openai";
import { type Adaptation, type Adaptations, everyAdaptation } from "./adaptations/adaptations.ts";
import {
  ContentFiltered,
  ContextExceeded,
  type FailureReason,
  ModelBusy,
  ModelFailed,
  ModelMisconfigured,
} from "./models.ts";
import { openaiLibrary } from "./openai-library.ts";

/**
 * Rethrows an error of a call to the provider: as the abort reason when the caller gave up, else as the matching kind
 * of `ModelFailed`, whose message names the status, the code, the type and the request's id.
 */
export function rethrowFailure(error: unknown, access: Access, signal?: AbortSignal): never {
  signal?.throwIfAborted();
  if (error instanceof ModelFailed) throw error;
  if (isApiError(error)) {
    const adaptations = access.adaptations ?? everyAdaptation;
    const status = statusOf(error, adaptations);
    const reason = reasonOf(error, status, adaptations);
    const Kind = kinds[reason] ?? ModelFailed;
    throw new Kind(describeApiError(error, { status, reason, secret: access.secret }), reason);
  }
  // What remains is a reply that broke off or is no JSON. The parser's message quotes the reply.
  const kind = error instanceof Error ? error.name : typeof error;
  throw new ModelFailed(`The model provider's reply cannot be read (${kind})`, "unreadable");
}

type Access = { readonly secret: string; readonly adaptations?: Adaptations | undefined };
type Described = { status: number | undefined; reason: FailureReason; secret: string };

/**
 * Returns what an operator needs and nothing that the provider wrote: its sentences quote the request, which is text of
 * documents, and the key.
 */
function describeApiError(error: APIError, { status, reason, secret }: Described): string {
  if (reason === "timed_out") return "The model provider did not answer in time";
  if (reason === "unreachable") return "The model provider cannot be reached";
  if (reason === "key_refused") return `The model provider refused the key (${status})`;
  const what = reason === "unknown_model" ? "does not know this model or address" : "failed";
  const named = Object.entries({
    status: status === undefined ? undefined : String(status),
    code: error.code,
    type: error.type,
    parameter: error.param,
    request: error.requestID,
  }).flatMap(([name, value]) => (isName(value, secret) ? [`${name} ${value}`] : []));
  return `The model provider ${what}: ${named.join(", ") || "an error within the stream"}`;
}

const kinds: Partial<Record<FailureReason, typeof ModelFailed>> = {
  key_refused: ModelMisconfigured,
  unknown_model: ModelMisconfigured,
  busy: ModelBusy,
  context_exceeded: ContextExceeded,
  filtered: ContentFiltered,
};

/** An error that comes within a stream has no status, but a code that is one (OpenRouter, vLLM, llama.cpp). */
function statusOf(error: APIError, adaptations: Adaptations): number | undefined {
  if (error.status !== undefined || !adaptations.has("error_in_stream")) return error.status;
  const code = Number(error.code);
  return code >= 400 && code < 600 ? code : undefined;
}

type Sign = {
  readonly name: Adaptation;
  readonly statuses: readonly (number | undefined)[];
  readonly words: RegExp;
  readonly reason: FailureReason;
};

const wrong = [400, 403, 404, 422, undefined];
const sized = [400, 413, 422, 500, undefined];

/** What the code and the words of an error mean where its status alone says something else, first match first. */
const signs: readonly Sign[] = [
  {
    // Azure's code, and OpenRouter's moderation.
    name: "filter_as_error",
    statuses: wrong,
    words: /content_filter|ResponsibleAIPolicy|requires moderation/i,
    reason: "filtered",
  },
  {
    // Google.
    name: "key_refused_as_400",
    statuses: [400],
    words: /api.?key (not valid|expired|not found)/i,
    reason: "key_refused",
  },
  {
    // OpenRouter, Mistral.
    name: "model_unknown_as_400",
    statuses: [400, 422],
    words: /not a valid model|invalid.?model/i,
    reason: "unknown_model",
  },
  { name: "quota_as_402", statuses: [402], words: /(?:)/, reason: "busy" },
  { name: "overload_as_529", statuses: [529], words: /(?:)/, reason: "busy" },
  // Messages about a conversation longer than the context, but none about an unsupported parameter.
  {
    name: "context_named",
    statuses: sized,
    words: /context.?(length|size|window)/i,
    reason: "context_exceeded",
  },
  {
    // Anthropic, and providers that speak of the request or its tokens.
    name: "prompt_too_long",
    statuses: sized,
    words:
      /(prompt|input|request|messages?)\b.{0,40}too (large|long|many|big)|too many (input |prompt )?tokens/i,
    reason: "context_exceeded",
  },
  {
    // Google.
    name: "tokens_exceeded",
    statuses: sized,
    words: /exceed.{0,60}(context|tokens? (allowed|limit))/i,
    reason: "context_exceeded",
  },
];

/** 404 is an unknown model or address: Ollama answers so for a model that was never pulled. */
const reasons: Readonly<Record<number, FailureReason>> = {
  401: "key_refused",
  403: "key_refused",
  404: "unknown_model",
  429: "busy",
};

function reasonOf(
  error: APIError,
  status: number | undefined,
  adaptations: Adaptations,
): FailureReason {
  const { APIConnectionError, APIConnectionTimeoutError } = openaiLibrary();
  if (error instanceof APIConnectionTimeoutError) return "timed_out";
  if (error instanceof APIConnectionError) return "unreachable";
  const text = `${error.code ?? ""} ${error.type ?? ""} ${error.message}`;
  const sign = signs.find(
    ({ name, statuses, words }) =>
      adaptations.has(name) && statuses.includes(status) && words.test(text),
  );
  if (sign) return sign.reason;
  const known = reasons[status ?? 0];
  if (known) return known;
  return status !== undefined && status < 500 ? "refused" : "failed";
}

/** Returns true for a code or an id: no sentence, and not the key. */
function isName(value: unknown, secret: string): value is string {
  return typeof value === "string" && /^[\w.:/[\]-]{1,64}$/.test(value) && !value.includes(secret);
}

/** Returns true when the provider reports that the request is larger than it accepts. */
export function isTooLarge(error: unknown): boolean {
  if (!isApiError(error)) return false;
  if (error.status === 413) return true;
  const canMeanSize = error.status === 400 || error.status === 422 || error.status === 500;
  return canMeanSize && tooLargeWords.test(`${error.code ?? ""} ${error.message}`);
}

// Every provider words it differently; local servers answer 500 when the text exceeds their batch.
const tooLargeWords =
  /too (large|long|many|big)|context.?(length|size|window)|max(imum|_)?.{0,30}(token|length|batch|size|input)|exceed|must be (less|smaller)/i;

export function isApiError(error: unknown): error is APIError {
  return error instanceof openaiLibrary().APIError;
}
