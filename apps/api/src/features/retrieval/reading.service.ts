import type { TenantApp } from "../../context/tenancy.ts";
import type { SearchScope } from "../folders/folder-scope.rules.ts";
import type { FoundChunk, Neighbour } from "./found-chunk.rules.ts";
import {
  selectBeginnings,
  selectDocumentChunks,
  selectNeighbours,
  selectOpenings,
  selectSearchableFiles,
} from "./reading.repo.ts";

/** How many files are searched for one that the question names. */
const filesMax = 2_000;

/** Lists the searchable files of the scope whose names contain a text, the latest first. */
export function listFiles(app: TenantApp<"db">, scope: SearchScope, namePart: string) {
  return selectSearchableFiles(app.db, scope, { namePart, limit: filesMax });
}

/** Reads the neighbours of some chunks, in reading order, as far as they are in the scope. */
export function readNeighbours(
  app: TenantApp<"db">,
  scope: SearchScope,
  wanted: readonly { chunkId: string; before: number; after: number }[],
): Promise<Neighbour[]> {
  return selectNeighbours(app.db, scope, wanted);
}

/** Reads the texts with which documents of the scope begin, by their ids. */
export async function readOpenings(
  app: TenantApp<"db">,
  scope: SearchScope,
  documentIds: readonly string[],
): Promise<Map<string, string>> {
  const rows = await selectOpenings(app.db, scope, documentIds);
  return new Map(rows.map(({ documentId, text }) => [documentId, text]));
}

/** Reads the first chunks of documents of the scope in reading order, by the documents' ids. */
export async function readBeginnings(
  app: TenantApp<"db">,
  scope: SearchScope,
  wanted: { documentIds: readonly string[]; limit: number },
): Promise<Map<string, FoundChunk[]>> {
  const chunks = await selectBeginnings(app.db, scope, wanted);
  return Map.groupBy(chunks, ({ documentId }) => documentId);
}

/** Reads chunks of a document of the scope in reading order, after the first `skipped`. */
export function readDocument(
  app: TenantApp<"db">,
  scope: SearchScope,
  document: { documentId: string; limit: number; skipped?: number | undefined },
): Promise<FoundChunk[]> {
  return selectDocumentChunks(app.db, scope, document);
}
