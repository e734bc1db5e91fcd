import { z } from "zod";
import type { ToolCall } from "../../platform/models/models.ts";
import type { AnswerRequest, Passage, ProgressReport } from "../citations/answer.rules.ts";
import type { ContextWindow } from "./context-window.service.ts";
import { formatTables } from "./prompts.rules.ts";
import { QueryRefused } from "../tables/computing.service.ts";
import { parseArguments, toolText } from "./tool-arguments.rules.ts";

const queryArguments = z.object({
  sql: toolText.transform(withoutFence).pipe(z.string().min(1)),
});

function withoutFence(sql: string): string {
  return sql.replace(/^\s*```(?:sql(?:ite)?)?\s*|(?<!\s)\s*```\s*$/gi, "").trim();
}

/** The tables that a model may query in one answer. */
export type TableCalls = {
  /** Returns whether any table was described to the model. */
  hasDescribed(): boolean;
  /** Returns the descriptions: names, headers and some values of the tables. */
  described(): readonly string[];
  /** Describes the new tables that match a query or the passages found for it; "" if there are none. */
  describe(query: string, found: readonly Passage[]): Promise<string>;
  /** Runs the query of a tool call. */
  answer(call: ToolCall): Promise<string>;
};

/** `show` adds passages to the context window; `onFirst` is called before the first table is described. */
export function openTableCalls(
  { tables }: AnswerRequest,
  at: {
    fence: string;
    report: ProgressReport;
    signal: AbortSignal;
    show: ContextWindow["show"];
  },
  onFirst: () => void,
): TableCalls {
  const described: string[] = [];
  const computed = new Set<string>();

  async function run(sql: string): Promise<string> {
    if (!tables) return "There are no tables.";
    const found = await at.report.step({ kind: "compute", query: sql }, async () => {
      const { passage } = await tables.compute(sql, at.signal);
      return [passage];
    });
    const fresh = found.filter(({ chunkId }) => !computed.has(chunkId));
    if (fresh.length === 0) return "This was computed before, with the same result.";
    for (const { chunkId } of fresh) computed.add(chunkId);
    at.report.evidence(fresh);
    return at.show(fresh).text;
  }

  /** Lists the columns of the tables in a failed query, which may have mixed up the columns of two tables. */
  async function namesFor(sql: string): Promise<string> {
    const words = new Set(sql.toLowerCase().match(/[\p{L}\p{N}_]+/gu));
    const meant = (await tables?.list())?.filter(({ name }) => words.has(name)) ?? [];
    const names = meant.map(
      ({ name, columns }) =>
        `${name} has the columns ${columns.map(({ sqlName }) => sqlName).join(", ")}.`,
    );
    return names.length > 0 ? `\n${names.join("\n")}` : "";
  }

  return {
    hasDescribed: () => described.length > 0,
    described: () => described,
    async describe(query, found) {
      const documents = [...new Set(found.map(({ documentId }) => documentId))];
      const sketches = (await tables?.describeNew(query, documents)) ?? [];
      if (sketches.length === 0) return formatTables(at.fence, []);
      if (described.length === 0) onFirst();
      const written = formatTables(at.fence, sketches);
      described.push(written);
      return written;
    },
    async answer(call) {
      const sql = parseArguments(queryArguments, call.arguments)?.sql;
      if (sql === undefined) return 'The arguments cannot be read. Pass {"sql": "..."}.';
      try {
        return await run(sql);
      } catch (error) {
        if (!(error instanceof QueryRefused)) throw error;
        return `The query gave nothing: ${error.message}${await namesFor(sql)}`;
      }
    },
  };
}
