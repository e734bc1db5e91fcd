import type { ChatCompletionMessageParam } from "openai/resources/chat/completions";
import type { CompletionUsage } from "openai/resources/completions";
import { type Adaptations, everyAdaptation } from "./adaptations/adaptations.ts";
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
  type ToolOffer,
} from "./models.ts";
import { createParamAdapter, type Params, type Send } from "./openai-chat-params.ts";
import {
  readWrittenCalls,
  withoutCallBegun,
  withoutThoughts,
  withoutUnstorable,
} from "./openai-chat-text.ts";
import {
  brokenOff,
  readFinish,
  readMessage,
  readStream,
  type StreamedReply,
  type WireMessage,
} from "./openai-chat-stream.ts";
import type { ModelAccess } from "./openai-embedding.ts";
import { openaiLibrary } from "./openai-library.ts";
import { readTokens } from "./reply-parts.ts";
import { withinTimeout } from "./openai-timeout.ts";

/** A person is waiting: two retries, then the failure is reported. */
const defaultRetries = 2;

type ChatRequest = Parameters<ChatModel["complete"]>[0];

/** Completions from an OpenAI-compatible chat endpoint. */
export function openChatModel(access: ModelAccess): ChatModel {
  const { adaptations = everyAdaptation } = access;
  const adapt = createParamAdapter(access.client, adaptations);
  return {
    name: access.model,
    async complete(request, signal) {
      const { onText, tools = [] } = request;
      const show = (text: string) => onText?.(tools.length > 0 ? withoutCallBegun(text) : text);
      const send = onText ? sendStreaming(access, show) : sendWhole(access);
      const reply = await adapt(send, toParams(access.model, request), signal).catch(
        (error: unknown) => rethrowFailure(error, access, signal),
      );
      const written = readContent(reply.message, adaptations);
      signal?.throwIfAborted();
      // Text that was shown is kept: the caller marks it as incomplete.
      if (reply.failure !== undefined && written === "") {
        rethrowFailure(reply.failure, access, signal);
      }
      const broken = reply.failure !== undefined;
      const offered = broken || !adaptations.has("calls_in_text") ? [] : tools;
      const { content, toolCalls } = readCalls(reply.message, written, offered);
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

function sendWhole(access: ModelAccess): Send {
  const { client, retries = defaultRetries, adaptations = everyAdaptation } = access;
  return async (params, signal) => {
    const start = performance.now();
    const ask = async () => {
      const left = client.timeout - (performance.now() - start);
      const reply = await withinTimeout(left, signal, (ended) =>
        client.chat.completions.create(
          { ...params, stream: false },
          { maxRetries: retries, signal: ended },
        ),
      );
      const choice = reply.choices?.[0];
      const finish = readFinish(choice?.finish_reason, adaptations);
      if (finish === "error") throw brokenOff();
      const { message, failure } = readMessage(choice?.message, adaptations);
      return { message, usage: reply.usage, finish, failure };
    };
    return await ask().catch((error: unknown) => {
      // The client retries what the provider refuses, not a reply that breaks off.
      const { OpenAIError } = openaiLibrary();
      if (error instanceof OpenAIError || isSilence(error) || signal?.aborted) throw error;
      return ask();
    });
  };
}

function sendStreaming(access: ModelAccess, onText: (soFar: string) => void): Send {
  const { client, retries = defaultRetries, adaptations = everyAdaptation } = access;
  const once = async (params: Params, signal?: AbortSignal): Promise<StreamedReply> => {
    const silence = new AbortController();
    const either = signal ? AbortSignal.any([signal, silence.signal]) : silence.signal;
    const chunks = await withinTimeout(client.timeout, either, (ended) =>
      client.chat.completions.create(
        { ...params, stream: true },
        { maxRetries: retries, signal: ended },
      ),
    );
    return await readStream(chunks, {
      // The timeout so far covers only the time to the first byte.
      silence: { controller: silence, ms: client.timeout },
      onContent: (content) => onText(clean(content, adaptations)),
      adaptations,
    });
  };
  return async (params, signal) => {
    const reply = await once(params, signal);
    // A stalled stream has used up the timeout already: it is not retried.
    const worthwhile = reply.failure !== undefined && !isSilence(reply.failure);
    const empty = readContent(reply.message, adaptations) === "";
    return worthwhile && empty && !signal?.aborted ? await once(params, signal) : reply;
  };
}

function isSilence(failure: unknown): boolean {
  return failure instanceof ModelFailed && failure.reason === "timed_out";
}

function toParams(model: string, request: ChatRequest): Params {
  return {
    model,
    messages: request.messages.map(toParam),
    ...(request.onText && { stream_options: { include_usage: true } }),
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
      ...(call.extra !== undefined && { extra_content: call.extra }),
    })),
  };
}

function readContent(message: WireMessage | undefined, adaptations: Adaptations): string {
  return clean(message?.content ?? "", adaptations).trim();
}

function clean(text: string, adaptations: Adaptations): string {
  const storable = withoutUnstorable(text);
  return adaptations.has("thoughts_in_text") ? withoutThoughts(storable) : storable;
}

/** Returns the tool calls of a reply, or else those that the model wrote into its text. */
function readCalls(
  message: WireMessage | undefined,
  content: string,
  offered: readonly ToolOffer[],
): Pick<Completion, "content" | "toolCalls"> {
  const calls = message?.calls ?? [];
  if (calls.length > 0) return { content, toolCalls: [...calls] };
  return readWrittenCalls(
    content,
    offered.map(({ name }) => name),
  );
}

function readUsage(usage: CompletionUsage | null | undefined): TokenUsage | undefined {
  if (!usage) return undefined;
  const input = readTokens(usage.prompt_tokens ?? 0);
  const output = readTokens(usage.completion_tokens ?? 0);
  return input === undefined || output === undefined ? undefined : { input, output };
}
