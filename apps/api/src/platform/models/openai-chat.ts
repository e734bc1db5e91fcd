import { BadRequestError } from "openai";
import type {
  ChatCompletionCreateParamsNonStreaming,
  ChatCompletionMessage,
  ChatCompletionMessageParam,
} from "openai/resources/chat/completions";
import { rethrowFailure } from "./model-failure.ts";
import { type ChatMessage, type ChatModel, ModelFailed, type ToolCall } from "./models.ts";
import type { ModelAccess } from "./openai-embedding.ts";

/** A person is waiting: two further tries, then the failure is told. */
const retries = 2;

type ChatRequest = Parameters<ChatModel["complete"]>[0];

/** Completions from an OpenAI-compatible chat endpoint. */
export function openChatModel(access: ModelAccess): ChatModel {
  return {
    name: access.model,
    async complete(request, signal) {
      const params = toParams(access.model, request);
      const message = await send(access, params, signal).catch((error: unknown) =>
        rethrowFailure(error, access.secret, signal),
      );
      const reply = { content: readContent(message), toolCalls: readToolCalls(message) };
      if (reply.content === "" && reply.toolCalls.length === 0) {
        throw new ModelFailed("The language model answered nothing");
      }
      return reply;
    },
  };
}

async function send(
  access: ModelAccess,
  params: ChatCompletionCreateParamsNonStreaming,
  signal?: AbortSignal,
): Promise<ChatCompletionMessage | undefined> {
  const options = { maxRetries: retries, ...(signal && { signal }) };
  try {
    const reply = await access.client.chat.completions.create(params, options);
    return reply.choices?.[0]?.message;
  } catch (error) {
    const { temperature, ...rest } = params;
    // Reasoning models take no temperature; it is a wish, not a need.
    if (temperature === undefined || !refusesTemperature(error)) throw error;
    return await send(access, rest, signal);
  }
}

function refusesTemperature(error: unknown): boolean {
  return (
    error instanceof BadRequestError &&
    (error.param === "temperature" || error.message.includes("temperature"))
  );
}

function toParams(model: string, request: ChatRequest): ChatCompletionCreateParamsNonStreaming {
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
function readContent(message: ChatCompletionMessage | undefined): string {
  const text = message?.content ?? message?.refusal ?? "";
  const storable = text.toWellFormed().replaceAll("\u0000", "");
  return storable.replace(/^\s*<think>[\s\S]*?<\/think>/, "").trim();
}

function readToolCalls(message: ChatCompletionMessage | undefined): ToolCall[] {
  return (message?.tool_calls ?? []).flatMap((call) =>
    call.type === "custom"
      ? []
      : [{ id: call.id, name: call.function.name, arguments: call.function.arguments }],
  );
}
