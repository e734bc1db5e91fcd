import type { Product } from "./product.ts";

/** Counts the blobs and rows of an organization's documents. */
export async function countStoredRows({ app }: Product, folder: string) {
  const { db, blobs } = app;
  const { organizationId } = await db.folder.findUniqueOrThrow({ where: { id: folder } });
  const where = { organizationId };
  return {
    documents: await db.document.count({ where }),
    chunks: await db.chunk.count({ where }),
    tasks: await db.task.count({ where }),
    terms: await db.termStat.count({ where: { ...where, chunks: { not: 0 } } }),
    blobs: (await Array.fromAsync(blobs.keys())).length,
  };
}
