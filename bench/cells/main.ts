// Measures whether the cells of tables keep their rows and columns. Standard output holds one JSON line for each kind of
// file; errors go to standard error.
import { execFile } from "node:child_process";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { extname, join, resolve } from "node:path";
import process from "node:process";
import { promisify } from "node:util";
import { columnName, parseCell } from "@footnote/contracts/cell-range";
import { extract } from "@footnote/extraction/extract";
import type { Block } from "@footnote/extraction/located-text";
import { read, utils } from "xlsx";
import { type LabelledTable, labelledTables } from "./labels.ts";
import { listValues, type Look, looks, type MadeTable, makeTables, toHtml } from "./made-tables.ts";

/** Cells with a value; of them: those under their name, in a row without names, under another name, and not found. */
type Score = { cells: number; right: number; unnamed: number; wrong: number; missing: number };

const [folder] = process.argv.slice(2);
if (folder === undefined) {
  console.error("usage: npm run bench -- cells FOLDER   (with the folders csv, tsv, xls and xlsx)");
  process.exit(2);
}
/** Rows of a sheet that are compared. */
const mostRows = 2_000;
const run = promisify(execFile);
const root = resolve(process.env["INIT_CWD"] ?? ".", folder);
const scores = new Map<string, Score>();

for (const table of labelledTables) {
  add(extname(table.file), await measureSheet(table));
}
await measureMade();
for (const [kind, { cells, ...counts }] of scores) {
  const share = Math.round((counts.right / cells) * 10_000) / 10_000;
  console.log(JSON.stringify({ kind, cells, share, ...counts }));
}

function add(kind: string, score: Score): void {
  const sum = scores.get(kind) ?? { cells: 0, right: 0, unnamed: 0, wrong: 0, missing: 0 };
  for (const key of ["cells", "right", "unnamed", "wrong", "missing"] as const)
    sum[key] += score[key];
  scores.set(kind, sum);
}

async function readRows(path: string): Promise<Block[]> {
  const rows: Block[] = [];
  const source = { path, extension: extname(path), isWebPage: false };
  for await (const event of extract(source, { timeoutMs: 120_000, memoryMb: 1_024 })) {
    const block = event.type === "block" ? event.block : undefined;
    if (block?.kind === "table-row" && block.hidden === undefined) rows.push(block);
  }
  return rows;
}

/** Compares with the cells that another library reads, below the header that a person marked. */
async function measureSheet(table: LabelledTable): Promise<Score> {
  const path = join(root, table.file);
  const { shown, lastRow, columns } = await readCells(path, table);
  const labels = await readLabels(path, table.sheet ?? "");
  const first = Math.max(...table.header) + 1;
  const score: Score = { cells: 0, right: 0, unnamed: 0, wrong: 0, missing: 0 };
  for (let row = first; row <= Math.min(lastRow, mostRows); row += 1) {
    const filled = columns.filter((column) => shown(row, column) !== "");
    if (filled.length === 0) break;
    for (const column of filled) {
      const name = plain(table.header.map((one) => shown(one, column)).join(" "));
      if (name === "") continue;
      score.cells += 1;
      score[judge(labels.get(`${columnName(column)}${row}`), name)] += 1;
    }
  }
  return score;
}

async function readCells(path: string, { sheet, columns }: LabelledTable) {
  const bytes = await readFile(path);
  const isText = /\.[ct]sv$/.test(path);
  const workbook = isText
    ? read(bytes.toString(), { type: "string", raw: true })
    : read(bytes, { type: "buffer" });
  const cells = workbook.Sheets[sheet ?? workbook.SheetNames[0] ?? ""];
  if (!cells) throw new Error(`${path}: no sheet ${sheet}`);
  const range = utils.decode_range(cells["!ref"] ?? "A1");
  const [from = 1, to = range.e.c + 1] =
    columns?.map((name) => parseCell(`${name}1`)?.column ?? 1) ?? [];
  return {
    lastRow: range.e.r + 1,
    columns: Array.from({ length: to - from + 1 }, (_, at) => from + at),
    shown: (row: number, column: number): string => {
      const cell = cells[`${columnName(column)}${row}`] as { v?: string | number } | undefined;
      return String(cell?.v ?? "").trim();
    },
  };
}

