import type { EmbeddingModel } from "../../platform/models/models.ts";
import type { Has } from "../../platform/app.ts";
import { prepareVectorIndex, storeEmbeddings } from "../retrieval/indexing.service.ts";
import { shareOut } from "../usage/model-usage.rules.ts";
import { recordEmbedding } from "../usage/model-usage.service.ts";
import type { ChunkToEmbed } from "../retrieval/indexing.service.ts";

/**
 * Embeds chunks with one request to a model, and stores the vectors.
 * @throws ModelFailed
 */
export async function makeVectors(
  app: Has<"db">,
  model: EmbeddingModel,
  { chunks, signal }: { chunks: ChunkToEmbed[]; signal: AbortSignal },
): Promise<void> {
  const texts = chunks.map(({ headings, text }) => [...headings, text].join("\n"));
  let tokens = 0;
  try {
    const vectors = await model.embed(texts, signal, (taken) => (tokens += taken));
    await prepareVectorIndex(app.db, model.name, vectors[0]?.length ?? 0);
    await store(app, model.name, { chunks, vectors });
  } finally {
    await record(app, model, { chunks, texts, tokens });
  }
}

/** Divides the usage of a request among the organizations by the length of their texts. */
async function record(
  app: Has<"db">,
  model: EmbeddingModel,
  { chunks, texts, tokens }: { chunks: ChunkToEmbed[]; texts: string[]; tokens: number },
): Promise<void> {
  if (tokens === 0) return;
  const lengths = new Map<string, number>();
  for (const [index, { organizationId }] of chunks.entries()) {
    const length = Buffer.byteLength(texts[index] ?? "");
    lengths.set(organizationId, (lengths.get(organizationId) ?? 0) + length);
  }
  const shares = shareOut(tokens, [...lengths.values()]);
  for (const [index, organizationId] of [...lengths.keys()].entries()) {
    await recordEmbedding(app.db, { organizationId }, { model, tokens: shares[index] ?? 0 });
  }
}

async function store(
  app: Has<"db">,
  model: string,
  { chunks, vectors }: { chunks: ChunkToEmbed[]; vectors: number[][] },
): Promise<void> {
  const byOrganization = Map.groupBy(chunks.keys(), (index) => chunks[index]?.organizationId ?? "");
  await app.db.$transaction(async (tx) => {
    for (const [organizationId, indexes] of byOrganization) {
      const chunkIds = indexes.map((index) => chunks[index]?.id ?? "");
      const own = indexes.map((index) => vectors[index] ?? []);
      await storeEmbeddings(tx, { organizationId }, { model, chunkIds, vectors: own });
    }
  });
}
