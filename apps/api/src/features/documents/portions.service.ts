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
import { divideByPassages, passagesMax, type Portion } from "./portions.rules.ts";
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
 * of a large one go before it. Returns how many were deleted.
 * @param choose runs first in each transaction, which holds the organization: which of a portion are still to be deleted
 * @param alsoStore runs in the transaction that deletes a portion
 */
export async function deleteInPortions(
  app: TenantApp<"db" | "jobs" | "notifications">,
  organizationId: string,
  deletion: {
    ids: readonly string[];
    choose?: (tx: TenantSql, portion: readonly string[]) => Promise<readonly string[]>;
    alsoStore?: (tx: TenantSql, gone: readonly DeletedDocument[]) => Promise<void>;
  },
): Promise<number> {
  const { choose = async (_, portion) => portion, alsoStore } = deletion;
  const inTurn = <T>(
    portion: readonly string[],
    work: (tx: TenantSql, chosen: readonly string[]) => Promise<T>,
  ) =>
    app.db.$transaction(async (tx) => {
      await holdOrganization(tx, organizationId);
      return work(tx, await choose(tx, portion));
    });
  const deletePassages = async (tx: TenantSql, [documentId]: readonly string[]) =>
    documentId !== undefined &&
    (await beginDeletion(tx, organizationId, documentId)) &&
    removeChunkBatch(tx, { organizationId, documentId });
  const deleteAll = async (tx: TenantSql, chosen: readonly string[]) => {
    const rows = await deleteDocuments(tx, organizationId, chosen);
    await alsoStore?.(tx, rows);
    return rows;
  };
  let deleted = 0;
  for (const { ids, passages } of await divideDocuments(app.db, organizationId, deletion.ids)) {
    while (passages > 0 && (await inTurn(ids, deletePassages))) continue;
    const gone = await inTurn(ids, deleteAll);
    deleted += gone.length;
    await finishClearing(app, { organizationId, gone });
  }
  return deleted;
}

/** Which documents of a portion may be moved, and where to. */
type Move = { readonly ids: readonly string[]; readonly to: string };

/**
 * Moves documents with what goes with them, a portion at a time. The passages of a large one go ahead of it in batches, no more
 * of them than it has, since somebody else may move them elsewhere; where `choose` throws, they go back. Returns how many documents were moved.
 * @param choose runs first in each transaction, and holds the organization; where it throws, the rest stays
 */
export async function moveInPortions(
  app: TenantApp<"db">,
  organizationId: string,
  move: {
    ids: readonly string[];
    choose: (tx: TenantSql, portion: readonly string[]) => Promise<Move>;
  },
): Promise<number> {
  const inTurn = <T>(work: (tx: TenantSql, move: Move) => Promise<T>, portion: string[]) =>
    app.db.$transaction(async (tx) => work(tx, await move.choose(tx, portion)));
  const moveBatch = async (tx: TenantSql, { ids: [documentId], to }: Move) =>
    documentId !== undefined &&
    moveChunkBatch(tx, organizationId, { documentId, to, limit: passagesMax });
  const moveAll = async (tx: TenantSql, { ids, to }: Move) => {
    await moveDocumentsTo(tx, organizationId, { ids, to });
    await moveDocumentChunks(tx, organizationId, { documentIds: ids, to });
    return ids.length;
  };
  let moved = 0;
  for (const { ids, passages } of await divideDocuments(app.db, organizationId, move.ids)) {
    try {
      let left = passages;
      while (left > 0 && (await inTurn(moveBatch, ids))) left -= passagesMax;
      moved += await inTurn(moveAll, ids);
    } catch (error) {
      if (passages > 0) await bringBack(app, organizationId, ids);
      throw error;
    }
  }
  return moved;
}

/** Puts the passages of documents where these are. */
async function bringBack(
  app: TenantApp<"db">,
  organizationId: string,
  ids: readonly string[],
): Promise<void> {
  for (const documentId of ids) {
    const inTurn = () =>
      app.db.$transaction(async (tx) => {
        await holdOrganization(tx, organizationId);
        const to = (await lockDocuments(tx, organizationId, [documentId])).get(documentId);
        if (to === undefined) return false;
        return moveChunkBatch(tx, organizationId, { documentId, to, limit: passagesMax });
      });
    while (await inTurn()) continue;
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
