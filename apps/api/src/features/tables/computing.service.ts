import { runQuery } from "@footnote/extraction/query/run-query";
import type { Anchor } from "@footnote/contracts/anchors";
import type { TenantApp } from "../../context/tenancy.ts";
import { timed } from "../../platform/metrics/metrics.ts";
import type { SearchScope } from "../folders/folder-scope.rules.ts";
import { type Computation, describeResult } from "./computation.rules.ts";
import type { NamedTable } from "./table-names.rules.ts";
import type { StoredTable } from "./stored-table.rules.ts";
import { selectChunkAnchors } from "../retrieval/chunks.service.ts";
import { readPart, selectTables } from "./tables.repo.ts";

export { QueryRefused } from "@footnote/extraction/query/run-query";

type TablesApp = TenantApp<"db" | "metrics">;

/** Among so many tables of a scope one is looked for. */
const tablesMax = 500;

/** The tables that may be computed with: those of the documents within the scope, the latest first. */
export function listTables(
  app: TenantApp<"db">,
  scope: SearchScope,
  documentIds?: readonly string[],
): Promise<StoredTable[]> {
  return selectTables(app.db, scope, { limit: tablesMax, ...(documentIds && { documentIds }) });
}

/**
 * Runs a query over those of these tables that it names. Undefined when it reads none of them.
 * @throws QueryRefused for one that is no single SELECT, is wrong, or takes too much
 */
export async function compute(
  app: TablesApp,
  scope: SearchScope,
  asked: { tables: readonly NamedTable[]; sql: string; signal: AbortSignal },
): Promise<Computation | undefined> {
  const { sql, signal } = asked;
  const words = new Set(sql.toLowerCase().match(/[\p{L}\p{N}_]+/gu));
  const named = asked.tables.filter(
    ({ name, outline }) => !outline.tooLarge && (words.has(name) || words.has(`${name}_totals`)),
  );
  const filled = named.map((table) => ({
    name: table.name,
    columns: table.columns.map(({ sqlName, type }) => ({ name: sqlName, type })),
    parts: readParts(app, scope, table),
  }));
  const result = await timed(app.metrics.computations, {}, () => runQuery(filled, sql, signal));
  return describeResult(sql, result, named);
}

async function* readParts(app: TenantApp<"db">, scope: SearchScope, { id, parts }: StoredTable) {
  for (let ordinal = 0; ordinal < parts; ordinal += 1) {
    const part = await readPart(app.db, scope, { tableId: id, ordinal });
    // Deleted meanwhile: a part of its rows must not pass for all.
    if (part === undefined) throw new Error("A table was deleted while it was read");
    yield part;
  }
}

/** The passage in which the first of these cells stands, for whoever wants to see them; null when there is none. */
export async function findPassageAt(
  app: TenantApp<"db">,
  scope: SearchScope,
  { documentId, anchors }: { documentId: string; anchors: readonly Anchor[] },
): Promise<string | null> {
  const [first] = anchors;
  if (first?.kind !== "cells") return null;
  const [row = 1] = rowsOf(first.range);
  const places = await selectChunkAnchors(app.db, scope.organizationId, documentId);
  const found = places.find(({ anchors: all }) =>
    all.some((anchor) => {
      if (anchor.kind !== "cells" || anchor.sheet !== first.sheet) return false;
      const [from = 1, to = from] = rowsOf(anchor.range);
      return from <= row && row <= to;
    }),
  );
  return found?.id ?? null;
}

function rowsOf(range: string): number[] {
  return Array.from(range.matchAll(/\d+/g), Number);
}
