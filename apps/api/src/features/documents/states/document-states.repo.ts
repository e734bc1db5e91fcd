import { randomUUID } from "node:crypto";
import type { Sql } from "../../../platform/database/database.ts";
import { leaseExpiry } from "../../../platform/jobs/lease.ts";
import type { Notice } from "./notices.rules.ts";
import { type Transition, transitions } from "./document-states.rules.ts";

/** A worker's exclusive right to process a document. It expires unless renewed, so a killed worker blocks nothing. */
export type DocumentLease = {
  token: string;
  documentId: string;
  organizationId: string;
  folderId: string;
  name: string;
  extension: string;
  sha256: string;
  blobKey: string;
  /** From 1: which attempt this is. */
  attempt: number;
  /** Who uploaded it; null for somebody who has left. */
  createdBy: number | null;
};

/** What indexing found out about a document. */
export type Indexed = {
  chunkCount: number;
  hiddenCount: number;
  tableCount: number;
  language: string | null;
  embeddingModel: string | null;
  notices: readonly Notice[];
};

const fromStages = (name: Transition) => ({ stage: { in: [...transitions[name].from] } });
const toStage = (name: Transition) => ({ stage: transitions[name].to });
const heldBy = ({ documentId, token }: DocumentLease) => ({ id: documentId, leaseToken: token });
const noLease = { leaseToken: null, leaseExpiresAt: null };

/** Acquires the lease of one document. Undefined when another worker has it or the document is not to be processed. */
export async function startExtraction(
  sql: Sql,
  documentId: string,
): Promise<DocumentLease | undefined> {
  const token = randomUUID();
  const [row] = await sql.$queryRaw<Omit<DocumentLease, "token" | "documentId">[]>`
    update document set stage = 'extracting', lease_token = ${token}, attempts = attempts + 1,
      not_before = null, lease_expires_at = ${leaseExpiry}
    where id = ${documentId}::uuid
      and (stage = 'queued' or (stage in ('extracting', 'indexing') and lease_expires_at < now()))
    returning organization_id::text as "organizationId", folder_id::text as "folderId", name, extension,
      sha256, blob_key as "blobKey", attempts as attempt, created_by as "createdBy"`;
  return row ? { ...row, token, documentId } : undefined;
}

/** False when the lease is lost, as for the other transitions of a leased document. */
export async function startIndexing(sql: Sql, lease: DocumentLease): Promise<boolean> {
  return leaveLeased(sql, lease, { name: "startIndexing" });
}

/** Ends a lease whose chunks are written while vectors are still missing. */
export async function awaitEmbedding(
  sql: Sql,
  lease: DocumentLease,
  indexed: Indexed,
): Promise<boolean> {
  const data = { ...indexed, ...noLease, attempts: 0, failureCode: null };
  return leaveLeased(sql, lease, { name: "awaitEmbedding", data });
}

/** Ends a lease whose chunks are written and searchable. Older versions of the document are superseded. */
export async function markReady(tx: Sql, lease: DocumentLease, indexed: Indexed): Promise<boolean> {
  await lockVersionGroups(tx, [lease.documentId]);
  const data = { ...indexed, ...noLease, attempts: 0, failureCode: null };
  const isReady = await leaveLeased(tx, lease, { name: "markReady", data });
  if (isReady) await supersede(tx, [lease.documentId]);
  return isReady;
}

/** Queues a document again, after a pause. `counts` is false for an attempt that did not fail because of the document. */
export async function releaseLease(
  sql: Sql,
  lease: DocumentLease,
  { counts, pauseMs }: { counts: boolean; pauseMs: number },
): Promise<boolean> {
  const notBefore = new Date(Date.now() + pauseMs);
  const attempts = { decrement: counts ? 0 : 1 };
  const data = { ...noLease, notBefore, enqueuedAt: new Date(), attempts };
  return leaveLeased(sql, lease, { name: "releaseLease", data });
}

/** Counts the attempts anew: this one is the first. */
export async function countAttemptsAnew(sql: Sql, lease: DocumentLease): Promise<void> {
  await sql.document.updateMany({ where: heldBy(lease), data: { attempts: 1 } });
}

/** Fails a document for good. */
export async function failDocument(
  sql: Sql,
  lease: DocumentLease,
  failureCode: string,
): Promise<boolean> {
  return leaveLeased(sql, lease, { name: "failDocument", data: { ...noLease, failureCode } });
}