/** What is written before the value of each cell, by the cell's name. */
async function readLabels(path: string, sheet: string): Promise<Map<string, string>> {
  const labels = new Map<string, string>();
  for (const { text, spans = [] } of await readRows(path)) {
    for (const { start, anchor, label } of spans) {
      if (anchor.kind !== "cells" || label === undefined || anchor.sheet !== sheet) continue;
      labels.set(anchor.range, plain(text.slice(start, start + label).replace(/^; |: $/g, "")));
    }
  }
  return labels;
}

/** A unit may follow the name, and a number where two columns have one name. */
function judge(label: string | undefined, name: string): "right" | "unnamed" | "wrong" | "missing" {
  if (label === undefined) return "missing";
  if (label === "" || /^\|[\s|]*$/.test(label)) return "unnamed";
  return label === name || /^ (?:\d+|\(.*\))$/.test(label.slice(name.length)) ? "right" : "wrong";
}

function plain(text: string): string {
  return text.replace(/\s+/g, " ").trim();
}

/** Tables with known cells, written by an office program as other types, with lines and without. */
async function measureMade(): Promise<void> {
  const work = await mkdtemp(join(tmpdir(), "cells-"));
  try {
    for (const look of looks) {
      for (const table of makeTables()) await measureTable(table, { look, work });
    }
  } finally {
    await rm(work, { recursive: true });
  }
}

type Writing = { look: Look; work: string };

async function measureTable(table: MadeTable, { look, work }: Writing): Promise<void> {
  const html = join(work, "table.html");
  await writeFile(html, toHtml(table, look));
  add(`.html, ${look.name}`, await measureText(html, table));
  for (const type of ["docx", "doc", "odt", "rtf", "pdf"]) {
    const written = await convert(html, type, work);
    if (written) add(`.${type}, ${look.name}`, await measureText(written, table));
  }
}

/** The path of the file in another type; undefined where no office program is installed. */
async function convert(path: string, type: string, work: string): Promise<string | undefined> {
  const profile = `-env:UserInstallation=file://${work}/profile`;
  const options = [
    "--headless",
    "--infilter=HTML (StarWriter)",
    "--convert-to",
    type,
    "--outdir",
    work,
  ];
  try {
    await run("soffice", [profile, ...options, path]);
    return path.replace(/html$/, type);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return undefined;
    throw error;
  }
}

/** Looks each row up by its label and compares the values with their names. */
async function measureText(path: string, table: MadeTable): Promise<Score> {
  const rows = (await readRows(path)).map(({ text }) => plain(text));
  const score: Score = { cells: 0, right: 0, unnamed: 0, wrong: 0, missing: 0 };
  const key = table.names.indexOf("Berth") > 0 ? 1 : 0;
  for (const values of listValues(table)) {
    const label = values[key] ?? "";
    const row = rows.find((text) => partsOf(text).some(({ value }) => value === label));
    for (const [column, value] of values.entries()) {
      if (column === key || value === "") continue;
      score.cells += 1;
      score[judgeValue(row, value, table.names[column] ?? "")] += 1;
    }
  }
  return score;
}

function judgeValue(row: string | undefined, value: string, name: string): keyof Score {
  const found = partsOf(row ?? "").filter((part) => part.value === value);
  if (found.length === 0) return "missing";
  if (found.some((part) => part.name === name)) return "right";
  return found.some((part) => part.name === "") ? "unnamed" : "wrong";
}

function partsOf(row: string): { name: string; value: string }[] {
  if (row.includes(" | ")) return row.split(" | ").map((value) => ({ name: "", value }));
  return row.split("; ").map((part) => {
    const [, name = "", value = part] = /^([^:]+): (.*)$/.exec(part) ?? [];
    return { name, value };
  });
}
