import { startTables } from "../computable/tell-tables.ts";
import { ExtractionError } from "../located-text.ts";
import { openMainPart } from "../office/open-main-part.ts";
import { unlessDamaged } from "../office/pass-over.ts";
import { readXml, visitXml, type XmlEvent } from "../office/read-xml.ts";
import { findPart, readRelationships } from "../office/relationships.ts";
import { startCellVisibility } from "./cell-visibility.ts";
import { type BookLook, readBookLook } from "./read-book-look.ts";
import { readNumberFormats } from "./number-formats.ts";
import { cleanRow, startRows } from "./read-cells.ts";
import { startPageMargins, tellPageMargins } from "./page-margins.ts";
import { readDrawings } from "./drawings.ts";
import { readComments } from "./comments.ts";
import { startSheetComments } from "./sheet-comments.ts";
import { readSharedStrings } from "./shared-strings.ts";
import { startSheet, tellHiddenCells } from "./tell-sheet.ts";
import type { ExtractionEvent } from "../extraction-event.ts";
import type { Package } from "../office/open-main-part.ts";
import type { SourceFile } from "../parser.ts";
import { type CellRange, parseRange } from "../tables/cell-range.ts";
import type { TableTeller } from "../computable/tell-tables.ts";
import type { Workbook } from "./read-cells.ts";

type Sheet = { name: string; part: string };

const mostCells = 20_000_000;
const progressEvery = 2_000;
const mostMerges = 10_000;
/** A sheet may be nothing but a chart. */
const kinds = /^(?:work|chart)sheet$/;

type Reading = {
  workbook: Workbook;
  book: BookLook;
  tables: TableTeller;
  /** What has been told of the pages' headers and footers. */
  margins: Set<string>;
  left: { cells: number };
};

/**
 * .xlsx: a block per row with its sheet and cells, values as the workbook shows them; then the sheet's comments, and what
 * lies over its cells and stands above and below its pages.
 */
export async function* parse(file: SourceFile): AsyncGenerator<ExtractionEvent> {
  const opened = await openMainPart(file.path, "s:workbook");
  const { sheets, date1904 } = await readWorkbook(opened);
  const part = (type: string) => findPart(opened.parts, opened.relationships, type);
  const workbook: Workbook = {
    strings: await readSharedStrings(opened.parts, part("sharedStrings")),
    format: await readNumberFormats(opened.parts, part("styles"), date1904),
  };
  const book = await readBookLook(opened);
  const left = { cells: mostCells };
  const margins = new Set<string>();
  const reading = { workbook, book, tables: startTables("point"), margins, left };
  let rows = 0;
  for (const sheet of sheets) {
    for await (const event of readSheet(opened, sheet, reading)) {
      if (event.type === "block") rows += 1;
      yield event;
      if (rows % progressEvery === 0)
        yield { type: "progress", done: rows, total: rows, unit: "row" };
    }
  }
  yield { type: "progress", done: rows, total: rows, unit: "row" };
  yield { type: "done", title: opened.title, pages: null };
}

async function readWorkbook(opened: Package): Promise<{ sheets: Sheet[]; date1904: boolean }> {
  const sheets: Sheet[] = [];
  let date1904 = false;
  await visitXml(opened.parts.read(opened.main), (event) => {
    if (event.type !== "open") return;
    if (event.name === "s:workbookPr")
      date1904 = /^(1|true)$/.test(event.attributes["date1904"] ?? "");
    if (event.name !== "s:sheet") return;
    const { name = "", "r:id": id } = event.attributes;
    const target = opened.relationships.find((one) => one.id === id && kinds.test(one.type));
    if (target !== undefined && opened.parts.has(target.part))
      sheets.push({ name, part: target.part });
  });
  return { sheets, date1904 };
}

async function* readSheet(
  { parts }: Package,
  { name, part }: Sheet,
  { workbook, book, tables, margins, left }: Reading,
): AsyncGenerator<ExtractionEvent> {
  const merges: CellRange[] = [];
  const relationships = await readRelationships(parts, part);
  const plain = relationships.every(({ type }) => type !== "table");
  const said = await unlessDamaged(() => readComments(parts, relationships), []);
  const comments = startSheetComments(said, name);
  const visibility = startCellVisibility(book, { name, plain });
  const pages = startPageMargins();
  const take = startRows(workbook);
  const tell = startSheet(name);
  for await (const batch of readXml(parts.read(part))) {
    for (const event of batch) {
      const merge = parseMerge(event);
      if (merge && merges.length < mostMerges) merges.push(merge);
      visibility.take(event);
      pages.take(event);
      const row = take(event);
      if (row === undefined) continue;
      left.cells -= row.cells.length;
      if (left.cells < 0) throw new ExtractionError("too_large_unpacked", "cells");
      const parted = visibility.part(row, { text: "" });
      comments.takeRow(row.number, visibility);
      // What is not seen is not computed with either.
      tables.push(cleanRow(parted.seen));
      for (const block of [...tell(parted.seen), ...tellHiddenCells(name, parted)]) {
        yield { type: "block", block };
      }
    }
  }
  for (const block of comments.end(visibility)) yield { type: "block", block };
  const { hiddenSheet } = visibility;
  const sheet = { name, hidden: hiddenSheet, painted: book.painted || !plain };
  for (const block of await readDrawings(parts, relationships, sheet)) {
    yield { type: "block", block };
  }
  const seen = { sheet: name, hiddenSheet };
  for (const block of tellPageMargins(pages.end(), seen, margins)) yield { type: "block", block };
  yield* tables.endSheet(name, merges);
}

function parseMerge(event: XmlEvent): CellRange | undefined {
  if (event.type !== "open" || event.name !== "s:mergeCell") return undefined;
  return parseRange(event.attributes["ref"] ?? "");
}