async function leaveLeased(
  sql: Sql,
  lease: DocumentLease,
  { name, data = {} }: { name: Transition; data?: object },
): Promise<boolean> {
  const where = { ...heldBy(lease), ...fromStages(name) };
  const { count } = await sql.document.updateMany({ where, data: { ...data, ...toStage(name) } });
  return count > 0;
}

/**
 * Makes those documents ready whose chunks all have their vectors, and returns the ids of the new ones. Their older versions
 * are superseded.
 */
export async function markEmbedded(
  tx: Sql,
  documentIds: readonly string[],
  model: string,
): Promise<{ settled: number; newlyReady: string[] }> {
  await lockVersionGroups(tx, documentIds);
  const rows = await tx.$queryRaw<{ id: string; fresh: boolean }[]>`
    with complete as (
      select d.id, d.stage = 'embedding' as fresh from document d
      where d.id = any(${documentIds}::uuid[]) and d.stage in ('embedding', 'ready')
        and not exists (
          select 1 from chunk c where c.document_id = d.id
            and not exists (select 1 from chunk_embedding e where e.chunk_id = c.id and e.model = ${model})
        )
      for update of d
    )
    update document d set stage = 'ready', embedding_model = ${model}, attempts = 0, not_before = null
    from complete where d.id = complete.id returning d.id::text, complete.fresh`;
  const newlyReady = rows.filter(({ fresh }) => fresh).map(({ id }) => id);
  await supersede(tx, newlyReady);
  return { settled: rows.length, newlyReady };
}

/** Makes all documents ready that wait for vectors, supersedes their older versions, and returns their ids. */
export async function skipEmbedding(tx: Sql): Promise<string[]> {
  const rows = await tx.document.updateManyAndReturn({
    where: fromStages("skipEmbedding"),
    data: { ...toStage("skipEmbedding"), notBefore: null, attempts: 0 },
    select: { id: true },
  });
  const ids = rows.map(({ id }) => id);
  await lockVersionGroups(tx, ids);
  await supersede(tx, ids);
  return ids;
}

/** Fails a document whose vectors could not be made; false when it does not wait for them. */
export async function failEmbedding(sql: Sql, documentId: string): Promise<boolean> {
  const where = { id: documentId, ...fromStages("failEmbedding") };
  const data = { ...toStage("failEmbedding"), failureCode: "model_failed", notBefore: null };
  return (await sql.document.updateMany({ where, data })).count > 0;
}

/** Fails a document whose passages are about to be deleted before it; false when it is gone. */
export async function beginDeletion(
  sql: Sql,
  organizationId: string,
  id: string,
): Promise<boolean> {
  const where = { id, organizationId, ...fromStages("beginDeletion") };
  const data = { ...noLease, ...toStage("beginDeletion"), failureCode: "interrupted" };
  return (await sql.document.updateMany({ where, data })).count > 0;
}

/** Queues a failed document again; false when it has not failed. */
export async function retryDocument(
  sql: Sql,
  organizationId: string,
  id: string,
): Promise<boolean> {
  const where = { id, organizationId, ...fromStages("retryDocument") };
  const data = {
    ...toStage("retryDocument"),
    failureCode: null,
    attempts: 0,
    enqueuedAt: new Date(),
  };
  return (await sql.document.updateMany({ where, data })).count > 0;
}

/** Makes transactions wait for each other in which versions of one document become ready: they would not see each other. */
async function lockVersionGroups(tx: Sql, documentIds: readonly string[]): Promise<void> {
  if (documentIds.length === 0) return;
  await tx.$queryRaw`
    select pg_advisory_xact_lock(hashtextextended(id::text, 0))::text from (
      select distinct version_group_id as id from document
      where id = any(${[...documentIds]}::uuid[]) and version_group_id is not null order by 1
    ) version_group`;
}

/** Supersedes what is older than the newest ready version, in the version groups of these documents. */
export async function supersede(tx: Sql, documentIds: readonly string[]): Promise<void> {
  if (documentIds.length === 0) return;
  const { from, to } = transitions.supersede;
  await tx.$executeRaw`
    update document d set stage = ${to}::"DocumentStage" from (
      select distinct on (version_group_id) version_group_id, created_at, id from document
      where stage = 'ready' and version_group_id in (
        select version_group_id from document where id = any(${[...documentIds]}::uuid[]))
      order by version_group_id, created_at desc, id desc
    ) newest
    where d.version_group_id = newest.version_group_id and d.stage = any(${[...from]}::text[]::"DocumentStage"[])
      and (d.created_at, d.id) < (newest.created_at, newest.id)`;
}
