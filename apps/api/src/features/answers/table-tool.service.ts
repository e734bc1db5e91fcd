import { createHash } from "node:crypto";
import type { Has } from "../../platform/app.ts";
import type { SearchScope } from "../folders/folder-scope.rules.ts";
import { contentWords } from "../claims/content-words.rules.ts";
import { guessLanguage } from "../claims/stop-words.rules.ts";
import { tokenize } from "../retrieval/tokenization.rules.ts";
import { writeNote } from "../tables/computation-notes.rules.ts";
import { type Computation, type Told, writeComputation } from "../tables/computation.rules.ts";
import { compute, findPassageAt, listTables, QueryRefused } from "../tables/computing.service.ts";
import { type NamedTable, nameTables } from "../tables/table-names.rules.ts";
import { sketchTable } from "../tables/table-sketch.rules.ts";
import type { Passage, Tables } from "./answer.rules.ts";

export { QueryRefused };

/** Tables told of for one search, beside what it found. */
const tablesAtOnce = 6;
const rowsKept = 50;
/** What it counts that a search found the document: as a word that two tables have. */
const foundWeight = 0.5;

/** The tables of the documents within the scope, or of these of them, for one answer. */
export function openTables(
  app: Has<"db" | "metrics">,
  scope: SearchScope,
  documentIds?: readonly string[],
): Tables {
  let listing: Promise<NamedTable[]> | undefined;
  const list = () =>
    (listing ??= listTables(app, scope, documentIds).then((all) => nameTables(all, new Set())));
  const told = new Set<string>();
  return {
    list,
    async tellOf(query, documentIds) {
      const tables = await list();
      const near = rank(tables, query, new Set(documentIds)).filter(({ id }) => !told.has(id));
      const chosen = near.slice(0, tablesAtOnce);
      for (const { id } of chosen) told.add(id);
      return chosen.map(sketchTable);
    },
    async compute(sql, signal, told = { about: null, language: "en" }) {
      const computation = await compute(app, scope, { tables: await list(), sql, signal });
      if (!computation) throw new QueryRefused("The query reads no table.");
      const passageId = await findPassageAt(app, scope, {
        documentId: computation.table.documentId,
        anchors: computation.anchors,
      });
      return { computation, passage: toPassage(computation, told, passageId) };
    },
  };
}

/** Those that share most words with the query, rare ones before all, and those of found documents. */
function rank(
  tables: readonly NamedTable[],
  query: string,
  found: ReadonlySet<string>,
): NamedTable[] {
  const telling = [...contentWords(query, guessLanguage(query))].map(({ surface }) => surface);
  const held = telling.map((word) => tables.map((table) => holdsWord(table, word)));
  const weights = held.map((holds) => 1 / Math.max(holds.filter(Boolean).length, 1));
  const scored = tables.map((table, at) => {
    const words = held.reduce(
      (sum, holds, word) => sum + (holds[at] ? (weights[word] ?? 0) : 0),
      0,
    );
    return { table, score: words + (found.has(table.documentId) ? foundWeight : 0) };
  });
  return scored
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score)
    .map(({ table }) => table);
}

/** Whether a table's name, one of its columns' or one of its values begins like a word. */
function holdsWord({ filename, outline, columns }: NamedTable, word: string): boolean {
  const stem = tokenize(word, "en")[0]?.term ?? word.toLowerCase();
  const holds = (text: string) => text.toLowerCase().includes(stem);
  const names = [filename, outline.sheet, outline.title ?? "", ...columns.map(({ name }) => name)];
  return names.some(holds) || columns.some(({ values }) => values?.some(holds) ?? false);
}

function toPassage(computation: Computation, told: Told, passageId: string | null): Passage {
  const { table, sql, columns, rows, cut, anchors, notes } = computation;
  return {
    chunkId: idOf(computation),
    documentId: table.documentId,
    filename: table.filename,
    headings: [table.outline.sheet, table.outline.title ?? ""].filter(Boolean),
    text: writeComputation(computation, told),
    anchors,
    score: 1,
    computation: {
      query: sql,
      table: table.name,
      columns: [...columns],
      rows: rows.slice(0, rowsKept).map((row) => [...row]),
      cut: cut || rows.length > rowsKept,
      notes: notes.map((note) => writeNote(note, told.language)),
      passage_id: passageId,
    },
  };
}

/** The same query over the same table is the same passage. A UUID of version 8, which is for ids made so. */
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
