import type { Language } from "../tables/computation-notes.rules.ts";
import type { NamedTable } from "../tables/table-names.rules.ts";
import { findSizeLimit, type SizeLimit } from "../tables/too-large.rules.ts";
import { columnsNamed, Words } from "./table-matching.rules.ts";
import { findCues, readWords } from "./table-words.rules.ts";

const mostNamed = 3;

/**
 * Describes the tables that a question asks to compute with and that are too large for it; undefined if there are none.
 * Their values are unknown, so the question must name a column.
 */
export function describeTooLarge(
  question: string,
  language: string | null,
  tables: readonly NamedTable[],
): string | undefined {
  const cues = findCues(question, language);
  if (!cues) return undefined;
  const asked = readWords(question, language);
  const large = tables.filter(({ outline }) => outline.tooLarge && outline.hasHeader);
  const meant = large.filter((table) => {
    const named = columnsNamed(table, new Words(asked, language));
    return named.some(
      ({ column, surely }) => surely && (cues.aggregate === "count" || column.type === "number"),
    );
  });
  const lines = new Set(meant.map((table) => describe(table, cues.reply)));
  return lines.size === 0 ? undefined : [...lines].slice(0, mostNamed).join(" ");
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
