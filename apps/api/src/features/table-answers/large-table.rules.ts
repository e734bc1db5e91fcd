import { giveWay } from "../../platform/give-way.ts";
import type { Language } from "../tables/computation-notes.rules.ts";
import type { NamedTable } from "../tables/table-names.rules.ts";
import { findSizeLimit, type SizeLimit } from "../tables/too-large.rules.ts";
import { linkColumn } from "./name-matching.rules.ts";
import { isRanked } from "./table-question.rules.ts";
import { readQuestion, type TableQuestion } from "./table-words.rules.ts";

const mostNamed = 3;
const computing = ["sum", "average", "median", "count", "share", "difference"] as const;

/**
 * Describes the tables that a question asks to compute with and that are too large for it; undefined if there are none.
 * Their values are unknown, so the question must name a column.
 */
export async function describeTooLarge(
  question: string,
  language: string | null,
  tables: readonly NamedTable[],
): Promise<string | undefined> {
  const read = readQuestion(question, language);
  if (!read) return undefined;
  const asks = new Set(read.cues.map(({ kind }) => kind));
  if (!isRanked(asks) && !computing.some((kind) => asks.has(kind))) return undefined;
  const lines = new Set<string>();
  for (const table of tables) {
    if (!table.outline.tooLarge || !table.outline.hasHeader) continue;
    await giveWay();
    if (namesColumn(table, read, asks.has("count"))) lines.add(describe(table, read.reply));
  }
  return lines.size === 0 ? undefined : [...lines].slice(0, mostNamed).join(" ");
}

/** Whether a question names a column in full that can be computed with: of numbers, or any to be counted. */
function namesColumn(table: NamedTable, read: TableQuestion, counted: boolean): boolean {
  return table.columns.some((column) =>
    linkColumn(column, read).some(
      (link) => link.kind === "column" && link.whole && (counted || column.type === "number"),
    ),
  );
}

function describe({ filename, outline }: NamedTable, language: Language): string {
  const limit = findSizeLimit(outline);
  if (language === "de") {
    const sheet = outline.sheet === "" ? "" : `, Blatt „${outline.sheet}“,`;
    return `Die Tabelle in „${filename}“${sheet} ist zu groß, um mit ihr zu rechnen. ${limit ? german(limit) : ""}`;
  }
  const sheet = outline.sheet === "" ? "" : `, sheet “${outline.sheet}”,`;
  return `The table in “${filename}”${sheet} is too large to be computed with. ${limit ? english(limit) : ""}`;
}

function german(limit: SizeLimit): string {
  const most = limit.cellsMax.toLocaleString("de");
  return limit.of === "table"
    ? `Sie hat ${limit.cells.toLocaleString("de")} Zellen, möglich sind höchstens ${most}.`
    : `In einer Datei sind höchstens ${most} Zellen in ${limit.tablesMax} Tabellen möglich.`;
}

function english(limit: SizeLimit): string {
  const most = limit.cellsMax.toLocaleString("en");
  return limit.of === "table"
    ? `It has ${limit.cells.toLocaleString("en")} cells, and at most ${most} can be.`
    : `Of one file, at most ${most} cells in ${limit.tablesMax} tables can be.`;
}
