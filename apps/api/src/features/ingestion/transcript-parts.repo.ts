import { z } from "zod";
import type { TranscriptSegment } from "../../platform/models/models.ts";
import type { Sql } from "../../platform/database/database.ts";

/** A part of a document's recording, transcribed by one model. */
export type PartKey = {
  readonly documentId: string;
  readonly model: string;
  readonly fromMs: number;
  readonly toMs: number;
};

const stored = z.array(z.object({ from: z.number(), to: z.number(), text: z.string() }));

export async function findTranscriptPart(
  sql: Sql,
  key: PartKey,
): Promise<TranscriptSegment[] | undefined> {
  const row = await sql.transcriptPart.findUnique({
    where: { documentId_model_fromMs_toMs: key },
    select: { segments: true },
  });
  return row ? stored.parse(row.segments) : undefined;
}

/** Stores the transcript of a part, unless the document is deleted or another attempt was faster. */
export async function storeTranscriptPart(
  sql: Sql,
  organizationId: string,
  {
    documentId,
    model,
    fromMs,
    toMs,
    segments,
  }: PartKey & { segments: readonly TranscriptSegment[] },
): Promise<void> {
  await sql.$executeRaw`
    insert into heard_part (document_id, model, from_ms, to_ms, organization_id, segments)
    select id, ${model}, ${fromMs}, ${toMs}, organization_id, ${JSON.stringify(segments)}::jsonb from document
    where id = ${documentId}::uuid and organization_id = ${organizationId}::uuid
    on conflict do nothing`;
}

/** Deletes the parts of a document whose chunks are written. */
export async function deleteTranscriptParts(tx: Sql, documentId: string): Promise<void> {
  await tx.transcriptPart.deleteMany({ where: { documentId } });
}
