import { z } from "zod";
import type { ToolCall } from "../../platform/models/models.ts";
import type { AnswerRequest, Passage, ProgressReport } from "../citations/answer.rules.ts";
import { formatTables } from "./prompts.rules.ts";
import { QueryRefused } from "../tables/computing.service.ts";
import { parseArguments } from "./tool-arguments.rules.ts";

const queryArguments = z.object({
  sql: z.string().transform(withoutFence).pipe(z.string().min(1)),
});

function withoutFence(sql: string): string {
  return sql.replace(/^\s*```(?:sql(?:ite)?)?\s*|\s*```\s*$/gi, "").trim();
}

/** What a model learns of tables in one answer. */
export type TableCalls = {
  /** Whether it was told of any. */
  known(): boolean;
  /** All that it was told of them: their names, headers and some of their values. */
  told(): readonly string[];
  /** What there is to compute with beside what a search found; "" for nothing new. */
  tell(query: string, found: readonly Passage[]): Promise<string>;
  /** Runs the query it asks for. */
  answer(call: ToolCall): Promise<string>;
};

/** `show` numbers a passage and shows it between the fences; `onFirst` is called before the first table is told of. */
export function openTableCalls(
  { tables }: AnswerRequest,
  at: {
    fence: string;
    report: ProgressReport;
    signal: AbortSignal;
    show: (found: readonly Passage[]) => string;
  },
  onFirst: () => void,
): TableCalls {
  const told: string[] = [];
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
    return at.show(fresh);
  }

  /** What a query could have named: it may have mixed up the columns of two tables. */
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
    known: () => told.length > 0,
    told: () => told,
    async tell(query, found) {
      const documents = [...new Set(found.map(({ documentId }) => documentId))];
      const sketches = (await tables?.describeNew(query, documents)) ?? [];
      if (sketches.length === 0) return formatTables(at.fence, []);
      if (told.length === 0) onFirst();
      const written = formatTables(at.fence, sketches);
      told.push(written);
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
