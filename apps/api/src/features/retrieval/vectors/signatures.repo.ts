import type { Db, Sql } from "../../../platform/database/database.ts";

/** From so many vectors on, a model's vectors have signatures: before, all of them are compared. */
export const signaturesMin = 5_000;
/** Making the signatures of a million vectors takes ten seconds. */
const longest = { timeout: 600_000 };

/**
 * Prepares a transaction for comparing signatures. Returns which numbers of a vector are above their mean over the model's
 * vectors, a bit for each as text; undefined while the vectors of the model have no signatures.
 */
export async function prepareComparison(
  tx: Sql,
  { model, vector }: { readonly model: string; readonly vector: readonly number[] },
): Promise<string | undefined> {
  // One process compares: with three, it took three times the processor's time and no less of the asker's.
  const [row] = await tx.$queryRaw<{ signs: string }[]>`
    select binary_quantize(l2_normalize(${JSON.stringify(vector)}::vector) - centre)::text as signs,
      set_config('max_parallel_workers_per_gather', '0', true)
    from model_centre where model = ${model} and dimensions = ${vector.length}::int`;
  return row?.signs;
}

/**
 * Gives all vectors of a model signatures once there are enough of them; from then on a trigger does. Returns whether they have
 * signatures.
 */
export async function ensureSignatures(
  db: Db,
  model: string,
  dimensions: number,
): Promise<boolean> {
  const [known] = await db.$queryRaw<{ isCentred: boolean; chunks: number }[]>`
    select exists (select from model_centre where model = ${model} and dimensions = ${dimensions}::int) as "isCentred",
      (select coalesce(sum(chunks), 0)::int from folder_stat where embedding_model = ${model}) as chunks`;
  if (known?.isCentred) return true;
  if (!known || known.chunks < signaturesMin) return false;
  return db.$transaction(async (tx) => {
    // Waits for those that store vectors without a signature, and lets nobody do so meanwhile.
    await tx.$executeRaw`lock table chunk_embedding in share row exclusive mode`;
    const centred = await tx.$executeRaw`
      insert into model_centre
      select ${model}, ${dimensions}::int, centre from (
        select avg(l2_normalize(embedding)) as centre from chunk_embedding
        where model = ${model} and vector_dims(embedding) = ${dimensions}::int) as averaged
      where centre is not null
      on conflict do nothing`;
    // Another process was first, or these are all being made again.
    if (centred === 0) return false;
    await tx.$executeRaw`
      insert into chunk_signature
      select e.chunk_id, e.model, e.organization_id, e.folder_id, binary_quantize(l2_normalize(e.embedding) - c.centre)
      from chunk_embedding e join model_centre c on c.model = e.model and c.dimensions = vector_dims(e.embedding)
      where c.model = ${model} and c.dimensions = ${dimensions}::int`;
    return true;
  }, longest);
}
