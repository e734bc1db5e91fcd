import { answerLanguageOf } from "../citations/answer-language.rules.ts";
import {
  type Answer,
  type AnswerLanguage,
  citePassage,
  type Passage,
  type ProgressReport,
  type Tables,
} from "../citations/answer.rules.ts";
import { verifyQuotes } from "../citations/citations.service.ts";
import { escapeMarkdown } from "../citations/markdown.rules.ts";
import type { Computation, Value } from "../tables/computation.rules.ts";
import { QueryRefused } from "../tables/computing.service.ts";
import { formatTitle, nameDocument, wordsOf } from "./comparison-format.rules.ts";
import type { ComparisonQuestion } from "./comparison-question.rules.ts";
import type { DocumentPair } from "./document-pair.rules.ts";
import {
  chooseKey,
  chooseMeasures,
  findTablePair,
  formatChangedRows,
  formatKeyQuery,
  formatMissingRows,
  listKeyColumns,
  listLabels,
  type RowQuery,
  type SharedColumn,
  type TablePair,
} from "./table-difference.rules.ts";
import { formatNumber } from "./table-values.rules.ts";

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
};

async function computeDifference(
  question: ComparisonQuestion,
  { tables, key }: Keyed,
  compute: (sql: string) => Promise<Result>,
): Promise<Part[]> {
  const { asks } = question;
  const labels = listLabels(tables, key);
  const queries: { kind: Part["kind"]; query: RowQuery }[] = [];
  const isGeneral = asks.has("changed");
  if (asks.has("raised") || asks.has("lowered") || isGeneral) {
    const both = asks.has("raised") === asks.has("lowered");
    const direction = both ? undefined : asks.has("raised") ? "raised" : "lowered";
    for (const column of chooseMeasures(tables, key, question)) {
      if (labels.includes(column)) continue;
      const query = formatChangedRows(tables, column, { key, labels, direction });
      queries.push({ kind: "changed", query });
    }
  }
  if (asks.has("added") || isGeneral) {
    queries.push({ kind: "added", query: formatMissingRows(tables, { key, of: "newer" }) });
  }
  if (asks.has("removed") || isGeneral) {
    queries.push({ kind: "removed", query: formatMissingRows(tables, { key, of: "older" }) });
  }
  const parts: Part[] = [];
  for (const { kind, query } of queries) {
    parts.push({ kind, columns: query.columns, ...(await compute(query.sql)) });
  }
  return parts;
}

function formatParts(
  parts: readonly Part[],
  given: { pair: DocumentPair; report: ProgressReport; language: AnswerLanguage },
): Answer | undefined {
  const { pair, report, language } = given;
  const { changed, onlyIn } = wordsOf(language);
  const filled = parts.filter(({ computation }) => computation.rows.length > 0);
  if (filled.length === 0) return undefined;
  const titles = {
    added: onlyIn(nameDocument(pair.newer, language)),
    removed: onlyIn(nameDocument(pair.older, language)),
    changed: `${changed}: ${nameDocument(pair.older, language)} → ${nameDocument(pair.newer, language)}`,
  };
  const passages = filled.map(({ passage }) => passage);
  const blocks = filled.map((part, at) => {
    const lines = part.computation.rows.map((row) => `- ${formatRow(part, row)} [${at + 1}]`);
    return `${formatTitle(titles[part.kind])}\n\n${lines.join("\n")}`;
  });
  report.evidence(passages);
  const citations = passages.map((passage, at) => citePassage(at + 1, passage));
  const text = verifyQuotes({ content: blocks.join("\n\n"), citations }, passages);
  const cut = filled.some(({ computation }) => computation.cut);
  const missing = cut ? wordsOf(language).cut : null;
  return { ...text, outcome: cut ? "partly" : "answered", missing, nearest: [], model: null };
}

/** Formats a row: "LU-300, Ceiling panel: Price 64.00 → **58.00**", or all its values with their columns. */
function formatRow({ kind, columns, computation }: Part, row: readonly Value[]): string {
  const show = (value: Value | undefined, at: number) => {
    if (typeof value !== "number") return escapeMarkdown(String(value ?? "–"));
    const column = computation.rows.map((one) => one[at]);
    return formatNumber(value, column);
  };
  const last = columns.length - 1;
  if (kind === "changed") {
    const labels = row.slice(0, last).map((value, at) => show(value, at));
    const name = escapeMarkdown(columns[last]?.newer.name ?? "");
    return `${labels.join(", ")}: ${name} ${show(row[last], last)} → **${show(row[last + 1], last + 1)}**`;
  }
  const cells = columns.map(
    ({ newer }, at) => `${escapeMarkdown(newer.name)}: ${show(row[at], at)}`,
  );
  return cells.join("; ");
}
