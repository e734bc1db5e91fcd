import { createHash } from "node:crypto";
import type { TenantApp } from "../../context/tenancy.ts";
import type { SearchScope } from "../folders/folder-scope.rules.ts";
import { writeNote } from "../tables/computation-notes.rules.ts";
import { type Computation, type Told, writeComputation } from "../tables/computation.rules.ts";
import { compute, findPassageAt, listTables, QueryRefused } from "../tables/computing.service.ts";
import { type NamedTable, nameTables } from "../tables/table-names.rules.ts";
import { sketchTable } from "../tables/table-sketch.rules.ts";
import type { Passage, Tables } from "../citations/answer.rules.ts";
import { chooseTables } from "./table-ranking.rules.ts";

export { QueryRefused };

const rowsKept = 50;

/** The tables of the documents within the scope, or of these of them, for one answer. */
export function openTables(
  app: TenantApp<"db" | "metrics">,
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
      const untold = tables.filter(({ id }) => !told.has(id));
      const chosen = chooseTables(untold, query, new Set(documentIds));
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
