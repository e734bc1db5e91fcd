import { z } from "zod";
import type { TranscriptSegment } from "../../platform/models/models.ts";
import type { Sql } from "../../platform/database/database.ts";

/** A part of a document's recording, as one model heard it. */
export type PartKey = {
  readonly documentId: string;
  readonly model: string;
  readonly fromMs: number;
  readonly toMs: number;
};

const stored = z.array(z.object({ from: z.number(), to: z.number(), text: z.string() }));

export async function findHeard(sql: Sql, key: PartKey): Promise<TranscriptSegment[] | undefined> {
  const row = await sql.heardPart.findUnique({
    where: { documentId_model_fromMs_toMs: key },
    select: { segments: true },
  });
  return row ? stored.parse(row.segments) : undefined;
}

/** Keeps what was heard; nothing where the document is gone, or another attempt was first. */
export async function keepHeard(
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

/** Forgets the parts of a document whose passages are written. */
export async function forgetHeard(tx: Sql, documentId: string): Promise<void> {
  await tx.heardPart.deleteMany({ where: { documentId } });
}
