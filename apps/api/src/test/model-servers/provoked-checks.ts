import { openAccess, type Tried } from "../../platform/models/compatibility/check.ts";
import { type ChatModel, ModelFailed } from "../../platform/models/models.ts";
import { openChatModel } from "../../platform/models/openai-chat.ts";
import { plainText } from "./model.ts";
import type { ModelServer } from "./server.ts";

/** What only an emulated server can be made to do. */
export type ProvokedName =
  | "exact_text"
  | "two_calls"
  | "call_returned"
  | "filtered"
  | "busy_once"
  | "busy"
  | "quota_used_up"
  | "broken_stream"
  | "broken_reply"
  | "context_in_stream";

type Request = Parameters<ChatModel["complete"]>[0];
type Provoked = Tried & { readonly server: ModelServer };

/** Each returns what a check of the product would: the usual detail, or that of its failure. */
export const provokedChecks: Readonly<Record<ProvokedName, (tried: Provoked) => Promise<string>>> =
  {
    exact_text: async (tried) => {
      const whole = await ask(tried, "Count.", {});
      const streamed = await ask(tried, "Count.", { onText: () => undefined });
      const texts = [whole.content, streamed.content];
      return texts.every((text) => text === plainText) ? "answered" : texts.join(" | ");
    },
    two_calls: async (tried) => {
      const words = "Provoked: two calls. Search the notices twice.";
      const { toolCalls } = await ask(tried, words, { tools: [tool], onText: () => undefined });
      const queries = toolCalls.map((call) => readQuery(call.arguments));
      const ids = new Set(toolCalls.map(({ id }) => id).filter(Boolean));
      return `${queries.join(" and ")}, ${ids.size} ids`;
    },
    call_returned: async (tried) => {
      const words = "Search the notices.";
      const { toolCalls } = await ask(tried, words, { tools: [tool], onText: () => undefined });
      await chatOf(tried).complete({
        messages: [
          { role: "user", content: words },
          { role: "assistant", content: "", toolCalls },
          ...toolCalls.map(({ id }) => ({
            role: "tool" as const,
            toolCallId: id,
            content: "Open.",
          })),
        ],
        tools: [tool],
      });
      const [, sent] = tried.server.asked.at(-1)?.body.messages ?? [];
      const returned = sent?.tool_calls?.map((call) => call["extra_content"] ?? "bare");
      return returned ? JSON.stringify(returned) : "none";
    },
    filtered: async (tried) => (await ask(tried, "Provoked: filter", {})).ended,
    busy_once: async (tried) => (await ask(tried, "Provoked: busy once", {})).ended,
    busy: async (tried) => {
      const chat = openChatModel(openAccess(tried, 0));
      return (await chat.complete({ messages: [user("Provoked: busy always")] })).ended;
    },
    quota_used_up: async (tried) => {
      const before = tried.server.asked.length;
      const asking = ask(tried, "Provoked: quota", {}).then(({ ended }) => ended);
      const outcome = await asking.catch(readReason);
      return `${outcome}, asked ${tried.server.asked.length - before} times`;
    },
    broken_stream: async (tried) =>
      (await ask(tried, "Provoked: broken", { onText: () => undefined })).ended,
    broken_reply: async (tried) => (await ask(tried, "Provoked: broken", {})).ended,
    context_in_stream: async (tried) =>
      (await ask(tried, "word ".repeat(20_000), { onText: () => undefined })).ended,
  };

export const usualOutcome: Readonly<Record<ProvokedName, string>> = {
  exact_text: "answered",
  two_calls: "hours and tides, 2 ids",
  call_returned: '["bare"]',
  filtered: "complete",
  busy_once: "complete",
  busy: "busy",
  quota_used_up: "complete, asked 1 times",
  broken_stream: "complete",
  broken_reply: "complete",
  context_in_stream: "context_exceeded",
};

/** Runs one, as the product runs its checks: a failure of the model is a result. */
export async function runProvoked(name: ProvokedName, tried: Provoked): Promise<string> {
  return await provokedChecks[name](tried).catch(readReason);
}

function readReason(error: unknown): string {
  if (error instanceof ModelFailed) return error.reason;
  throw error;
}

const tool = {
  name: "search_notices",
  description: "Searches.",
  parameters: { type: "object", properties: { query: { type: "string" } } },
};

function chatOf(tried: Provoked): ChatModel {
  return openChatModel(openAccess(tried, 1));
}

const user = (content: string) => ({ role: "user" as const, content });

function ask(tried: Provoked, words: string, request: Partial<Request>) {
  return chatOf(tried).complete({ messages: [user(words)], ...request }, tried.signal);
}

function readQuery(text: string): string {
  try {
    return String((JSON.parse(text) as { query?: unknown }).query);
  } catch {
    return `unreadable ${text}`;
  }
}
