import { z } from "zod";
import type { ToolCall } from "../../platform/models/models.ts";
import type { AnswerRequest } from "../citations/answer.rules.ts";
import type { SearchSession } from "../quoting/search-session.service.ts";
import type { QueryLimiter } from "./query-limiter.service.ts";
import type { ContextWindow } from "./context-window.service.ts";
import type { DocumentCalls } from "./document-calls.service.ts";
import type { TableCalls } from "./table-calls.service.ts";
import type { TokenBudget } from "./token-budget.service.ts";
import { parseArguments, toolText } from "./tool-arguments.rules.ts";
import { aroundOffer, queryTool } from "./tool-offers.rules.ts";

const longestQuery = 500;
/** Passages read on each side of a passage. */
const neighboursRead = 2;

// Other arguments are ignored: the caller's rights have already limited what a tool may read.
const searchArguments = z.object({ query: toolText.pipe(z.string().min(1)) });
const aroundArguments = z.object({ passage: z.coerce.number().int() });

type Tools = Pick<ContextWindow, "shown" | "show"> & {
  readonly tables: TableCalls;
  readonly documents: DocumentCalls;
  readonly limit: QueryLimiter;
  readonly budget: TokenBudget;
};

export type ToolCalls = {
  /** Executes a tool call and returns its result as text for the model. */
  answer(call: ToolCall): Promise<string>;
  /** How many searches have found no new passage since one last did. */
  emptySearches(): number;
};

export function openToolCalls(
  asked: AnswerRequest,
  session: SearchSession,
  { shown, show, tables, documents, limit, budget }: Tools,
): ToolCalls {
  let emptySearches = 0;

  async function search(call: ToolCall): Promise<string> {
    const tool = asked.tools.find(({ id }) => id === call.name);
    if (!tool) return `There is no tool ${call.name.slice(0, 64)}.`;
    const query = parseArguments(searchArguments, call.arguments)?.query.slice(0, longestQuery);
    if (query === undefined) return 'The arguments cannot be read. Pass {"query": "..."}.';
    const sent = limit(tool, query);
    const found = await session.find(sent, [tool]);
    const { text, count } = show(found);
    const described = await tables.describe(query, found);
    const isEmpty = count === 0 && described === "";
    emptySearches = isEmpty ? emptySearches + 1 : 0;
    if (isEmpty) budget.countEmptySearch();
    const result = text + described;
    return sent === query ? result : `Only this was searched for: ${sent}\n${result}`;
  }

  /** Returns the neighbours of a passage, by its number. */
  async function readAround(call: ToolCall): Promise<string> {
    const number = parseArguments(aroundArguments, call.arguments)?.passage;
    const passage = shown[(number ?? 0) - 1];
    if (!passage || passage.url !== undefined) {
      return 'There is no such passage of a document. Pass {"passage": 1}.';
    }
    const { chunkId } = passage;
    const wanted = [{ chunkId, before: neighboursRead, after: neighboursRead }];
    return show(await session.around(wanted)).text;
  }

  return {
    emptySearches: () => emptySearches,
    async answer(call) {
      if (call.name === aroundOffer.name && asked.library) return await readAround(call);
      if (call.name === queryTool.name && tables.hasDescribed()) return await tables.answer(call);
      return (await documents.answer(call)) ?? (await search(call));
    },
  };
}
