import { ingestDocument } from "../documents/documents.jobs.ts";
import { wakeDuplicates } from "../documents/states/document-states.service.ts";
import type { Has } from "../../platform/app.ts";

/** Enqueues the documents that waited for this duplicate of theirs, now that its chunks can be shared. */
export async function enqueueDuplicates(app: Has<"db" | "jobs">, documentId: string) {
  const duplicate = await wakeDuplicates(app.db, documentId);
  if (duplicate) await app.jobs.enqueue(ingestDocument, duplicate);
}
