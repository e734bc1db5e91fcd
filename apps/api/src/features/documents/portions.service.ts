import type { TenantApp } from "../../context/tenancy.ts";
import type { TenantSql } from "../../platform/database/tenant.ts";
import { holdOrganization } from "../organizations/organizations.service.ts";
import {
  moveChunkBatch,
  moveDocumentChunks,
  removeChunkBatch,
  removeChunks,
} from "../retrieval/indexing.service.ts";
import { finishClearing } from "./clearing.service.ts";
import {
  type DeletedDocument,
  deleteDocumentRows,
  lockDocuments,
  moveDocumentsTo,
  selectPassageCounts,
} from "./documents.repo.ts";
import { divideByPassages, type Portion } from "./portions.rules.ts";
import { beginDeletion } from "./states/document-states.repo.ts";
import { addDependents } from "./unpacked/unpacked-files.service.ts";

/**
 * Divides documents with what goes with them (`addDependents`) into portions for a transaction each, those that go with others
 * first. One document with many passages is a portion of its own.
 */
async function divideDocuments(
  sql: TenantSql,
  organizationId: string,
  ids: readonly string[],
): Promise<Portion[]> {
  const all = await addDependents(sql, organizationId, ids);
  const counts = await selectPassageCounts(sql, organizationId, all);
  return divideByPassages(all.toReversed(), counts);
}

/**
 * Deletes documents with what goes with them, a portion at a time, so that others have their turn at the database. The passages
 * of a large one go before it.
 * @param alsoStore runs in the transaction of each portion, with what it has deleted; where it throws, the portion stays
 */
export async function deleteInPortions(
  app: TenantApp<"db" | "jobs" | "notifications">,
  organizationId: string,
  deletion: {
    ids: readonly string[];
    alsoStore: (tx: TenantSql, gone: readonly DeletedDocument[]) => Promise<void>;
  },
): Promise<number> {
  let deleted = 0;
  for (const { ids, isLarge } of await divideDocuments(app.db, organizationId, deletion.ids)) {
    if (isLarge) await deletePassages(app, organizationId, ids);
    const gone = await app.db.$transaction(async (tx) => {
      await holdOrganization(tx, organizationId);
      const rows = await deleteDocuments(tx, organizationId, ids);
      await deletion.alsoStore(tx, rows);
      return rows;
    });
    deleted += gone.length;
    await finishClearing(app, { organizationId, gone });
  }
  return deleted;
}

async function deletePassages(
  app: TenantApp<"db">,
  organizationId: string,
  ids: readonly string[],
): Promise<void> {
  for (const documentId of ids) {
    const deleteSome = (tx: TenantSql) => removeChunkBatch(tx, { organizationId, documentId });
    const inTurn = () =>
      app.db.$transaction(async (tx) => {
        await holdOrganization(tx, organizationId);
        return (await beginDeletion(tx, organizationId, documentId)) && deleteSome(tx);
      });
    while (await inTurn()) continue;
  }
}

/** Which documents of a portion may be moved, and where to. */
type Move = { readonly ids: readonly string[]; readonly to: string };

/**
 * Moves documents with what goes with them, a portion at a time. The passages of a large one go ahead of it in batches: where a
 * move breaks off, the document is where it was, and the next move brings all together.
 * @param choose runs first in each transaction, and holds the organization; where it throws, the rest stays
 */
export async function moveInPortions(
  app: TenantApp<"db">,
  organizationId: string,
  move: {
    ids: readonly string[];
    choose: (tx: TenantSql, portion: readonly string[]) => Promise<Move>;
  },
): Promise<void> {
  const inTurn = (work: (tx: TenantSql, move: Move) => Promise<boolean>, portion: string[]) =>
    app.db.$transaction(async (tx) => work(tx, await move.choose(tx, portion)));
  const moveBatch = async (tx: TenantSql, { ids: [documentId], to }: Move) =>
    documentId !== undefined && moveChunkBatch(tx, organizationId, { documentId, to });
  const moveAll = async (tx: TenantSql, { ids, to }: Move) => {
    await moveDocumentsTo(tx, organizationId, { ids, to });
    await moveDocumentChunks(tx, organizationId, { documentIds: ids, to });
    return true;
  };
  for (const { ids, isLarge } of await divideDocuments(app.db, organizationId, move.ids)) {
    while (isLarge && (await inTurn(moveBatch, ids))) continue;
    await inTurn(moveAll, ids);
  }
}

/**
 * Rows, tasks, passages and statistics of documents go together, and with a document its superseded versions and
 * attachments. Returns the blobs to forget after the commit.
 */
export async function deleteDocuments(
  tx: TenantSql,
  organizationId: string,
  ids: readonly string[],
): Promise<DeletedDocument[]> {
  if (ids.length === 0) return [];
  const all = await addDependents(tx, organizationId, ids);
  await lockDocuments(tx, organizationId, all);
  await removeChunks(tx, organizationId, all);
  return deleteDocumentRows(tx, organizationId, all);
}
