import { createHash } from "node:crypto";
import type { TenantApp } from "../../context/tenancy.ts";
import type {
  Answer,
  AnswerRequest,
  Passage,
  ProgressReport,
  Tables,
} from "../citations/answer.rules.ts";
import { citeQuotes } from "../citations/citations.service.ts";
import { escapeInside, escapeMarkdown } from "../citations/markdown.rules.ts";
import type { SearchScope } from "../folders/folder-scope.rules.ts";
import { formatNote } from "../tables/computation-notes.rules.ts";
import { type Computation, type Wording, formatComputation } from "../tables/computation.rules.ts";
import {
  findChunkAt,
  listTables,
  QueryRefused,
  runComputation,
} from "../tables/computing.service.ts";
import { type NamedTable, nameTables } from "../tables/table-names.rules.ts";
import { sketchTable } from "../tables/table-sketch.rules.ts";
import { isAdditive } from "./column-kinds.rules.ts";
import { describeTooLarge } from "./large-table.rules.ts";
import { describePlan } from "./plan-description.rules.ts";
import { formatAnswer, type AnswerLines } from "./table-answer.rules.ts";
import { planConversation } from "./plan-choice.rules.ts";
import { formatQuery } from "./table-query.rules.ts";
import { shownColumns, sumInstead, type TablePlan } from "./table-plan.rules.ts";
import { chooseTables } from "./table-ranking.rules.ts";

const rowsKept = 50;

/** Opens the tables of the scope, or of some of its documents, for one answer. */
export function openTables(
  app: TenantApp<"db" | "metrics">,
  scope: SearchScope,
  documentIds?: readonly string[],
): Tables {
  let listing: Promise<NamedTable[]> | undefined;
  const list = () =>
    (listing ??= listTables(app, scope, documentIds).then((all) => nameTables(all, new Set())));
  const described = new Set<string>();
  return {
    list,
    async describeNew(query, documentIds) {
      const tables = await list();
      const fresh = tables.filter(({ id }) => !described.has(id));
      const chosen = await chooseTables(fresh, query, new Set(documentIds));
      for (const { id } of chosen) described.add(id);
      return chosen.map(sketchTable);
    },
    async compute(sql, signal, wording = { about: null, language: "en" }) {
      const computation = await runComputation(app, scope, { tables: await list(), sql, signal });
      if (!computation) throw new QueryRefused("The query reads no table.");
      const passageId = await findChunkAt(app, scope, {
        documentId: computation.table.documentId,
        anchors: computation.anchors,
      });
      return { computation, passage: toPassage(computation, wording, passageId) };
    },
  };
}

/** A column of a table whose values add up to something, with the name of its file. */
type Total = { readonly filename: string; readonly column: string };

/** Lists one total of each table that has an amount with a unit, such as money. */
export async function listTotals(tables: Tables): Promise<Total[]> {
  const all = await tables.list();
  return all.flatMap(({ filename, outline, columns }) => {
    if (outline.tooLarge || !outline.hasHeader) return [];
    const amount = columns.find(
      (column) => column.type === "number" && column.unit !== null && isAdditive(column),
    );
    return amount ? [{ filename, column: withoutUnit(amount.name) }] : [];
  });
}

