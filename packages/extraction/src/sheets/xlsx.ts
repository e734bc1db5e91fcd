import { startTableCollector, type TableCollector } from "../computable/collect-tables.ts";
import { ExtractionError } from "../located-text.ts";
import { openMainPart } from "../office/open-main-part.ts";
import { unlessDamaged } from "../office/unless-damaged.ts";
import { readXml, type XmlEvent } from "../office/read-xml.ts";
import { findPart, readRelationships } from "../office/relationships.ts";
import { type CellRange, parseRange } from "@footnote/contracts/cell-range";
import { startCellVisibility, startVisibilityParser } from "./cell-visibility.ts";
import { readComments } from "./comments.ts";
import { readDrawings } from "./drawings.ts";
import { startHeaderFooterParser, formatHeadersFooters } from "./headers-footers.ts";
import { type CellContext, startCellParser } from "./read-cells.ts";
import { type CellStyles, readStyles } from "./read-styles.ts";
import { readWorkbook, type SheetEntry } from "./read-workbook.ts";
import { readSharedStrings } from "./shared-strings.ts";
import { startSheetComments } from "./sheet-comments.ts";
import { startSheetRows } from "./format-sheet.ts";
import type { ExtractionEvent } from "../extraction-event.ts";
import type { Package } from "../office/open-main-part.ts";
import type { SourceFile } from "../parser.ts";

const mostCells = 20_000_000;
const progressEvery = 2_000;
const mostMerges = 10_000;

type Extraction = {
  context: CellContext;
  styles: CellStyles;
  tables: TableCollector;
  /** The headers and footers that earlier sheets have emitted. */
  emitted: Set<string>;
  cellsLeft: number;
};

/**
 * .xlsx: a block per row with its sheet and cells, values as the workbook shows them; then the sheet's comments, drawings,
 * headers and footers.
 */
export async function* parse(file: SourceFile): AsyncGenerator<ExtractionEvent> {
  const opened = await openMainPart(file.path, "s:workbook");
  const { sheets, date1904 } = await readWorkbook(opened);
  const part = (type: string) => findPart(opened.parts, opened.relationships, type);
  const strings = await readSharedStrings(opened.parts, part("sharedStrings"));
  const styles = await readStyles(opened.parts, part("styles"));
  const extraction: Extraction = {
    context: { strings, formats: styles.formats, date1904 },
    styles,
    tables: startTableCollector("point"),
    emitted: new Set(),
    cellsLeft: mostCells,
  };
  let rows = 0;
  for (const sheet of sheets) {
    for await (const event of readSheet(opened, sheet, extraction)) {
      if (event.type === "block") rows += 1;
      yield event;
      if (rows % progressEvery === 0)
        yield { type: "progress", done: rows, total: rows, unit: "row" };
    }
  }
  yield { type: "progress", done: rows, total: rows, unit: "row" };
  yield { type: "done", title: opened.title, pages: null };
}

async function* readSheet(
  { parts }: Package,
  { name, part, hidden, filtered }: SheetEntry,
  extraction: Extraction,
): AsyncGenerator<ExtractionEvent> {
  const { styles, tables } = extraction;
  const relationships = await readRelationships(parts, part);
  // A table has a filter of its own, and its style may colour cells.
  const hasTable = relationships.some(({ type }) => type === "table");
  const ofStyles = hasTable
    ? styles.hidden.map((reason) => (reason === "colour" ? undefined : reason))
    : styles.hidden;
  const look = { hidden, filtered: filtered || hasTable, styles: ofStyles };
  const visibility = startCellVisibility(look);
  const cellComments = await unlessDamaged(() => readComments(parts, relationships), []);
  const comments = startSheetComments(cellComments, name, visibility);
  const followVisibility = startVisibilityParser(visibility);
  const pages = startHeaderFooterParser();
  const takeCell = startCellParser(extraction.context);
  const sheetRows = startSheetRows(tables, name);
  const merges: CellRange[] = [];
  for await (const batch of readXml(parts.read(part))) {
    for (const event of batch) {
      const merge = parseMerge(event);
      if (merge && merges.length < mostMerges) merges.push(merge);
      followVisibility(event);
      pages.take(event);
      const row = takeCell(event);
      if (row === undefined) continue;
      extraction.cellsLeft -= row.cells.length;
      if (extraction.cellsLeft < 0) throw new ExtractionError("too_large_unpacked", "cells");
      const split = visibility.split(row, { text: "" });
      comments.takeRow(row.number);
      for (const block of sheetRows.push(split)) yield { type: "block", block };
    }
  }
  yield* sheetRows.end(merges);
  const sheet = { name, hidden, painted: styles.painted || hasTable };
  const drawings = await readDrawings(parts, relationships, sheet);
  const headers = formatHeadersFooters(
    pages.end(),
    { sheet: name, hiddenSheet: hidden },
    extraction.emitted,
  );
  for (const block of [...comments.end(), ...drawings, ...headers]) yield { type: "block", block };
}

function parseMerge(event: XmlEvent): CellRange | undefined {
  if (event.type !== "open" || event.name !== "s:mergeCell") return undefined;
  return parseRange(event.attributes["ref"] ?? "");
}
