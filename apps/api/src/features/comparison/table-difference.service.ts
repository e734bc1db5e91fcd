import { answerLanguageOf } from "../citations/answer-language.rules.ts";
import type {
  Answer,
  AnswerLanguage,
  Passage,
  ProgressReport,
  Tables,
} from "../citations/answer.rules.ts";
import { citeQuotes } from "../citations/citations.service.ts";
import { escapeInside } from "../citations/markdown.rules.ts";
import { formatValue } from "../table-answers/value-format.rules.ts";
import type { Computation, Value } from "../tables/computation.rules.ts";
import { QueryRefused } from "../tables/computing.service.ts";
import { formatTable, formatTitle, nameDocument, wordsOf } from "./comparison-format.rules.ts";
import type { ComparisonQuestion } from "./comparison-question.rules.ts";
import type { DocumentPair } from "./document-pair.rules.ts";
import {
  chooseKey,
  chooseMeasures,
  chooseNamedRows,
  findTablePair,
  formatChangedRows,
  formatKeyQuery,
  formatLabelQuery,
  formatMissingRows,
  listKeyColumns,
  listLabels,
  type RowQuery,
  type SharedColumn,
  type TablePair,
} from "./table-difference.rules.ts";

type Work = {
  readonly report: ProgressReport;
  readonly signal: AbortSignal;
  readonly tables: Tables | null;
};

type Keyed = { readonly tables: TablePair; readonly key: SharedColumn };
type Result = { readonly passage: Passage; readonly computation: Computation };

/** Computes which rows two versions of a table do not have in common, and which values changed. */
export async function answerFromTablePair(
  question: ComparisonQuestion,
  pair: DocumentPair,
  { report, signal, tables }: Work,
): Promise<Answer | undefined> {
  const { asks } = question;
  const isAsked = (["changed", "added", "removed", "raised", "lowered"] as const).some((aspect) =>
    asks.has(aspect),
  );
  if (!tables || !isAsked) return undefined;
  const compute = (sql: string): Promise<Result> =>
    report
      .step({ kind: "compute", query: sql }, async () => [await tables.compute(sql, signal)])
      .then(([result]) => result as Result);
  try {
    const keyed = await findKey(await tables.list(), pair, compute);
    if (!keyed) return undefined;
    const parts = await computeDifference(question, keyed, compute);
    return formatParts(parts, { pair, report, language: answerLanguageOf(question.language) });
  } catch (error) {
    if (!(error instanceof QueryRefused)) throw error;
    return undefined;
  }
}

async function findKey(
  all: Awaited<ReturnType<Tables["list"]>>,
  { older, newer }: DocumentPair,
  compute: (sql: string) => Promise<Result>,
): Promise<Keyed | undefined> {
  const of = (id: string) =>
    all.filter(({ documentId, outline }) => documentId === id && !outline.tooLarge);
  const tables = findTablePair(of(older.documentId), of(newer.documentId));
  if (!tables) return undefined;
  const keys = listKeyColumns(tables);
  const { computation } = await compute(formatKeyQuery(tables, keys));
  const key = chooseKey(keys, computation.rows[0] ?? []);
  return key && { tables, key };
}

/** A part of the answer: rows that only one version has, or the changes of one column. */
type Part = Result & {
  readonly kind: "added" | "removed" | "changed";
  readonly columns: RowQuery["columns"];
  /** The rows of the result that the question is about. */
  readonly rows: readonly (readonly Value[])[];
};

async function computeDifference(
  question: ComparisonQuestion,
  { tables, key }: Keyed,
  compute: (sql: string) => Promise<Result>,
): Promise<Part[]> {
  const labels = listLabels(tables, key);
  const { computation } = await compute(formatLabelQuery(tables, labels));
  const named = chooseNamedRows(computation.rows, question.terms);
  const parts: Part[] = [];
  for (const { kind, sql, columns } of listQueries(question, { tables, key, labels, named })) {
    const result = await compute(sql);
    const { rows } = result.computation;
    const about = named && kind === "changed" ? rows.filter(([id]) => named.has(id ?? "")) : rows;
    parts.push({ kind, columns, rows: about, ...result });
  }
  return parts;
}

