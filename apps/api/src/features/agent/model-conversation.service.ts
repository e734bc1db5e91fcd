import { randomBytes } from "node:crypto";
import type { ChatMessage, ToolCall, ToolOffer } from "../../platform/models/models.ts";
import type {
  AnswerRequest,
  Passage,
  ProgressReport,
  ScopeFacts,
  Tool,
} from "../citations/answer.rules.ts";
import { type SearchSession, openSearchSession } from "../quoting/search-session.service.ts";
import { neighboursOf } from "../quoting/neighbours.rules.ts";
import type { TokenBudget } from "./token-budget.service.ts";
import { answeringPrompt, recentTurns, tablesPrompt } from "./prompts.rules.ts";
import { trimPassages } from "./context-trimming.rules.ts";
import { type ContextWindow, openContextWindow } from "./context-window.service.ts";
import { openDocumentCalls } from "./document-calls.service.ts";
import { openTableCalls, type TableCalls } from "./table-calls.service.ts";
import { openQueryLimiter, type QueryLimiter } from "./query-limiter.service.ts";
import { openToolCalls } from "./tool-calls.service.ts";
import { aroundOffer, listOffer, queryTool, readOffer, toToolOffer } from "./tool-offers.rules.ts";

/** Tokens of the passages of the first search, and of these with their neighbours: a simple question stays cheap. */
const firstSearchTokens = { passages: 2_500, all: 2_800 };
/** After so many searches in a row that bring nothing new, the model answers with what it has. */
const emptySearchesMax = 2;

/** The conversation with the model about one answer. */
export type ModelConversation = {
  readonly asked: AnswerRequest;
  /** The passages that the model has seen: its number n is at index n - 1. */
  readonly shown: readonly Passage[];
  readonly session: SearchSession;
  readonly messages: ChatMessage[];
  /**
   * Returns the tools that the model may call now: table queries only after the first table was described, and none once
   * searching is of no use.
   */
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
  { languages, folders }: ScopeFacts = { languages: [], folders: new Map() },
): ModelConversation {
  const fence = `passage-${randomBytes(8).toString("hex")}`;
  const session = openSearchSession(asked, report, signal);
  const { shown, show, showInParts } = openContextWindow(fence, budget, folders);
  const offered = asked.tools.map(toToolOffer);
  const searches = offered.map(({ name }) => name);
  const hasLibrary = asked.library !== null;
  const briefing = { searches, hasLibrary, languages, today: new Date() };
  const prompt = answeringPrompt(fence, briefing);
  const messages: ChatMessage[] = [
    { role: "system", content: prompt },
    ...recentTurns(asked.history),
    { role: "user", content: asked.question },
  ];

  const tables = openTableCalls(asked, { fence, report, signal, show }, () => {
    messages[0] = { role: "system", content: prompt + tablesPrompt(fence) };
  });
  const documents = openDocumentCalls(asked.library, { fence, folders, report, show });
  const limit = openQueryLimiter(asked, () => ({
    shown,
    names: [...tables.described(), ...documents.listed()],
  }));
  const calls = openToolCalls(asked, session, { shown, show, tables, documents, limit, budget });

  return {
    asked,
    shown,
    session,
    messages,
    tools: () =>
      calls.emptySearches() >= emptySearchesMax
        ? []
        : [
            ...offered,
            ...(hasLibrary ? [aroundOffer, readOffer, listOffer] : []),
            ...(tables.hasDescribed() ? [queryTool] : []),
          ],
    trim: () => trimPassages(fence, messages),
    searchFirst: (query) => searchFirst(query, { asked, session, messages, limit, tables, show }),
    showWhole(passages, partLength) {
      report.evidence(passages.slice(0, 20));
      return showInParts(passages, partLength);
    },
    async answerCalls(written, wanted) {
      messages.push({ role: "assistant", content: written, toolCalls: wanted });
      // In sequence, because passages are numbered in the order of the calls.
      for (const call of wanted) {
        messages.push({ role: "tool", toolCallId: call.id, content: await calls.answer(call) });
      }
    },
  };
}

type FirstSearch = Pick<ModelConversation, "asked" | "session" | "messages"> & {
  readonly limit: QueryLimiter;
  readonly tables: TableCalls;
  readonly show: ContextWindow["show"];
};

async function searchFirst(
  query: string,
  { asked, session, messages, limit, tables, show }: FirstSearch,
): Promise<void> {
  const asking = asked.tools.map((tool) => ({ tool, sent: limit(tool, query) }));
  const calls = asking.map(({ tool, sent }, at) => callOf(tool, at, sent));
  // The list loads during the search. Its failure is thrown when the list is used.
  asked.tables?.list().catch(() => undefined);
  const found = await Promise.all(asking.map(({ tool, sent }) => session.find(sent, [tool])));
  messages.push({ role: "assistant", content: "", toolCalls: calls });
  for (const [at, call] of calls.entries()) {
    // Each tool has its share of the tokens.
    const upTo = (tokens: number) => (tokens * (at + 1)) / calls.length;
    const { text } = show(found[at] ?? [], upTo(firstSearchTokens.passages));
    const [neighbours, described] = await Promise.all([
      session.around(neighboursOf(found[at] ?? [])),
      at === 0 ? tables.describe(query, found.flat()) : "",
    ]);
    const beside = show(neighbours, upTo(firstSearchTokens.all));
    const more = beside.count > 0 ? `\n\nBefore and after these:\n${beside.text}` : "";
    messages.push({ role: "tool", toolCallId: call.id, content: text + more + described });
  }
}

function callOf(tool: Tool, at: number, query: string): ToolCall {
  return { id: `search_${at}`, name: tool.id, arguments: JSON.stringify({ query }) };
}
