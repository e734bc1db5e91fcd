import { APIConnectionError, APIConnectionTimeoutError, APIError } from "openai";
import { ModelBusy, ModelFailed, ContextExceeded, ModelMisconfigured } from "./models.ts";

/**
 * Rethrows what a call to the provider threw: as the caller's own reason when the caller gave up, else as
 * the kind of `ModelFailed` it is, which tells the status, the code, the type and the request's id.
 */
export function rethrowFailure(error: unknown, secret: string, signal?: AbortSignal): never {
  signal?.throwIfAborted();
  if (error instanceof ModelFailed) throw error;
  if (isApiError(error)) {
    const Kind = kindOf(error);
    throw new Kind(describe(error, secret));
  }
  // What remains is a reply that broke off or is no JSON. Its parser quotes what it stumbled over.
  const kind = error instanceof Error ? error.name : typeof error;
  throw new ModelFailed(`The model provider's reply cannot be read (${kind})`);
}

/** The key, and at a 404 the model's name: what Ollama says of one that was never pulled. */
const unusable = new Set([401, 403, 404]);

/**
 * What an operator needs, and nothing that a provider wrote: its sentences quote what they were sent, which is text of
 * documents, and the key.
 */
function describe(error: APIError, secret: string): string {
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

function kindOf(error: APIError): typeof ModelFailed {
  const { status } = error;
  if (unusable.has(status ?? 0)) return ModelMisconfigured;
  if (status === 429) return ModelBusy;
  const mayTellSize = status === undefined || [400, 413, 422, 500].includes(status);
  if (error instanceof APIConnectionError || !mayTellSize) return ModelFailed;
  return overfullWords.test(`${error.code ?? ""} ${error.message}`) ? ContextExceeded : ModelFailed;
}

/** What providers say of a conversation that is longer than their context; never of a wish they do not take. */
const overfullWords =
  /context.?(length|size|window)|(prompt|input|request|messages?)\b.{0,40}too (large|long|many|big)|too many (input |prompt )?tokens|exceed.{0,60}(context|tokens? (allowed|limit))/i;

/** A word of a list, or an id: no sentence, and not the key. */
function isName(value: unknown, secret: string): value is string {
  return typeof value === "string" && /^[\w.:/[\]-]{1,64}$/.test(value) && !value.includes(secret);
}

/** True when the provider says that it was sent more than it takes at once. */
export function isTooLarge(error: unknown): boolean {
  if (!isApiError(error)) return false;
  if (error.status === 413) return true;
  const mayTellSize = error.status === 400 || error.status === 422 || error.status === 500;
  return mayTellSize && tooLargeWords.test(`${error.code ?? ""} ${error.message}`);
}

// Worded differently by every provider; local servers answer 500 when the text exceeds their batch.
const tooLargeWords =
  /too (large|long|many|big)|context.?(length|size|window)|max(imum|_)?.{0,30}(token|length|batch|size|input)|exceed|must be (less|smaller)/i;

function isApiError(error: unknown): error is APIError {
  return error instanceof APIError;
}
