import { createHash } from "node:crypto";
import type { OpenAI } from "openai";
import type {
  ChatCompletionCreateParamsBase,
  ChatCompletionMessageParam,
} from "openai/resources/chat/completions";
import type { CompletionUsage } from "openai/resources/completions";
import { type Adaptation, type Adaptations, everyAdaptation } from "./adaptations/adaptations.ts";
import { isApiError } from "./model-failure.ts";
import type { WireMessage } from "./openai-chat-stream.ts";

export type Params = Omit<ChatCompletionCreateParamsBase, "stream">;
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
  usage: boolean;
  toolChoice: "named" | "required" | "none";
  tools: boolean;
  /** Mistral takes ids of nine letters and digits only. */
  shortIds: boolean;
  /** Gemini takes calls of its own only, unless they are marked. */
  signatures: boolean;
};

type Refused = {
  readonly supported: Supported;
  readonly params: Params;
  /** The parameter and the message. */
  readonly words: string;
};

/** What is learnt from a refusal. `learn` returns false when the refusal is not about it. */
type Lesson = { readonly name: Adaptation; readonly learn: (refused: Refused) => boolean };

const lessons: readonly Lesson[] = [
  {
    name: "temperature_left_out",
    learn: ({ supported, params, words }) => {
      const meant = params.temperature !== undefined && words.includes("temperature");
      if (!supported.temperature || !meant) return false;
      supported.temperature = false;
      return true;
    },
  },
  {
    name: "limit_renamed",
    learn: ({ supported, params, words }) => {
      if (!isAboutLimit(supported, params, words)) return false;
      const other = supported.limit === "max_tokens" ? "max_completion_tokens" : "max_tokens";
      if (!words.includes(other)) return false;
      supported.limit = other;
      return true;
    },
  },
  {
    name: "limit_left_out",
    learn: ({ supported, params, words }) => {
      if (!isAboutLimit(supported, params, words)) return false;
      supported.limit = undefined;
      return true;
    },
  },
  {
    name: "usage_left_out",
    learn: ({ supported, params, words }) => {
      const meant = params.stream_options && /stream_options|include_usage/.test(words);
      if (!supported.usage || !meant) return false;
      supported.usage = false;
      return true;
    },
  },
  {
    // LM Studio: "Invalid tool_choice type: 'object'".
    name: "tool_choice_as_word",
    learn: ({ supported, params, words }) => {
      const meant = params.tool_choice && /tool_choice.{0,40}(type|string|object)/i.test(words);
      if (supported.toolChoice !== "named" || !meant) return false;
      supported.toolChoice = "required";
      return true;
    },
  },
  {
    // OpenRouter's "provided 'tool_choice' value", Anthropic's "when tool_choice forces tool use".
    name: "tool_choice_left_out",
    learn: ({ supported, params, words }) => {
      const meant = params.tool_choice && /tool_?choice/i.test(words);
      if (supported.toolChoice === "none" || !meant) return false;
      supported.toolChoice = "none";
      return true;
    },
  },
  {
    // Ollama's "does not support tools", vLLM's "--enable-auto-tool-choice", llama.cpp's "tools param requires --jinja",
    // OpenRouter's "support tool use".
    name: "tools_left_out",
    learn: ({ supported, params, words }) => {
      const meant = params.tools && noTools.test(words);
      if (!supported.tools || !meant) return false;
      supported.tools = false;
      return true;
    },
  },
  {
    name: "short_call_ids",
    learn: ({ supported, words }) => {
      if (supported.shortIds || !/tool call id .{1,200}length of 9/is.test(words)) return false;
      supported.shortIds = true;
      return true;
    },
  },
  {
    name: "call_signatures",
    learn: ({ supported, words }) => {
      if (supported.signatures || !/missing a .?thought_signature/i.test(words)) return false;
      supported.signatures = true;
      return true;
    },
  },
];

const noTools =
  /not support (tools|tool use|function call)|support tool use|auto-tool-choice|tools param|param: tools/i;

function isAboutLimit({ limit }: Supported, params: Params, words: string): boolean {
  const sent = limit !== undefined && params.max_completion_tokens != null;
  return sent && words.includes(limit);
}