/** The unit in brackets is no part of what people call a column. */
function withoutUnit(name: string): string {
  const bracket = name.search(/[([]/);
  return bracket > 0 ? name.slice(0, bracket).trimEnd() : name;
}

function toPassage(computation: Computation, wording: Wording, passageId: string | null): Passage {
  const { table, sql, columns, rows, cut, countedRows, anchors, notes } = computation;
  return {
    chunkId: idOf(computation),
    documentId: table.documentId,
    filename: table.filename,
    headings: [table.outline.sheet, table.outline.title ?? ""].filter(Boolean),
    text: formatComputation(computation, wording),
    anchors,
    score: 1,
    computation: {
      query: sql,
      table: table.name,
      columns: [...columns],
      rows: rows.slice(0, rowsKept).map((row) => [...row]),
      cut: cut || rows.length > rowsKept,
      notes: notes.map((note) => formatNote(note, wording.language)),
      passage_id: passageId,
      ...(countedRows && { counted_rows: countedRows.map(([from, to]) => [from, to]) }),
    },
  };
}

/** Returns the same id for the same query over the same table: a UUID of version 8, which is for derived ids. */
function idOf({ table, sql }: Computation): string {
  const hex = createHash("sha256").update(`${table.id}\n${sql}`).digest("hex");
  const parts = [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    `8${hex.slice(17, 20)}`,
  ];
  return `${parts.join("-")}-${hex.slice(20, 32)}`;
}

/**
 * Computes the answer to the last of a user's questions, without a model; undefined if it is ambiguous or about something
 * else, so that it is answered from passages.
 */
export async function answerFromTable(
  questions: readonly string[],
  { language, tables }: Pick<AnswerRequest, "language" | "tables">,
  { report, signal }: { report: ProgressReport; signal: AbortSignal },
): Promise<Answer | undefined> {
  const planned = tables ? await planConversation(questions, language, await tables.list()) : [];
  const results: Result[] = [];
  for (const { plan } of planned) {
    const result = tables && (await computePlan(plan, tables, { report, signal }));
    if (result) results.push(result);
  }
  const [first, ...others] = results;
  // Tables that fit a question equally well must answer it alike.
  if (!first || others.some((other) => valuesOf(other) !== valuesOf(first))) return undefined;
  return formatResult(first, report);
}

type Result = {
  readonly plan: TablePlan;
  readonly lines: AnswerLines;
  readonly computation: Computation;
  readonly passage: Passage;
};

/** The values that an answer gives, without their units. */
function valuesOf({ lines: { lines } }: Result): string {
  const values = lines.flatMap((line) =>
    Array.from(line.matchAll(/\*\*([^*]+)\*\*/g), ([, value = ""]) => value),
  );
  return values
    .map((value) => value.replaceAll(/[^\p{L}\p{N}.,]/gu, ""))
    .toSorted()
    .join(" ");
}

/** Runs the query of a plan, or of the sum of the rows that it selects; undefined if neither gives an answer. */
async function computePlan(
  plan: TablePlan,
  tables: Tables,
  { report, signal }: { report: ProgressReport; signal: AbortSignal },
): Promise<Result | undefined> {
  for (const tried of [plan, ...sumInstead(plan)]) {
    const query = formatQuery(tried);
    const wording = { about: describePlan(tried), language: tried.language };
    try {
      const [found] = await report.step({ kind: "compute", query }, async () => [
        { ...(await tables.compute(query, signal, wording)), documentId: tried.table.documentId },
      ]);
      const lines = found && formatAnswer(tried, found.computation);
      if (lines)
        return { plan: tried, lines, computation: found.computation, passage: found.passage };
    } catch (error) {
      if (!(error instanceof QueryRefused)) throw error;
    }
  }
  return undefined;
}

function formatResult(
  { plan, lines: { title, lines }, computation, passage }: Result,
  report: ProgressReport,
): Answer | undefined {
  report.evidence([passage]);
  const said = lines.map((line) => `${escapeLine(line)} [1]`);
  // The units of what is asked for are shown beside the numbers.
  const shown = new Set(shownColumns(plan).map(({ name }) => name));
  const notesToShow = computation.notes.filter(
    (note) => note.kind !== "unit" || !shown.has(note.column),
  );
  const notes = notesToShow.map((note) => `${escapeMarkdown(formatNote(note, plan.language))} [1]`);
  const content =
    title === null
      ? [said.join("\n"), ...notes]
      : [escapeLine(title), said.map((line) => `- ${line}`).join("\n"), ...notes];
  const checked = citeQuotes(content.join("\n\n"), [passage]);
  // An answer that its own result does not support is not given.
  if (checked.claims.some(({ state }) => state === "not_supported")) return undefined;
  return { ...checked, outcome: "answered", missing: null, nearest: [], model: null };
}

/** Escapes a line except its own emphasis: names of columns and values are the file's, and a number must not start a list. */
function escapeLine(line: string): string {
  const [first = "", ...rest] = line.split("**");
  return [escapeMarkdown(first), ...rest.map(escapeInside)].join("**");
}

/** Describes the tables that a question asks about and that are too large to compute with; undefined if there are none. */
export async function describeTooLargeTables({
  question,
  language,
  tables,
}: AnswerRequest): Promise<string | undefined> {
  return tables ? describeTooLarge(question, language, await tables.list()) : undefined;
}
