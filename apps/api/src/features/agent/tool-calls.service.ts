import { z } from "zod";
import type { ToolCall } from "../../platform/models/models.ts";
import type { AnswerRequest } from "../citations/answer.rules.ts";
import type { SearchSession } from "../quoting/search-session.service.ts";
import { aroundOffer, queryTool } from "./prompts.rules.ts";
import type { QueryLimiter } from "./query-limiter.service.ts";
import type { ContextWindow } from "./context-window.service.ts";
import type { TableCalls } from "./table-calls.service.ts";
import { parseArguments } from "./tool-arguments.rules.ts";

const longestQuery = 500;
/** Passages on each side of one that the model asks for. */
const neighboursRead = 2;

// Whatever else a model passes is passed over: what a tool may read was settled before.
const searchArguments = z.object({ query: z.string().trim().min(1) });
const aroundArguments = z.object({ passage: z.coerce.number().int() });

type Tools = ContextWindow & {
  readonly tables: TableCalls;
  readonly limit: QueryLimiter;
};

/** Does what a model asks for in one call, and says what came of it. */
export function openToolCalls(
  asked: AnswerRequest,
  session: SearchSession,
  { shown, show, tables, limit }: Tools,
) {
  return async function answerCall(call: ToolCall): Promise<string> {
    if (call.name === aroundOffer.name && asked.library) return await readOn(call);
    if (call.name === queryTool.name && tables.known()) return await tables.answer(call);
    const tool = asked.tools.find(({ id }) => id === call.name);
    if (!tool) return `There is no tool ${call.name.slice(0, 64)}.`;
    const query = parseArguments(searchArguments, call.arguments)?.query.slice(0, longestQuery);
    if (query === undefined) return 'The arguments cannot be read. Pass {"query": "..."}.';
    const sent = limit(tool, query);
    const found = await session.find(sent, [tool]);
    const told = show(found) + (await tables.tell(query, found));
    return sent === query ? told : `Only this was searched for: ${sent}\n${told}`;
  };

  /** What stands next to a passage that was shown, by its number. */
  async function readOn(call: ToolCall): Promise<string> {
    const number = parseArguments(aroundArguments, call.arguments)?.passage;
    const passage = shown[(number ?? 0) - 1];
    if (!passage || passage.url !== undefined) {
      return 'There is no such passage of a document. Pass {"passage": 1}.';
    }
    const { chunkId } = passage;
    return show(await session.around([{ chunkId, before: neighboursRead, after: neighboursRead }]));
  }
}
