import { randomUUID } from "node:crypto";
import type { Block } from "@footnote/extraction/located-text";
import { startChunking } from "../../apps/api/src/features/ingestion/chunking.rules.ts";
import {
  indexChunks,
  storeEmbeddings,
} from "../../apps/api/src/features/retrieval/indexing.service.ts";
import { detectLanguage } from "../../packages/lexicon/src/language.ts";
import { ensureVectorIndex } from "../../apps/api/src/features/retrieval/vectors/vector-index.repo.ts";
import type { Db } from "../../apps/api/src/platform/database/database.ts";
import type { EmbeddingModel } from "../../apps/api/src/platform/models/models.ts";
import type { BenchDocument, Collection } from "./collection.ts";

export type Corpus = { readonly organizationId: string; readonly folderId: string };

/** An organization with one empty folder. */
export async function createCorpus(db: Db): Promise<Corpus> {
  const name = "Benchmark";
  const organization = await db.organization.create({ data: { name, domain: "bench.example" } });
  const organizationId = organization.id;
  const folder = await db.folder.create({ data: { organizationId, name, nameKey: name } });
  return { organizationId, folderId: folder.id };
}

type Prepared = { document: BenchDocument; chunks: ReturnType<typeof chunk> };

/**
 * Makes every document of the collection searchable as an upload would be: chunked, its language recognised, embedded
 * when there is a model, indexed. Each document's name is its id in the collection.
 */
export async function ingest(
  db: Db,
  corpus: Corpus,
  from: { collection: Collection; embedding: EmbeddingModel | undefined },
): Promise<{ chunks: number }> {
  const prepared = from.collection.documents.map((document) => ({
    document,
    chunks: chunk(document),
  }));
  const vectors = await embed(db, prepared, from.embedding);
  let chunks = 0;
  for (const one of prepared) {
    const own = vectors?.slice(chunks, chunks + one.chunks.length);
    const made = from.embedding && own && { model: from.embedding.name, vectors: own };
    await write(db, corpus, { ...one, made });
    chunks += one.chunks.length;
  }
  return { chunks };
}

function chunk({ title, text }: BenchDocument) {
  const paragraphs = text.split("\n").filter((line) => line.trim() !== "");
  const heading: Block[] = title
    ? [{ kind: "heading", level: 1, text: title, anchor: { kind: "lines", from: 1, to: 1 } }]
    : [];
  const blocks = paragraphs.map((line, index): Block => {
    const at = heading.length + index + 1;
    return { kind: "paragraph", text: line, anchor: { kind: "lines", from: at, to: at } };
  });
  const chunking = startChunking();
  const chunks = [...heading, ...blocks].flatMap((block) => chunking.push(block));
  return [...chunks, ...chunking.end()];
}

async function embed(db: Db, prepared: readonly Prepared[], model: EmbeddingModel | undefined) {
  if (!model) return undefined;
  const texts = prepared.flatMap(({ chunks }) =>
    chunks.map(({ headings, text }) => [...headings, text].join("\n")),
  );
  const vectors = await model.embed(texts);
  await ensureVectorIndex(db, model.name, vectors[0]?.length ?? 1);
  return vectors;
}

type Write = Prepared & { made: { model: string; vectors: number[][] } | undefined };

async function write(db: Db, corpus: Corpus, { document, chunks, made }: Write): Promise<void> {
  const language = detectLanguage(chunks.map(({ text }) => text));
  const data = { ...corpus, name: document.id, extension: "txt", size: 0, sha256: "" };
  const state = { stage: "ready" as const, language, chunkCount: chunks.length };
  await db.$transaction(async (tx) => {
    const { id } = await tx.document.create({ data: { ...data, ...state, blobKey: randomUUID() } });
    const target = { ...corpus, documentId: id };
    const chunkIds = await indexChunks(tx, target, chunks, { language });
    if (made) await storeEmbeddings(tx, target, { ...made, chunkIds });
  });
}

/** Makes one document of sections searchable, each section as one passage under its heading and the name of the document. */
export async function storeSections(
  db: Db,
  corpus: Corpus,
  {
    name,
    sections,
  }: { name: string; sections: readonly { readonly heading: string; readonly text: string }[] },
): Promise<void> {
  const language = detectLanguage(sections.map(({ text }) => text));
  const data = { ...corpus, name, extension: "pdf", size: 0, sha256: "" };
  const state = { stage: "ready" as const, language, chunkCount: sections.length };
  const chunks = sections.map(({ heading, text }, ordinal) => {
    return {
      ordinal,
      text,
      headings: [heading],
      anchors: [{ kind: "lines" as const, from: ordinal + 1, to: ordinal + 1 }],
    };
  });
  await db.$transaction(async (tx) => {
    const { id } = await tx.document.create({ data: { ...data, ...state, blobKey: randomUUID() } });
    await indexChunks(tx, { ...corpus, documentId: id }, chunks, { language, title: name });
  });
}
