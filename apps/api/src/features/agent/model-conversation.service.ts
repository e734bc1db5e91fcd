import { randomBytes } from "node:crypto";
import type { ChatMessage, ToolCall, ToolOffer } from "../../platform/models/models.ts";
import type { AnswerRequest, Passage, ProgressReport, Tool } from "../citations/answer.rules.ts";
import { type SearchSession, openSearchSession } from "../quoting/search-session.service.ts";
import { neighboursOf } from "../quoting/neighbours.rules.ts";
import type { TokenBudget } from "./token-budget.service.ts";
import {
  answeringPrompt,
  aroundOffer,
  toToolOffer,
  queryTool,
  recentTurns,
  tablesPrompt,
} from "./prompts.rules.ts";
import { trimPassages } from "./context-trimming.rules.ts";
import { openContextWindow } from "./context-window.service.ts";
import { openTableCalls } from "./table-calls.service.ts";
import { openQueryLimiter } from "./query-limiter.service.ts";
import { openToolCalls } from "./tool-calls.service.ts";

/** The conversation with the model about one answer. */
export type ModelConversation = {
  readonly asked: AnswerRequest;
  /** The passages that the model has seen: its number n is at index n - 1. */
  readonly shown: readonly Passage[];
  readonly session: SearchSession;
  readonly messages: ChatMessage[];
  /** Returns the tools that the model may call now: table queries only after the first table was described. */
  tools(): ToolOffer[];
  /** Searches with every tool, as if the model had called them. */
  searchFirst(query: string): Promise<void>;
  /** Adds all of these passages and returns them as fenced texts of at most this length. */
  showWhole(passages: readonly Passage[], partLength: number): string[];
  /** Removes the less relevant half of the passages from the messages; returns false if only one is left. */
  trim(): boolean;
  /** Executes the model's tool calls and adds their results to the messages. */
  answerCalls(written: string, calls: readonly ToolCall[]): Promise<void>;
};

export function openModelConversation(
  asked: AnswerRequest,
  { report, budget, signal }: { report: ProgressReport; budget: TokenBudget; signal: AbortSignal },
): ModelConversation {
  const fence = `passage-${randomBytes(8).toString("hex")}`;
  const session = openSearchSession(asked, report, signal);
  const { shown, show, showInParts } = openContextWindow(fence, budget);
  const offered = asked.tools.map(toToolOffer);
  const around = asked.library ? aroundOffer : undefined;
  const prompt = answeringPrompt(fence, offered, around);
  const messages: ChatMessage[] = [
    { role: "system", content: prompt },
    ...recentTurns(asked.history),
    { role: "user", content: asked.question },
  ];

  const tables = openTableCalls(asked, { fence, report, signal, show }, () => {
    messages[0] = { role: "system", content: prompt + tablesPrompt(fence) };
  });
  const limit = openQueryLimiter(asked, () => ({ shown, tables: tables.described() }));
  const answerCall = openToolCalls(asked, session, { shown, show, tables, limit });

  return {
    asked,
    shown,
    session,
    messages,
    tools: () => [
      ...offered,
      ...(around ? [around] : []),
      ...(tables.hasDescribed() ? [queryTool] : []),
    ],
    trim: () => trimPassages(fence, messages),
    async searchFirst(query) {
      const asking = asked.tools.map((tool) => ({ tool, sent: limit(tool, query) }));
      const calls = asking.map(({ tool, sent }, at) => callOf(tool, at, sent));
      // The list loads during the search. Its failure is thrown when the list is used.
      asked.tables?.list().catch(() => undefined);
      const found = await Promise.all(asking.map(({ tool, sent }) => session.find(sent, [tool])));
      messages.push({ role: "assistant", content: "", toolCalls: calls });
      for (const [at, call] of calls.entries()) {
        const content = show(found[at] ?? []);
        const [neighbours, described] = await Promise.all([
          session.around(neighboursOf(found[at] ?? [])),
          at === 0 ? tables.describe(query, found.flat()) : "",
        ]);
        const more = neighbours.length > 0 ? `\n\nNext to these stand:\n${show(neighbours)}` : "";
        messages.push({ role: "tool", toolCallId: call.id, content: content + more + described });
      }
    },
    showWhole(passages, partLength) {
      report.evidence(passages.slice(0, 20));
      return showInParts(passages, partLength);
    },
    async answerCalls(written, calls) {
      messages.push({ role: "assistant", content: written, toolCalls: calls });
      // In sequence, because passages are numbered in the order of the calls.
      for (const call of calls) {
        messages.push({ role: "tool", toolCallId: call.id, content: await answerCall(call) });
      }
    },
  };
}

function callOf(tool: Tool, at: number, query: string): ToolCall {
  return { id: `search_${at}`, name: tool.id, arguments: JSON.stringify({ query }) };
}
