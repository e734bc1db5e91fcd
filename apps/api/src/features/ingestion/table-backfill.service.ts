import { extract } from "@footnote/extraction/extract";
import { ExtractionError } from "@footnote/extraction/located-text";
import type { Has } from "../../platform/app.ts";
import { replaceTables } from "../tables/tables.service.ts";
import {
  lockUntabled,
  selectUntabled,
  setTableCount,
} from "../documents/states/document-states.service.ts";
import { collectTables } from "./table-collector.rules.ts";

const atOnce = 100;

/**
 * Reads the tables of spreadsheets that were ingested before tables were stored. The documents stay searchable meanwhile.
 * Returns the ids of the read documents, and of those whose file cannot be read.
 */
export async function backfillTables(
  app: Has<"db" | "blobs" | "config" | "log">,
  signal: AbortSignal,
): Promise<{ read: string[]; failed: string[] }> {
  const done = { read: [] as string[], failed: [] as string[] };
  for (;;) {
    const batch = await selectUntabled(app.db, { except: done.failed, limit: atOnce });
    if (batch.length === 0) return done;
    for (const document of batch) {
      const result = await backfillDocument(app, document, signal);
      done[result].push(document.documentId);
    }
  }
}

async function backfillDocument(
  app: Has<"db" | "blobs" | "config" | "log">,
  document: Awaited<ReturnType<typeof selectUntabled>>[number],
  signal: AbortSignal,
): Promise<"read" | "failed"> {
  const file = await app.blobs.openFile(document.blobKey);
  const tables = collectTables();
  try {
    const input = { path: file.path, extension: document.extension };
    for await (const event of extract(input, { ...app.config.extraction, signal }))
      tables.take(event);
  } catch (error) {
    if (!(error instanceof ExtractionError)) throw error;
    app.log.warn({ err: error, documentId: document.documentId }, "tables could not be read");
    return "failed";
  } finally {
    await file.release();
  }
  await app.db.$transaction(async (tx) => {
    // The document was deleted meanwhile, or another process was faster.
    if (!(await lockUntabled(tx, document.documentId))) return;
    await replaceTables(tx, document, tables.found);
    await setTableCount(tx, document.documentId, tables.found.length);
  });
  return "read";
}
