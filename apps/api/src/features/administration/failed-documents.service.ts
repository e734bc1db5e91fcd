import type { FailedDocument } from "@footnote/contracts/operator";
import type { Has } from "../../platform/app.ts";
import { cutPage, decodeCursor } from "../../platform/database/page-cursor.ts";
import { AppError } from "../../platform/errors.ts";
import { type Actor, recordEvent } from "../audit/audit.service.ts";
import { requeueFile } from "../documents/documents.service.ts";
import { describeFailure } from "../documents/failures.rules.ts";
import { findOwner, selectFailed } from "../documents/states/document-states.service.ts";
import { idCursor, isUuid } from "./organizations.service.ts";

type Wanted = { organizationId?: string | undefined; limit: number; cursor?: string | undefined };

/** Lists documents whose ingestion failed, page by page. @throws AppError request.invalid */
export async function listFailedDocuments(
  app: Has<"db">,
  { organizationId, limit, cursor }: Wanted,
): Promise<{ documents: FailedDocument[]; next_cursor: string | null }> {
  const [after] = cursor === undefined ? [] : decodeCursor(cursor, idCursor);
  const found = await selectFailed(app.db, { organizationId, after, limit: limit + 1 });
  const { rows, nextCursor } = cutPage(found, limit, ({ id }) => [id]);
  const documents = rows.map(({ createdAt, failureCode, ...shown }) => {
    const failure = describeFailure(failureCode ?? "internal");
    return { ...shown, created_at: createdAt.toISOString(), failure };
  });
  return { documents, next_cursor: nextCursor };
}

/** Retries a failed document. @throws AppError document.not_found, document.not_failed */
export async function retryFailedDocument(
  app: Has<"db" | "jobs">,
  by: Actor,
  id: string,
): Promise<void> {
  const owner = isUuid(id) ? await findOwner(app.db, id) : undefined;
  if (!owner) throw new AppError("document.not_found");
  const { organizationId, name } = owner;
  await requeueFile(app, { organizationId, id }, (tx) => {
    const target = { kind: "document" as const, id, name };
    return recordEvent(tx, { action: "document.retried", by, organizationId, target });
  });
}
