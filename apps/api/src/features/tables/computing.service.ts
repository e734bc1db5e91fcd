import { runQuery } from "@footnote/extraction/query/run-query";
import type { Anchor } from "@footnote/contracts/anchors";
import type { TenantApp } from "../../context/tenancy.ts";
import { timed } from "../../platform/metrics/metrics.ts";
import type { SearchScope } from "../folders/folder-scope.rules.ts";
import { type Computation, describeResult } from "./computation.rules.ts";
import type { NamedTable } from "./table-names.rules.ts";
import type { StoredTable } from "./stored-table.rules.ts";
import { selectChunkAnchors } from "../retrieval/chunks.service.ts";
import { openQueryTurns } from "./query-turns.ts";
import { readPart, selectTables } from "./tables.repo.ts";

export { QueryRefused } from "@footnote/extraction/query/run-query";

type TablesApp = TenantApp<"db" | "metrics">;

/** A query takes about 100 MB: 24 at once took 1.9 GB. */
const inTurn = openQueryTurns({ atOnce: 4, perOwner: 2, waiting: 20 });

/** What is considered of a scope, in tables and bytes: each question is compared with all their names and values. */
const limits = { tables: 500, outline: 500_000, outlines: 2_000_000 };

/** Lists the tables of the documents within the scope, the latest first. */
export function listTables(
  app: TenantApp<"db">,
  scope: SearchScope,
  documentIds?: readonly string[],
): Promise<StoredTable[]> {
  return selectTables(app.db, scope, { limits, ...(documentIds && { documentIds }) });
}

/**
 * Runs a query over the tables that it names. Returns undefined if it reads none of the given ones.
 * @throws QueryRefused for a query that is not a single SELECT, is invalid, or exceeds a limit or gives way to others; AppError request.too_many when
 * too many of the organization's queries wait
 */
export async function runComputation(
  app: TablesApp,
  scope: SearchScope,
  request: { tables: readonly NamedTable[]; sql: string; signal: AbortSignal },
): Promise<Computation | undefined> {
  const { sql, signal } = request;
  const words = new Set(sql.toLowerCase().match(/[\p{L}\p{N}_]+/gu));
  const named = request.tables.filter(
    ({ name, outline }) => !outline.tooLarge && (words.has(name) || words.has(`${name}_totals`)),
  );
  const inputs = named.map((table) => ({
    name: table.name,
    columns: table.columns.map(({ sqlName, type }) => ({ name: sqlName, type })),
    parts: readParts(app, scope, table),
  }));
  const result = await inTurn(scope.organizationId, signal, (ended) =>
    timed(app.metrics.computations, {}, () => runQuery(inputs, sql, ended)),
  );
  return describeResult(sql, result, named);
}

async function* readParts(app: TenantApp<"db">, scope: SearchScope, { id, parts }: StoredTable) {
  for (let ordinal = 0; ordinal < parts; ordinal += 1) {
    const part = await readPart(app.db, scope, { tableId: id, ordinal });
    // The table was deleted meanwhile: some of its rows must not pass for all.
    if (part === undefined) throw new Error("A table was deleted while it was read");
    yield part;
  }
}

/** Finds the chunk that contains the first of these cells, for showing it; null if there is none. */
export async function findChunkAt(
  app: TenantApp<"db">,
  scope: SearchScope,
  { documentId, anchors }: { documentId: string; anchors: readonly Anchor[] },
): Promise<string | null> {
  const [first] = anchors;
  if (first?.kind !== "cells") return null;
  const [row = 1] = rowsOf(first.range);
  const chunks = await selectChunkAnchors(app.db, scope.organizationId, documentId);
  const found = chunks.find(({ anchors: all }) =>
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
