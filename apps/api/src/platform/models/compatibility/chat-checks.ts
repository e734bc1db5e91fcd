import { z } from "zod";
import type { ChatMessage, ChatModel, Completion, ToolCall, ToolOffer } from "../models.ts";
import { openChatModel } from "../openai-chat.ts";
import { type Check, type Finding, openAccess, type Tried } from "./check.ts";

/** As many as an answer may take, so that a model that reasons first gets to its words. */
const maxTokens = 2_000;

const tool: ToolOffer = {
  name: "search_notices",
  description: "Searches the notices of the harbour office and returns what they say.",
  parameters: {
    type: "object",
    properties: { query: { type: "string", description: "What to look for" } },
    required: ["query"],
  },
};
const toolArguments = z.object({ query: z.string() });
const question = "When does the harbour office open? Search the notices to find out.";
const notice = "The harbour office opens at 7:45.";

type Request = Parameters<ChatModel["complete"]>[0];

/** Asks as the product does: with a temperature and the longest length. */
function complete(tried: Tried, request: Request): Promise<Completion> {
  const chat = openChatModel(openAccess(tried, 1));
  return chat.complete({ temperature: 0, maxTokens, ...request }, tried.signal);
}

const hello: ChatMessage[] = [{ role: "user", content: "Reply with one short sentence." }];

export const chatChecks: readonly Check[] = [
  {
    name: "chat",
    role: "chat",
    async run(tried) {
      await complete(tried, { messages: hello });
      return { outcome: "works", detail: "answered" };
    },
  },
  {
    name: "stream",
    role: "chat",
    after: "chat",
    async run(tried) {
      let pieces = 0;
      const { usage } = await complete(tried, {
        messages: [{ role: "user", content: "Count from one to twenty in words." }],
        onText: () => (pieces += 1),
      });
      if (pieces < 2) return { outcome: "limited", detail: "not_streamed" };
      if (!usage?.output) return { outcome: "limited", detail: "without_usage" };
      return { outcome: "works", detail: "answered" };
    },
  },
  {
    name: "tool_call",
    role: "chat",
    after: "chat",
    run: async (tried) => describeCall(await ask(tried)),
  },
  { name: "tool_result", role: "chat", after: "chat", run: answerFromResults },
  {
    name: "forced_tool",
    role: "chat",
    after: "tool_call",
    async run(tried) {
      const messages: ChatMessage[] = [{ role: "user", content: "Good morning!" }];
      return describeCall(await complete(tried, { messages, tools: [tool], mustCall: tool.name }));
    },
  },
];

function ask(tried: Tried): Promise<Completion> {
  const messages: ChatMessage[] = [{ role: "user", content: question }];
  return complete(tried, { messages, tools: [tool], onText: () => undefined });
}

function describeCall({ toolCalls }: Completion): Finding {
  const call = toolCalls.find(({ name }) => name === tool.name);
  if (!call) return { outcome: "limited", detail: "not_called" };
  const readable = readArguments(call.arguments);
  if (!readable) return { outcome: "fails", detail: "arguments_unreadable" };
  return { outcome: "works", detail: "called" };
}

function readArguments(text: string): boolean {
  try {
    return toolArguments.safeParse(JSON.parse(text)).success;
  } catch (error) {
    if (error instanceof SyntaxError) return false;
    throw error;
  }
}

/**
 * Gives the result of the model's own call, or of one that was made for it where it makes none: the product begins every
 * conversation with such a call.
 */
async function answerFromResults(tried: Tried): Promise<Finding> {
  const own = (await ask(tried)).toolCalls;
  for (const calls of [[madeCall], own]) {
    if (calls.length === 0) continue;
    const { content } = await complete(tried, {
      messages: [
        { role: "user", content: question },
        { role: "assistant", content: "", toolCalls: calls },
        ...calls.map(({ id }) => ({ role: "tool" as const, toolCallId: id, content: notice })),
      ],
      tools: [tool],
      onText: () => undefined,
    });
    if (!/\b0?7[:.h ]+45\b/.test(content)) return { outcome: "limited", detail: "result_ignored" };
  }
  return { outcome: "works", detail: "result_used" };
}

const madeCall: ToolCall = {
  id: "search_0",
  name: tool.name,
  arguments: JSON.stringify({ query: "opening hours" }),
};
