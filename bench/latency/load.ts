import { randomUUID } from "node:crypto";
import type { Block } from "@footnote/extraction/located-text";
import { chunkBlocks } from "../../apps/api/src/features/ingestion/chunking.rules.ts";
import {
  findTermDifferences,
  indexChunks,
  storeEmbeddings,
} from "../../apps/api/src/features/retrieval/indexing.service.ts";
import { detectLanguage } from "../../packages/lexicon/src/language.ts";
import type { Db } from "../../apps/api/src/platform/database/database.ts";
import type { BenchDocument } from "../retrieval/collection.ts";
import type { Corpus } from "../retrieval/ingest.ts";
import { embed, embeddingModel } from "./emulated-embedding.ts";

/** Half of the product's own, since two of these become one passage. */
const halves = { target: 600, max: 1_000 };
const documentsAtOnce = 40;
/** Passages of one file: about a report of some pages. */
const passagesOfAFile = 12;

/**
 * Fills the folder with `passages` passages. The documents go through the product's chunking and indexing in half
 * passages; in the database each is then joined with others of its language, round after round, text with text and
 * lexemes with lexemes, which is what indexing the joined text gives. What the statistics then say is counted anew and
 * compared by the product's own check.
 */
export async function fill(
  db: Db,
  corpus: Corpus,
  from: { documents: readonly BenchDocument[]; passages: number },
): Promise<void> {
  const [index] = await db.$queryRaw<{ indexdef: string }[]>`
    select indexdef from pg_indexes where indexname = 'chunk_lexemes_idx'`;
  // Building it afterwards gives the same index in a fraction of the time.
  await db.$executeRaw`drop index chunk_lexemes_idx`;
  await indexHalves(db, corpus, from.documents);
  await joinHalves(db, corpus, from.passages);
  await db.$executeRawUnsafe(index?.indexdef ?? "");
  await db.$executeRaw`vacuum analyze`;
  const wrong = await findTermDifferences(db);
  if (wrong.length > 0)
    throw new Error(`The statistics are wrong: ${wrong.slice(0, 5).join(", ")}`);
}

async function indexHalves(
  db: Db,
  corpus: Corpus,
  documents: readonly BenchDocument[],
): Promise<void> {
  for (let start = 0; start < documents.length; start += documentsAtOnce) {
    const batch = documents.slice(start, start + documentsAtOnce);
    await db.$transaction(async (tx) => {
      for (const document of batch) {
        const chunks = [...chunkBlocks(blocksOf(document), halves)];
        const language = detectLanguage(chunks.map(({ text }) => text));
        const file = { ...corpus, name: document.id, extension: "txt", size: 0, sha256: "" };
        const state = { stage: "ready" as const, language, chunkCount: chunks.length };
        const data = { ...file, ...state, blobKey: randomUUID() };
        const { id } = await tx.document.create({ data });
        await indexChunks(tx, { ...corpus, documentId: id }, chunks, { language });
      }
    });
    if (start % 1_000 === 0) console.error(`${start} of ${documents.length} documents`);
  }
}

function* blocksOf({ title, text }: BenchDocument): Generator<Block> {
  const at = (line: number) => ({ kind: "lines" as const, from: line, to: line });
  if (title) yield { kind: "heading", level: 1, text: title, anchor: at(1) };
  const paragraphs = text.split("\n").filter((line) => line.trim() !== "");
  for (const [index, paragraph] of paragraphs.entries()) {
    yield { kind: "paragraph", text: paragraph, anchor: at(index + 2) };
  }
}

async function joinHalves(db: Db, corpus: Corpus, passages: number): Promise<void> {
  const { organizationId, folderId } = corpus;
  await db.$transaction(
    async (tx) => {
      await tx.$executeRaw`
        create temporary table half on commit drop as
        select d.language, row_number() over (partition by d.language order by c.id) - 1 as place,
          count(*) over (partition by d.language) as places, c.*
        from chunk c join document d on d.id = c.document_id
        where c.organization_id = ${organizationId}::uuid`;
      await tx.$executeRaw`create index on half (language, place)`;
      await tx.$executeRaw`
        create temporary table joined on commit drop as
        select a.language, round, a.place, gen_random_uuid() as id, a.text || ' ' || b.text as text, a.headings, a.anchors,
          a.lexemes || b.lexemes as lexemes, a.words + b.words as words
        from half a
        cross join generate_series(1, 1 + ${passages}::int / (select count(*)::int from half)) as round
        join half b on b.language = a.language and b.place = (a.place + 37 * round) % a.places
        order by round, a.place limit ${passages}`;
      await tx.$executeRaw`
        create temporary table file on commit drop as
        select language, round, place / ${passagesOfAFile}::int as number, count(*)::int as passages, gen_random_uuid() as id
        from joined group by 1, 2, 3`;
      await tx.$executeRaw`delete from document where organization_id = ${organizationId}::uuid`;
      await tx.$executeRaw`
        insert into document (id, organization_id, folder_id, name, extension, size, sha256, blob_key, stage, language, chunk_count)
        select id, ${organizationId}::uuid, ${folderId}::uuid, round || '-' || number || '.txt', 'txt', 0, '', id::text, 'ready',
          language, passages
        from file`;
      await tx.$executeRaw`
        insert into chunk (id, organization_id, document_id, folder_id, ordinal, text, headings, anchors, lexemes, words)
        select j.id, ${organizationId}::uuid, f.id, ${folderId}::uuid, j.place % ${passagesOfAFile}::int, j.text, j.headings,
          j.anchors, j.lexemes, j.words
        from joined j join file f on f.language = j.language and f.round = j.round
          and f.number = j.place / ${passagesOfAFile}::int`;
      await tx.$executeRaw`delete from term_stat where organization_id = ${organizationId}::uuid`;
      await tx.$executeRaw`
        insert into term_stat (organization_id, term, chunks, words)
        select organization_id, term, count(*), case term when '' then sum(words) else 0 end
        from chunk, unnest(tsvector_to_array(lexemes) || '{""}'::text[]) as term
        where organization_id = ${organizationId}::uuid group by 1, 2`;
    },
    { timeout: 1_800_000 },
  );
}

const embeddedAtOnce = 1_000;

/** Gives every passage its vector, as the work on documents leaves it where there is an embedding model. */
export async function embedAll(db: Db, { organizationId }: Corpus): Promise<void> {
  let after = "00000000-0000-0000-0000-000000000000";
  for (;;) {
    const chunks = await db.chunk.findMany({
      where: { organizationId, id: { gt: after } },
      orderBy: { id: "asc" },
      take: embeddedAtOnce,
      select: { id: true, text: true, headings: true },
    });
    after = chunks.at(-1)?.id ?? after;
    if (chunks.length === 0) break;
    const made = {
      model: embeddingModel,
      chunkIds: chunks.map(({ id }) => id),
      vectors: chunks.map(({ headings, text }) => embed([...headings, text].join("\n"))),
    };
    await db.$transaction((tx) => storeEmbeddings(tx, { organizationId }, made));
  }
  await db.document.updateMany({ where: { organizationId }, data: { embeddingModel } });
}
