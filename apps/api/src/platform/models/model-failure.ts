import { APIConnectionError, APIConnectionTimeoutError, APIError } from "openai";
import {
  ContextExceeded,
  type FailureReason,
  ModelBusy,
  ModelFailed,
  ModelMisconfigured,
} from "./models.ts";

/**
 * Rethrows an error of a call to the provider: as the abort reason when the caller gave up, else as the matching kind
 * of `ModelFailed`, whose message names the status, the code, the type and the request's id.
 */
export function rethrowFailure(error: unknown, secret: string, signal?: AbortSignal): never {
  signal?.throwIfAborted();
  if (error instanceof ModelFailed) throw error;
  if (isApiError(error)) {
    const reason = reasonOf(error);
    const Kind = kinds[reason] ?? ModelFailed;
    throw new Kind(describeApiError(error, secret), reason);
  }
  // What remains is a reply that broke off or is no JSON. The parser's message quotes the reply.
  const kind = error instanceof Error ? error.name : typeof error;
  throw new ModelFailed(`The model provider's reply cannot be read (${kind})`, "unreadable");
}

/**
 * Returns what an operator needs and nothing that the provider wrote: its sentences quote the request, which is text of
 * documents, and the key.
 */
function describeApiError(error: APIError, secret: string): string {
  if (error instanceof APIConnectionTimeoutError)
    return "The model provider did not answer in time";
  if (error.status === undefined) return "The model provider cannot be reached";
  if (error.status === 401 || error.status === 403) {
    return `The model provider refused the key (${error.status})`;
  }
  const what = error.status === 404 ? "does not know this model or address" : "failed";
  const named = Object.entries({
    code: error.code,
    type: error.type,
    parameter: error.param,
    request: error.requestID,
  }).flatMap(([name, value]) => (isName(value, secret) ? [`${name} ${value}`] : []));
  return `The model provider ${what}: ${[`status ${error.status}`, ...named].join(", ")}`;
}

const kinds: Partial<Record<FailureReason, typeof ModelFailed>> = {
  key_refused: ModelMisconfigured,
  unknown_model: ModelMisconfigured,
  busy: ModelBusy,
  context_exceeded: ContextExceeded,
};

/** 404 is an unknown model or address: Ollama answers so for a model that was never pulled. */
const reasons: Readonly<Record<number, FailureReason>> = {
  401: "key_refused",
  403: "key_refused",
  404: "unknown_model",
  429: "busy",
};

function reasonOf(error: APIError): FailureReason {
  if (error instanceof APIConnectionTimeoutError) return "timed_out";
  if (error instanceof APIConnectionError) return "unreachable";
  const { status } = error;
  const known = reasons[status ?? 0];
  if (known) return known;
  const canMeanSize = status === undefined || [400, 413, 422, 500].includes(status);
  if (canMeanSize && overfullWords.test(`${error.code ?? ""} ${error.message}`)) {
    return "context_exceeded";
  }
  return status !== undefined && status < 500 ? "refused" : "failed";
}

/** Matches messages about a conversation longer than the context, but none about an unsupported parameter. */
const overfullWords =
  /context.?(length|size|window)|(prompt|input|request|messages?)\b.{0,40}too (large|long|many|big)|too many (input |prompt )?tokens|exceed.{0,60}(context|tokens? (allowed|limit))/i;

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

function isApiError(error: unknown): error is APIError {
  return error instanceof APIError;
}
