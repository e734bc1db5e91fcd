import { bindIngestion } from "../features/ingestion/ingestion.worker.ts";
import type { Product } from "./product.ts";

/** For work that nobody stops. */
export const never = new AbortController().signal;

/** Ingests whatever waits, as a worker that was woken would. */
export async function ingestWaiting({ app }: Product): Promise<void> {
  const payload = { organizationId: crypto.randomUUID(), documentId: crypto.randomUUID() };
  await bindIngestion(app).handle(payload, { number: 1, last: false, signal: never });
}
