import { BadRequestError, type OpenAI, UnprocessableEntityError } from "openai";
import type { ChatCompletionCreateParamsNonStreaming } from "openai/resources/chat/completions";
import type { CompletionUsage } from "openai/resources/completions";
import type { WireMessage } from "./openai-chat-stream.ts";

export type Params = ChatCompletionCreateParamsNonStreaming;
export type Reply = {
  readonly message: WireMessage | undefined;
  readonly usage: CompletionUsage | null | undefined;
  /** The provider's finish reason. */
  readonly finish: string | null | undefined;
  readonly failure: unknown;
};
export type Send = (params: Params, signal?: AbortSignal) => Promise<Reply>;

/** The parameters that a provider supports, learnt from its refusals. */
type Supported = {
  limit: "max_tokens" | "max_completion_tokens" | undefined;
  temperature: boolean;
};

/**
 * Adapts optional parameters (temperature, maximum length) to the provider. OpenAI's own reasoning models refuse
 * `max_tokens` and accept `max_completion_tokens`; Ollama and llama-cpp-python accept the former and silently ignore the
 * latter; others refuse a length that does not fit their context. A refused parameter is renamed, and finally left out.
 */
export function createParamAdapter(client: Pick<OpenAI, "baseURL">) {
  const openAiItself = new URL(client.baseURL).hostname.endsWith(".openai.com");
  const limit = openAiItself ? "max_completion_tokens" : "max_tokens";
  const supported: Supported = { limit, temperature: true };
  return async function adapt(send: Send, params: Params, signal?: AbortSignal): Promise<Reply> {
    try {
      return await send(toSupported(params, supported), signal);
    } catch (error) {
      const refusal = getRefusal(error);
      if (refusal !== undefined && adjustSupported(supported, params, refusal)) {
        return await adapt(send, params, signal);
      }
      const { max_completion_tokens: longest, ...unlimited } = params;
      // Without the limit, the rest of the context may suffice for the answer.
      if (longest === undefined || !tooLittleRoom.test(refusal ?? "")) throw error;
      return await adapt(send, unlimited, signal);
    }
  };
}

function toSupported(params: Params, supported: Supported): Params {
  const { max_completion_tokens: longest, temperature, ...rest } = params;
  return {
    ...rest,
    ...(supported.temperature && temperature !== undefined && { temperature }),
    ...(supported.limit && longest !== undefined && { [supported.limit]: longest }),
  };
}

const tooLittleRoom = /maximum context length|context.?(?:size|window)/i;

/** Returns the parameter and message of a refused request. */
function getRefusal(error: unknown): string | undefined {
  const refused = error instanceof BadRequestError || error instanceof UnprocessableEntityError;
  return refused ? `${error.param ?? ""} ${error.message}` : undefined;
}

/** Adjusts `supported` when the refusal names a parameter that was sent. Returns whether it did. */
function adjustSupported(supported: Supported, params: Params, refusal: string): boolean {
  if (
    supported.temperature &&
    params.temperature !== undefined &&
    refusal.includes("temperature")
  ) {
    supported.temperature = false;
    return true;
  }
  const { limit } = supported;
  const sent = limit !== undefined && params.max_completion_tokens !== undefined;
  if (!sent || !refusal.includes(limit)) return false;
  const other = limit === "max_tokens" ? "max_completion_tokens" : "max_tokens";
  supported.limit = refusal.includes(other) ? other : undefined;
  return true;
}
