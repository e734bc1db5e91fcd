import type { Has } from "../../platform/app.ts";
import { ingestDocument } from "../documents/documents.jobs.ts";
import { wakeTwins } from "./document-leases.repo.ts";

/** Has the documents taken up that waited for this one, now that it is ready and its work can be shared. */
export async function deliverTwins(app: Has<"db" | "jobs">, documentId: string): Promise<void> {
  const twin = await wakeTwins(app.db, documentId);
  if (twin) await app.jobs.enqueue(ingestDocument, twin);
}
