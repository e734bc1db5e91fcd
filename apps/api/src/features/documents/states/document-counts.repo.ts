import type { DocumentFile } from "@footnote/contracts/documents";
import type { Db } from "../../../platform/database/database.ts";
import type { TenantSql } from "../../../platform/database/tenant.ts";
import { stateOf } from "./document-states.rules.ts";

type UnfinishedStage = { stage: string; count: number; oldestSeconds: number };

/** Counts the documents of every stage before the last, all organizations together. */
export function countUnfinished(db: Db): Promise<UnfinishedStage[]> {
  return db.$queryRaw<UnfinishedStage[]>`
    select stage::text as stage, count(*)::int as count,
      extract(epoch from now() - min(created_at))::float8 as "oldestSeconds"
    from document where stage in ('queued', 'extracting', 'indexing', 'embedding') group by stage`;
}

/** Counts the documents that can be searched, though not by vectors of this model. */
export function countAwaitingVectors(db: Db, model: string): Promise<number> {
  return db.document.count({
    where: { stage: "ready", OR: [{ embeddingModel: null }, { embeddingModel: { not: model } }] },
  });
}

/** Counts the documents of an organization by what listings call their state. */
export async function countByState(
  sql: TenantSql,
  organizationId: string,
): Promise<Record<DocumentFile["state"], number>> {
  const rows = await sql.document.groupBy({
    by: ["stage"],
    where: { organizationId },
    _count: true,
  });
  const counts = { ready: 0, processing: 0, failed: 0, outdated: 0 };
  for (const { stage, _count } of rows) counts[stateOf(stage)] += _count;
  return counts;
}
