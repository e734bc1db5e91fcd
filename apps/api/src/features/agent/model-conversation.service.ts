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
  formatPassages,
} from "./prompts.rules.ts";
import { trimPassages } from "./context-trimming.rules.ts";
import { openContextWindow } from "./context-window.service.ts";
import { openTableCalls } from "./table-calls.service.ts";
import { openQueryLimiter } from "./query-limiter.service.ts";
import { openToolCalls } from "./tool-calls.service.ts";

/** The conversation of one answer with the model. */
export type ModelConversation = {
  readonly asked: AnswerRequest;
  /** What the model was shown: its passage n stands at n - 1. */
  readonly shown: readonly Passage[];
  readonly session: SearchSession;
  readonly messages: ChatMessage[];
  /** The tools of which the model knows how to use them: computing from the first table on that it was told of. */
  offers(): ToolOffer[];
  /** Searches with all the tools, as if the model had asked for it. */
  searchFirst(query: string): Promise<void>;
  /** Shows all of these passages, in parts of at most so many characters: what stands between the fences of each. */
  showWhole(passages: readonly Passage[], partLength: number): string[];
  /** Takes the lower half of the passages out of the messages again; false when only one is left. */
  showLess(): boolean;
  /** Does what the model asks for and adds the answers to the messages. */
  answerCalls(written: string, calls: readonly ToolCall[]): Promise<void>;
};

export function openModelConversation(
  asked: AnswerRequest,
  { report, budget, signal }: { report: ProgressReport; budget: TokenBudget; signal: AbortSignal },
): ModelConversation {
  const fence = `passage-${randomBytes(8).toString("hex")}`;
  const session = openSearchSession(asked, report, signal);
  const { shown, show } = openContextWindow(fence, budget);
  const offered = asked.tools.map(toToolOffer);
  const around = asked.library ? aroundOffer : undefined;
  const rules = answeringPrompt(fence, offered, around);
  const messages: ChatMessage[] = [
    { role: "system", content: rules },
    ...recentTurns(asked.history),
    { role: "user", content: asked.question },
  ];

  const tables = openTableCalls(asked, { fence, report, signal, show }, () => {
    messages[0] = { role: "system", content: rules + tablesPrompt(fence) };
  });
  const limit = openQueryLimiter(asked, () => ({ shown, tables: tables.told() }));
  const answerCall = openToolCalls(asked, session, { shown, show, tables, limit });

  return {
    asked,
    shown,
    session,
    messages,
    offers: () => [...offered, ...(around ? [around] : []), ...(tables.known() ? [queryTool] : [])],
    showLess: () => trimPassages(fence, messages),
    async searchFirst(query) {
      const asking = asked.tools.map((tool) => ({ tool, sent: limit(tool, query) }));
      const calls = asking.map(({ tool, sent }, at) => callOf(tool, at, sent));
      // Listed while the search goes on; whoever asks for the list is told of a failure.
      asked.tables?.list().catch(() => undefined);
      const found = await Promise.all(asking.map(({ tool, sent }) => session.find(sent, [tool])));
      messages.push({ role: "assistant", content: "", toolCalls: calls });
      for (const [at, call] of calls.entries()) {
        const content = show(found[at] ?? []);
        const [next, told] = await Promise.all([
          session.around(neighboursOf(found[at] ?? [])),
          at === 0 ? tables.tell(query, found.flat()) : "",
        ]);
        const more = next.length > 0 ? `\n\nNext to these stand:\n${show(next)}` : "";
        messages.push({ role: "tool", toolCallId: call.id, content: content + more + told });
      }
    },
    showWhole(passages, partLength) {
      report.evidence(passages.slice(0, 20));
      return cutIntoParts(passages, partLength).map((part) => {
        const numbered = part.map((passage) => ({ number: shown.push(passage), passage }));
        return formatPassages(fence, numbered);
      });
    },
    async answerCalls(written, calls) {
      messages.push({ role: "assistant", content: written, toolCalls: calls });
      // One after the other: numbers are given in the order of the calls.
      for (const call of calls) {
        messages.push({ role: "tool", toolCallId: call.id, content: await answerCall(call) });
      }
    },
  };
}

/** Neighbours together, as many as fit. */
function cutIntoParts(passages: readonly Passage[], partLength: number): Passage[][] {
  const parts: Passage[][] = [[]];
  let length = 0;
  for (const passage of passages) {
    if (length > 0 && length + passage.text.length > partLength) {
      parts.push([]);
      length = 0;
    }
    parts.at(-1)?.push(passage);
    length += passage.text.length;
  }
  return parts;
}

function callOf(tool: Tool, at: number, query: string): ToolCall {
  return { id: `search_${at}`, name: tool.id, arguments: JSON.stringify({ query }) };
}
