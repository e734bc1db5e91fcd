import { bindIngestion } from "../features/ingestion/ingestion.worker.ts";
import type { Product } from "./product.ts";

/** A signal that never aborts. */
export const never = new AbortController().signal;

/** Ingests the waiting documents, as a worker would. */
export async function ingestWaiting({ app }: Product): Promise<void> {
  const payload = { organizationId: crypto.randomUUID(), documentId: crypto.randomUUID() };
  await bindIngestion(app).handle(payload, { number: 1, last: false, signal: never });
}
