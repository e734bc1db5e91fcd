import { BadRequestError } from "openai";
import type {
  ChatCompletionCreateParamsNonStreaming,
  ChatCompletionMessageParam,
} from "openai/resources/chat/completions";
import type { CompletionUsage } from "openai/resources/completions";
import { rethrowFailure } from "./model-failure.ts";
import { type ChatMessage, type ChatModel, ModelSilent, type TokenUsage } from "./models.ts";
import { readStream, type WireMessage } from "./openai-chat-stream.ts";
import type { ModelAccess } from "./openai-embedding.ts";

/** A person is waiting: two further tries, then the failure is told. */
const retries = 2;

type ChatRequest = Parameters<ChatModel["complete"]>[0];
type Params = ChatCompletionCreateParamsNonStreaming;
type Reply = { message: WireMessage | undefined; usage: CompletionUsage | null | undefined };

/** Completions from an OpenAI-compatible chat endpoint. */
export function openChatModel(access: ModelAccess): ChatModel {
  return {
    name: access.model,
    async complete(request, signal) {
      const send = request.onText ? sendStreaming(access, request.onText) : sendWhole(access);
      const params = toParams(access.model, request);
      const { message, usage } = await sendPlainer(send, params, signal).catch((error: unknown) =>
        rethrowFailure(error, access.secret, signal),
      );
      const content = readContent(message);
      const toolCalls = readToolCalls(message);
      if (content === "" && toolCalls.length === 0) {
        throw new ModelSilent("The language model answered nothing");
      }
      return { content, toolCalls, usage: readUsage(usage) };
    },
  };
}

type Send = (params: Params, signal?: AbortSignal) => Promise<Reply>;

function sendWhole({ client }: ModelAccess): Send {
  return async (params, signal) => {
    const options = { maxRetries: retries, ...(signal && { signal }) };
    const reply = await client.chat.completions.create(params, options);
    return { message: reply.choices?.[0]?.message, usage: reply.usage };
  };
}

function sendStreaming({ client }: ModelAccess, onText: (soFar: string) => void): Send {
  return async (params, signal) => {
    const silence = new AbortController();
    const either = signal ? AbortSignal.any([signal, silence.signal]) : silence.signal;
    const options = { maxRetries: retries, signal: either };
    const streaming = { ...params, stream: true as const, stream_options: { include_usage: true } };
    const chunks = await client.chat.completions.create(streaming, options);
    return await readStream(chunks, {
      // The client's own limit ends with the first byte.
      silence: { controller: silence, ms: client.timeout },
      onContent: (content) => onText(withoutThoughts(content)),
    });
  };
}

/** Sends once more without the temperature, which reasoning models refuse: it is a wish, not a need. */
async function sendPlainer(send: Send, params: Params, signal?: AbortSignal): Promise<Reply> {
  try {
    return await send(params, signal);
  } catch (error) {
    const { temperature, ...rest } = params;
    if (temperature === undefined || !refusesTemperature(error)) throw error;
    return await send(rest, signal);
  }
}

function refusesTemperature(error: unknown): boolean {
  return (
    error instanceof BadRequestError &&
    (error.param === "temperature" || error.message.includes("temperature"))
  );
}

function toParams(model: string, request: ChatRequest): Params {
  return {
    model,
    messages: request.messages.map(toParam),
    ...(request.temperature !== undefined && { temperature: request.temperature }),
    ...(request.tools?.length && {
      tools: request.tools.map((tool) => ({ type: "function" as const, function: tool })),
    }),
    ...(request.mustCall && {
      tool_choice: { type: "function" as const, function: { name: request.mustCall } },
    }),
  };
}

function toParam(message: ChatMessage): ChatCompletionMessageParam {
  if (message.role === "tool") {
    return { role: "tool", tool_call_id: message.toolCallId, content: message.content };
  }
  if (message.role !== "assistant" || !message.toolCalls?.length) {
    return { role: message.role, content: message.content };
  }
  return {
    role: "assistant",
    content: message.content,
    tool_calls: message.toolCalls.map((call) => ({
      id: call.id,
      type: "function" as const,
      function: { name: call.name, arguments: call.arguments },
    })),
  };
}

/** The text without the thoughts that local reasoning models put before it, and fit to be stored. */
function readContent(message: WireMessage | undefined): string {
  const text = message?.content ?? message?.refusal ?? "";
  return withoutThoughts(text).trim();
}

function withoutThoughts(text: string): string {
  const storable = text.toWellFormed().replaceAll("\u0000", "");
  const answer = storable.replace(/^\s*<think>[\s\S]*?<\/think>/, "");
  // Thoughts that have only begun, even their tag.
  const thinking = /^\s*<think>/.test(answer) || "<think>".startsWith(answer.trimStart());
  return thinking ? "" : answer;
}

function readToolCalls(message: WireMessage | undefined) {
  return (message?.tool_calls ?? []).flatMap((call) =>
    call.type === "custom"
      ? []
      : [{ id: call.id, name: call.function.name, arguments: call.function.arguments }],
  );
}

function readUsage(usage: CompletionUsage | null | undefined): TokenUsage | undefined {
  if (!usage) return undefined;
  return { input: usage.prompt_tokens ?? 0, output: usage.completion_tokens ?? 0 };
}
