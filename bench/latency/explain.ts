import type { SearchScope } from "../../apps/api/src/features/folders/folder-scope.rules.ts";
import { buildNearestQuery } from "../../apps/api/src/features/retrieval/vectors/vectors.repo.ts";
import type { Db } from "../../apps/api/src/platform/database/database.ts";
import { Prisma } from "../../apps/api/src/platform/database/generated/client.ts";
import { openTenant } from "../../apps/api/src/platform/database/tenant.ts";
import type { Corpus } from "../retrieval/ingest.ts";
import { embed, embeddingModel } from "./emulated-embedding.ts";

/** Whether a member's search for near vectors reads their index, by Postgres's own plan, and how long it took. */
export async function explainNearest(
  db: Db,
  { organizationId, folderId }: Corpus,
): Promise<{ uses_vector_index: boolean; ms: number }> {
  const scope = { organizationId, folderIds: [folderId], documentIds: [] } as object as SearchScope;
  const near = { model: embeddingModel, vector: embed("lighthouse"), chunks: 100_000, limit: 100 };
  const rows = await openTenant(db, organizationId).$transaction(async (tx) => {
    await tx.$executeRaw`set local hnsw.iterative_scan = strict_order`;
    const explain = Prisma.sql`explain (analyze, costs off) ${buildNearestQuery(scope, near, "halfvec")}`;
    return tx.$queryRaw<{ "QUERY PLAN": string }[]>(explain);
  });
  const plan = rows.map((row) => row["QUERY PLAN"]).join("\n");
  console.error(plan);
  const ms = Number(/Execution Time: ([\d.]+) ms/.exec(plan)?.[1]);
  return { uses_vector_index: /Index Scan using "?chunk_embedding_[0-9a-f]{24}/.test(plan), ms };
}
