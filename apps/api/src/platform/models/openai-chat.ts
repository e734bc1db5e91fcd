import { OpenAIError } from "openai";
import type { ChatCompletionMessageParam } from "openai/resources/chat/completions";
import type { CompletionUsage } from "openai/resources/completions";
import { rethrowFailure } from "./model-failure.ts";
import {
  type ChatMessage,
  type ChatModel,
  type Completion,
  type Ending,
  ModelFailed,
  ContentFiltered,
  ModelSilent,
  type TokenUsage,
} from "./models.ts";
import { createParamAdapter, type Params, type Send } from "./openai-chat-params.ts";
import { readWrittenCalls, withoutCallBegun, withoutThoughts } from "./openai-chat-text.ts";
import { readStream, type StreamedReply, type WireMessage } from "./openai-chat-stream.ts";
import type { ModelAccess } from "./openai-embedding.ts";

/** A person is waiting: two retries, then the failure is reported. */
const defaultRetries = 2;

type ChatRequest = Parameters<ChatModel["complete"]>[0];

/** Completions from an OpenAI-compatible chat endpoint. */
export function openChatModel(access: ModelAccess): ChatModel {
  const adapt = createParamAdapter(access.client);
  return {
    name: access.model,
    async complete(request, signal) {
      const { onText, tools = [] } = request;
      const show = (text: string) => onText?.(tools.length > 0 ? withoutCallBegun(text) : text);
      const send = onText ? sendStreaming(access, show) : sendWhole(access);
      const reply = await adapt(send, toParams(access.model, request), signal).catch(
        (error: unknown) => rethrowFailure(error, access.secret, signal),
      );
      const written = readContent(reply.message);
      signal?.throwIfAborted();
      // Text that was shown is kept: the caller marks it as incomplete.
      if (reply.failure !== undefined && written === "") {
        rethrowFailure(reply.failure, access.secret, signal);
      }
      const broken = reply.failure !== undefined;
      const { content, toolCalls } = readCalls(reply.message, written, broken ? [] : request.tools);
      if (content === "" && toolCalls.length === 0) throw emptyReplyError(reply.finish);
      const ended = broken ? "broken" : (endings[reply.finish ?? ""] ?? "complete");
      return { content, toolCalls, ended, usage: readUsage(reply.usage) };
    },
  };
}

const endings: Readonly<Record<string, Ending>> = { length: "length", content_filter: "filtered" };

function emptyReplyError(finish: string | null | undefined): ModelFailed {
  if (finish === "content_filter") {
    return new ContentFiltered("The language model's provider filtered the answer", "filtered");
  }
  return new ModelSilent("The language model answered nothing", "silent");
}

function sendWhole({ client, retries = defaultRetries }: ModelAccess): Send {
  return async (params, signal) => {
    const options = { maxRetries: retries, ...(signal && { signal }) };
    const ask = () => client.chat.completions.create(params, options);
    const reply = await ask().catch((error: unknown) => {
      // The client retries what the provider refuses, not a reply that breaks off.
      if (error instanceof OpenAIError || signal?.aborted) throw error;
      return ask();
    });
    const choice = reply.choices?.[0];
    return {
      message: choice?.message,
      usage: reply.usage,
      finish: choice?.finish_reason,
      failure: undefined,
    };
  };
}

function sendStreaming(
  { client, retries = defaultRetries }: ModelAccess,
  onText: (soFar: string) => void,
): Send {
  const once = async (params: Params, signal?: AbortSignal): Promise<StreamedReply> => {
    const silence = new AbortController();
    const either = signal ? AbortSignal.any([signal, silence.signal]) : silence.signal;
    const options = { maxRetries: retries, signal: either };
    const streaming = { ...params, stream: true as const, stream_options: { include_usage: true } };
    const chunks = await client.chat.completions.create(streaming, options);
    return await readStream(chunks, {
      // The client's own timeout covers only the time to the first byte.
      silence: { controller: silence, ms: client.timeout },
      onContent: (content) => onText(withoutThoughts(content)),
    });
  };
  return async (params, signal) => {
    const reply = await once(params, signal);
    // A stalled stream has used up the timeout already: it is not retried.
    const worthwhile = reply.failure !== undefined && !isSilence(reply.failure);
    const again = worthwhile && readContent(reply.message) === "" && !signal?.aborted;
    return again ? await once(params, signal) : reply;
  };
}

function isSilence(failure: unknown): boolean {
  return failure instanceof ModelFailed && failure.message.endsWith("fell silent");
}

function toParams(model: string, request: ChatRequest): Params {
  return {
    model,
    messages: request.messages.map(toParam),
    ...(request.temperature !== undefined && { temperature: request.temperature }),
    ...(request.maxTokens !== undefined && { max_completion_tokens: request.maxTokens }),
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

function readContent(message: WireMessage | undefined): string {
  return withoutThoughts(message?.content ?? message?.refusal ?? "").trim();
}

/** Returns the tool calls of a reply, or else those that the model wrote into its text. */
function readCalls(
  message: WireMessage | undefined,
  content: string,
  offered: ChatRequest["tools"] = [],
): Pick<Completion, "content" | "toolCalls"> {
  const toolCalls = readToolCalls(message);
  if (toolCalls.length > 0) return { content, toolCalls };
  return readWrittenCalls(
    content,
    offered.map(({ name }) => name),
  );
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