type Given = Keyed & {
  readonly labels: readonly SharedColumn[];
  /** The rows that the question names; undefined if it names none. */
  readonly named: ReadonlySet<Value> | undefined;
};

/** Lists the queries for what a question asks for. A question about a row or a column asks for no list of what is new. */
function listQueries(
  question: ComparisonQuestion,
  { tables, key, labels, named }: Given,
): (RowQuery & { readonly kind: Part["kind"] })[] {
  const { asks } = question;
  const measures = chooseMeasures(tables, key, question);
  const isGeneral = asks.has("changed");
  const asksAll = isGeneral && named === undefined && !measures.isNamed;
  // "Which of the two is cheaper for ...?" does not say which it is.
  const both = asks.has("raised") === asks.has("lowered") || asks.has("compared");
  const direction = both ? undefined : asks.has("raised") ? "raised" : "lowered";
  const isOrdered = asks.has("raised") || asks.has("lowered");
  const changing = isGeneral || isOrdered ? measures.columns : [];
  const missing = [
    ...(asksAll || asks.has("added") ? (["newer"] as const) : []),
    ...(asksAll || asks.has("removed") ? (["older"] as const) : []),
  ];
  return [
    ...changing
      .filter((column) => !labels.includes(column))
      .map((column) => ({
        kind: "changed" as const,
        ...formatChangedRows(tables, column, { key, labels, direction }),
      })),
    ...missing.map((of) => ({
      kind: of === "newer" ? ("added" as const) : ("removed" as const),
      ...formatMissingRows(tables, { key, of }),
    })),
  ];
}

function formatParts(
  parts: readonly Part[],
  given: { pair: DocumentPair; report: ProgressReport; language: AnswerLanguage },
): Answer | undefined {
  const { pair, report, language } = given;
  const { changed, onlyIn, cut } = wordsOf(language);
  const filled = parts.filter(({ rows }) => rows.length > 0);
  if (filled.length === 0) return undefined;
  const titles = {
    added: onlyIn(nameDocument(pair.newer, language)),
    removed: onlyIn(nameDocument(pair.older, language)),
    changed,
  };
  const passages = filled.map(({ passage }) => passage);
  const blocks = filled.map((part, at) =>
    [formatTitle(titles[part.kind]), formatPart(part, at + 1, { pair, language })].join("\n\n"),
  );
  report.evidence(passages);
  const text = citeQuotes(blocks.join("\n\n"), passages);
  const isCut = filled.some(({ computation }) => computation.cut);
  const outcome = isCut ? "partly" : "answered";
  return { ...text, outcome, missing: isCut ? cut : null, nearest: [], model: null };
}

/** Formats the rows of a part as a table: a row whose values changed has the older and the newer one at its end. */
function formatPart(
  { kind, columns, rows }: Part,
  number: number,
  { pair, language }: { pair: DocumentPair; language: AnswerLanguage },
): string {
  const names = columns.map(({ newer }) => newer.name);
  const measure = columns.at(-1);
  const sides = [pair.older, pair.newer].map((side) => nameDocument(side, language));
  const isChanged = kind === "changed" && measure !== undefined;
  const header = isChanged
    ? [...names.slice(0, -1), ...sides.map((side) => `${measure.newer.name} (${side})`)]
    : names;
  const cells = rows.map((row) =>
    row.map((value, at) => {
      const column = columns[Math.min(at, columns.length - 1)]?.newer;
      const shown = escapeInside(formatValue(value, column, language));
      const marked = isChanged && at === row.length - 1 ? `**${shown}**` : shown;
      return at === row.length - 1 ? `${marked} [${number}]` : marked;
    }),
  );
  return formatTable(header, cells);
}
