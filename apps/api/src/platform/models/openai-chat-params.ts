import { BadRequestError, type OpenAI, UnprocessableEntityError } from "openai";
import type { ChatCompletionCreateParamsNonStreaming } from "openai/resources/chat/completions";
import type { CompletionUsage } from "openai/resources/completions";
import type { WireMessage } from "./openai-chat-stream.ts";

export type Params = ChatCompletionCreateParamsNonStreaming;
export type Reply = {
  readonly message: WireMessage | undefined;
  readonly usage: CompletionUsage | null | undefined;
  /** The provider's word for how it ended. */
  readonly finish: string | null | undefined;
  readonly failure: unknown;
};
export type Send = (params: Params, signal?: AbortSignal) => Promise<Reply>;

/** What a provider takes: learnt from what it refuses. */
type Taken = { limit: "max_tokens" | "max_completion_tokens" | undefined; temperature: boolean };

/**
 * Sends wishes (a temperature, the longest reply) as this provider takes them. OpenAI's own reasoning models refuse
 * `max_tokens` and take `max_completion_tokens`; Ollama and llama-cpp-python take the former and pass over the latter without
 * a word; others refuse a length that does not fit their context. What is refused is sent otherwise, at last without.
 */
export function openAdapting(client: Pick<OpenAI, "baseURL">) {
  const openAiItself = new URL(client.baseURL).hostname.endsWith(".openai.com");
  const limit = openAiItself ? "max_completion_tokens" : "max_tokens";
  const taken: Taken = { limit, temperature: true };
  return async function adapt(send: Send, params: Params, signal?: AbortSignal): Promise<Reply> {
    try {
      return await send(as(params, taken), signal);
    } catch (error) {
      const told = refusalOf(error);
      if (told !== undefined && learns(taken, params, told)) {
        return await adapt(send, params, signal);
      }
      const { max_completion_tokens: longest, ...unlimited } = params;
      // The question may be short enough without room for so long an answer.
      if (longest === undefined || !tooLittleRoom.test(told ?? "")) throw error;
      return await adapt(send, unlimited, signal);
    }
  };
}

function as(params: Params, taken: Taken): Params {
  const { max_completion_tokens: longest, temperature, ...rest } = params;
  return {
    ...rest,
    ...(taken.temperature && temperature !== undefined && { temperature }),
    ...(taken.limit && longest !== undefined && { [taken.limit]: longest }),
  };
}

const tooLittleRoom = /maximum context length|context.?(?:size|window)/i;

/** What a provider says that it does not take of a request. */
function refusalOf(error: unknown): string | undefined {
  const refused = error instanceof BadRequestError || error instanceof UnprocessableEntityError;
  return refused ? `${error.param ?? ""} ${error.message}` : undefined;
}

/** Says whether the refusal is of a wish that was sent, which is then sent otherwise. */
function learns(taken: Taken, params: Params, told: string): boolean {
  if (taken.temperature && params.temperature !== undefined && told.includes("temperature")) {
    taken.temperature = false;
    return true;
  }
  const { limit } = taken;
  const sent = limit !== undefined && params.max_completion_tokens !== undefined;
  if (!sent || !told.includes(limit)) return false;
  const other = limit === "max_tokens" ? "max_completion_tokens" : "max_tokens";
  taken.limit = told.includes(other) ? other : undefined;
  return true;
}
