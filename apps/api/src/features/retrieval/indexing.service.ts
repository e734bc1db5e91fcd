import { randomUUIDv7 } from "node:crypto";
import type { Db, Sql } from "../../platform/database/database.ts";
import type { TenantSql } from "../../platform/database/tenant.ts";
import {
  addTermCounts,
  copyEmbeddings,
  deleteAllChunks,
  deleteChunks,
  type DocumentPlace,
  type IndexedChunk,
  insertChunks,
  insertEmbeddings,
  selectChunks,
  selectTermDifferences,
} from "./indexing.repo.ts";
import { toTsvector } from "./lexemes.rules.ts";
import { tokenize } from "./tokenization.rules.ts";
import { ensureVectorIndex } from "./vectors.repo.ts";

export type { IndexedChunk } from "./indexing.repo.ts";
export { moveDocumentChunks, moveFolderChunks } from "./chunk-folders.repo.ts";
export { selectTermCounts } from "./retrieval.repo.ts";
export { countEmbedded, selectChunksToEmbed, type WaitingChunk } from "./missing-vectors.repo.ts";

/** What the whole document is written in (ISO 639-1, null if unknown) and called. */
export type DocumentTraits = { readonly language: string | null; readonly title?: string | null };

const batchSize = 200;

/**
 * Makes a document's chunks searchable in place of those it had. The term statistics follow in the same transaction;
 * call it near the end of one, since other documents of the organization wait for them. The document must be held by
 * the transaction, and its row must get the same language, which tells the search how to ask.
 * Returns the chunks' ids in their order.
 */
export async function indexChunks(
  tx: Sql,
  target: DocumentPlace,
  chunks: readonly IndexedChunk[],
  traits: DocumentTraits,
): Promise<string[]> {
  const counts = await deleteChunks(tx, target.organizationId, [target.documentId]);
  const ids: string[] = [];
  for (let start = 0; start < chunks.length; start += batchSize) {
    const rows = chunks.slice(start, start + batchSize).map((chunk) => {
      const terms = tokenize(contextOf(chunk, traits) + chunk.text, traits.language);
      const { literal, distinct } = toTsvector(terms);
      for (const term of ["", ...distinct]) counts.set(term, (counts.get(term) ?? 0) + 1);
      const words = terms.at(-1)?.position ?? 0;
      return { ...chunk, id: randomUUIDv7(), lexemes: literal, words };
    });
    await insertChunks(tx, target, rows);
    ids.push(...rows.map(({ id }) => id));
  }
  await addTermCounts(tx, target.organizationId, counts);
  return ids;
}

/**
 * Takes the documents out of the search, and their terms out of the statistics: before their rows are deleted, which
 * would take the chunks along uncounted. The transaction must have locked the documents, so that none is indexed anew.
 */
export async function removeChunks(
  tx: TenantSql,
  organizationId: string,
  documentIds: readonly string[],
): Promise<void> {
  const counts = await deleteChunks(tx, organizationId, documentIds);
  await addTermCounts(tx, organizationId, counts);
}

/** Takes everything of an organization that is being deleted out of the search, the statistics with it. */
export async function forgetChunks(tx: Sql, organizationId: string): Promise<void> {
  await deleteAllChunks(tx, organizationId);
}

/**
 * Stores the vectors of an organization's chunks, in the order of their ids, under the name of the model that made
 * them.
 */
export async function storeEmbeddings(
  tx: Sql,
  target: Pick<DocumentPlace, "organizationId">,
  made: {
    readonly model: string;
    readonly chunkIds: readonly string[];
    readonly vectors: readonly (readonly number[])[];
  },
): Promise<void> {
  for (let start = 0; start < made.chunkIds.length; start += batchSize) {
    const chunkIds = made.chunkIds.slice(start, start + batchSize);
    const vectors = made.vectors.slice(start, start + batchSize);
    await insertEmbeddings(tx, target, { model: made.model, chunkIds, vectors });
  }
}

/**
 * Makes a document's chunks those of another with the same content, with their vectors, under its own title.
 * Returns them.
 */
export async function shareChunks(
  tx: Sql,
  target: DocumentPlace,
  from: { readonly documentId: string },
  traits: DocumentTraits,
): Promise<IndexedChunk[]> {
  const chunks = await selectChunks(tx, target.organizationId, from.documentId);
  await indexChunks(tx, target, chunks, traits);
  await copyEmbeddings(tx, target, from.documentId);
  return chunks;
}

/** Terms whose stored count differs from what the chunks hold, counted anew: for checking an installation. */
export function findTermDifferences(db: Db): Promise<string[]> {
  return selectTermDifferences(db);
}

const preparing = new Map<string, Promise<void>>();

/** Sees once a process that the model's vectors have an index, before the first of them is stored. */
export async function prepareVectorIndex(db: Db, model: string, dimensions: number): Promise<void> {
  const key = `${dimensions} ${model}`;
  const prepared = preparing.get(key) ?? ensureVectorIndex(db, model, dimensions);
  preparing.set(key, prepared);
  try {
    await prepared;
  } catch (error) {
    preparing.delete(key); // the next one tries again
    throw error;
  }
}

/** What a chunk is about without saying so: title and headings, each once. */
function contextOf(chunk: IndexedChunk, traits: DocumentTraits): string {
  const lines = new Set([traits.title ?? "", ...chunk.headings]);
  return [...lines].map((line) => `${line}\n`).join("");
}