/**
 * Adapts optional parameters to the provider. OpenAI's own reasoning models refuse `max_tokens` and accept
 * `max_completion_tokens`; Ollama and llama-cpp-python accept the former and silently ignore the latter; others refuse a
 * length that does not fit their context. A refused parameter is replaced, and finally left out.
 */
export function createParamAdapter(
  client: Pick<OpenAI, "baseURL">,
  adaptations: Adaptations = everyAdaptation,
) {
  const openAiItself = new URL(client.baseURL).hostname.endsWith(".openai.com");
  const supported: Supported = {
    limit: openAiItself ? "max_completion_tokens" : "max_tokens",
    temperature: true,
    usage: true,
    toolChoice: "named",
    tools: true,
    shortIds: false,
    signatures: false,
  };
  const known = lessons.filter(({ name }) => adaptations.has(name));
  return async function adapt(send: Send, params: Params, signal?: AbortSignal): Promise<Reply> {
    try {
      return await send(toSupported(params, supported), signal);
    } catch (error) {
      const words = readRefusal(error);
      if (words !== undefined && known.some(({ learn }) => learn({ supported, params, words }))) {
        return await adapt(send, params, signal);
      }
      const { max_completion_tokens: longest, ...unlimited } = params;
      const tight = adaptations.has("limit_without_room") && tooLittleRoom.test(words ?? "");
      // Without the limit, the rest of the context may suffice for the answer.
      if (longest == null || !tight) throw error;
      return await adapt(send, unlimited, signal);
    }
  };
}

function toSupported(params: Params, supported: Supported): Params {
  const {
    max_completion_tokens: longest,
    temperature,
    stream_options: streamed,
    tools,
    tool_choice: choice,
    messages,
    ...rest
  } = params;
  return {
    ...rest,
    messages: messages.map((message) => toSupportedMessage(message, supported)),
    ...(supported.temperature && temperature !== undefined && { temperature }),
    ...(supported.limit && longest != null && { [supported.limit]: longest }),
    ...(supported.usage && streamed && { stream_options: streamed }),
    ...(supported.tools && tools && toSupportedTools({ tools, choice }, supported)),
  };
}

function toSupportedTools(
  { tools = [], choice }: { tools: Params["tools"]; choice: Params["tool_choice"] },
  { toolChoice }: Supported,
): Pick<Params, "tools" | "tool_choice"> {
  if (choice === undefined) return { tools };
  if (toolChoice === "named") return { tools, tool_choice: choice };
  // What cannot be required by its name is offered alone.
  const named = typeof choice === "object" && "function" in choice && choice.function.name;
  const only = tools.filter((tool) => tool.type === "function" && tool.function.name === named);
  return { tools: only, ...(toolChoice === "required" && { tool_choice: "required" as const }) };
}

function toSupportedMessage(
  message: ChatCompletionMessageParam,
  { shortIds, signatures }: Supported,
): ChatCompletionMessageParam {
  const idOf = (id: string) => (shortIds ? shortenId(id) : id);
  if (message.role === "tool") return { ...message, tool_call_id: idOf(message.tool_call_id) };
  if (message.role !== "assistant" || !message.tool_calls) return message;
  const calls = message.tool_calls.map((call) => ({
    ...call,
    id: idOf(call.id),
    ...(signatures && !("extra_content" in call) && { extra_content: unsigned }),
  }));
  return { ...message, tool_calls: calls };
}

/** Google's word for calls that no model of theirs has made. */
const unsigned = { google: { thought_signature: "skip_thought_signature_validator" } };

/** The same id becomes the same nine letters and digits. */
function shortenId(id: string): string {
  if (/^[a-zA-Z0-9]{9}$/.test(id)) return id;
  return createHash("sha256").update(id).digest("hex").slice(0, 9);
}

const tooLittleRoom = /maximum context length|context.?(?:size|window)/i;

/** OpenRouter refuses parameters with 404, llama.cpp tools with 500, and some errors come within a stream. */
const refusing: ReadonlySet<number | undefined> = new Set([400, 404, 422, 500, undefined]);

/** Returns the parameter and message of a refused request. */
function readRefusal(error: unknown): string | undefined {
  if (!isApiError(error) || !refusing.has(error.status)) return undefined;
  return `${error.param ?? ""} ${error.message}`;
}
