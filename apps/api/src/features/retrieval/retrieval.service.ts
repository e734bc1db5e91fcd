import type { TenantApp } from "../../context/tenancy.ts";
import type { ModelFailed } from "../../platform/models/models.ts";
import type { TenantDb, TenantSql } from "../../platform/database/tenant.ts";
import type { SearchScope } from "../folders/folder-scope.rules.ts";
import { type CorpusStats, sumCorpusStats } from "./corpus-stats.rules.ts";
import { foldCopies, spreadOverDocuments } from "./folding.rules.ts";
import type { FoundChunk } from "./found-chunk.rules.ts";
import { listExpansions } from "./query/expansions.rules.ts";
import { searchByTerms, type TermSearch } from "./query/term-search.service.ts";
import { fuseRankings } from "./ranking.rules.ts";
import { rerank, type Reranking, rerankingDepth } from "./reranking.service.ts";
import { selectFoundChunks } from "./reading.repo.ts";
import { isPresent, rankForSearch, readForSearch } from "./replica-reads.service.ts";
import { selectMatching, selectSearchableGroups } from "./retrieval.repo.ts";
import { searchByVector } from "./vectors/vector-search.service.ts";

/** The search uses only this much of a longer question, in UTF-16 units. */
const questionMax = 8_000;
/** How many ranks of each ranking are fused; deeper ranks hardly add to a reciprocal. */
const fusionDepth = 100;

/** What a search did. */
export type SearchTrace = {
  readonly byWords: TermSearch;
  /** Ids of the chunks with the nearest vectors, the nearest first; null where only words are searched. */
  readonly byVectors: readonly string[] | null;
};

export type SearchRequest = {
  readonly text: string;
  readonly limit: number;
  readonly signal?: AbortSignal;
  /** The statistics of the scope, if they are already being read. */
  readonly corpusStats?: Promise<CorpusStats> | undefined;
  /** Whether the question gets no vector, also where there is a model. */
  readonly byWordsOnly?: boolean;
  /** Called when the embedding model fails and only terms are searched; without it that failure is thrown. */
  readonly onEmbeddingFailed?: (reason: ModelFailed) => void;
  /** Called with what was made of the question and what its words found. */
  readonly onSearched?: ((trace: SearchTrace) => void) | undefined;
  /** Whether chunks with the same text are returned as one, and further chunks in their places. */
  readonly foldsCopies?: boolean;
  /** Whether many documents are to be among the results: of each, the best few come first. */
  readonly spreads?: boolean;
  /** Reorders the best chunks found, if there is a model for it. */
  readonly reranking?: Reranking | undefined;
};

/** Reads the corpus statistics of a scope. */
export async function getCorpusStats(
  app: TenantApp<"db">,
  scope: SearchScope,
): Promise<CorpusStats> {
  const groups = await readForSearch(app, scope, (db) => selectSearchableGroups(db, scope));
  return sumCorpusStats(groups);
}

/**
 * Returns the chunks of the scope most relevant to the text, best first. The search is lexical without an embedding model,
 * and then returns nothing if no term matches; with a model it is hybrid.
 * @throws ModelFailed when the embedding model fails and the request has no `onEmbeddingFailed`
 */
export async function search(
  app: TenantApp<"db" | "models">,
  scope: SearchScope,
  request: SearchRequest,
): Promise<FoundChunk[]> {
  const { reranking, limit, signal, spreads } = request;
  const wanted = Math.max(limit, reranking ? rerankingDepth : 0);
  const ranked = await rankPresentChunks(app, scope, {
    ...request,
    limit: spreads ? spreadDepth * wanted : wanted,
  });
  const found = (spreads ? spreadOverDocuments(ranked, perDocument) : ranked).slice(0, wanted);
  if (!reranking) return found;
  return (await rerank(reranking, request.text, found, signal)).slice(0, limit);
}

/** To find many documents, so many times more chunks are ranked, and so many of each document come first. */
const spreadDepth = 4;
const perDocument = 2;

/** Ranks on the replica, if there is one, and again on the primary where that was not enough. */
async function rankPresentChunks(
  app: TenantApp<"db" | "models">,
  scope: SearchScope,
  request: SearchRequest,
): Promise<FoundChunk[]> {
  const ranked = await rankChunks(app, scope, request);
  if (!app.searchReplica || (await isPresent(app, scope, ranked))) return ranked;
  const onPrimary = { ...app, searchReplica: undefined };
  return rankChunks(onPrimary, scope, { ...request, corpusStats: undefined });
}

async function rankChunks(
  app: TenantApp<"db" | "models">,
  scope: SearchScope,
  request: SearchRequest,
): Promise<FoundChunk[]> {
  const text = request.text.slice(0, questionMax).toWellFormed();
  const embedding = request.byWordsOnly ? undefined : app.models.embedding;
  const corpusStats = request.corpusStats ?? getCorpusStats(app, scope);
  if (!embedding) {
    const stats = await corpusStats;
    // One transaction for all statements: beginning and ending one takes as many round trips as a statement.
    const work = (db: TenantDb) =>
      db.$transaction(async (tx) => {
        const { limit, foldsCopies } = request;
        // Those that take the places of copies come from the same ranking, which is what takes long.
        const ranked = foldsCopies ? 2 * limit : limit;
        const asked = { text, stats, limit: ranked, certain: limit, read: limit };
        const { byWords, found } = await searchByWords(tx, scope, asked);
        request.onSearched?.({ byWords, byVectors: null });
        const read = async (count: number) =>
          count === limit ? found : readHits(tx, scope, { byWords, count });
        return foldsCopies ? readDistinct(read, limit) : found;
      });
    return rankForSearch(app, scope, { work, signal: request.signal });
  }
  const limit = Math.max(fusionDepth, request.limit);
  // In parallel: the lexical search, and the vector search once the question is embedded.
  const [{ byWords }, nearest] = await Promise.all([
    corpusStats.then((stats) => {
      const asked = { text, stats, limit, certain: request.limit, read: definitionDepth };
      const work = (db: TenantDb) => db.$transaction((tx) => searchByWords(tx, scope, asked));
      return rankForSearch(app, scope, { work, signal: request.signal });
    }),
    searchByVector(app, scope, { ...request, text, corpusStats, embedding, limit }),
  ]);
  const { hits, required } = byWords;
  const byVector =
    required === ""
      ? nearest
      : await readForSearch(app, scope, (db) =>
          selectMatching(db, scope.organizationId, { ids: nearest, required }),
        );
  request.onSearched?.({ byWords, byVectors: byVector });
  const ranked = fuseRankings(hits, byVector);
  const read = async (count: number) => {
    const found = await readForSearch(app, scope, (db) =>
      selectFoundChunks(db, scope.organizationId, ranked.slice(0, count)),
    );
    return nameFolders(found, byWords);
  };
  return request.foldsCopies ? await readDistinct(read, request.limit) : await read(request.limit);
}

/** Reads the best chunks with the copies among them folded, and the next ones in the places of the copies. */
async function readDistinct(
  read: (count: number) => Promise<FoundChunk[]>,
  limit: number,
): Promise<FoundChunk[]> {
  const found = await read(limit);
  const distinct = foldCopies(found);
  if (distinct.length === found.length || found.length < limit) return distinct;
  return foldCopies(await read(2 * limit)).slice(0, limit);
}

/** Reads the best chunks of a ranking. */
async function readHits(
  tx: TenantSql,
  { organizationId }: SearchScope,
  { byWords, count }: { byWords: TermSearch; count: number },
): Promise<FoundChunk[]> {
  const found = await selectFoundChunks(tx, organizationId, byWords.hits.slice(0, count));
  return nameFolders(found, byWords);
}

/** Adds to chunks the names of their folders that the query named. */
function nameFolders(found: readonly FoundChunk[], { folders }: TermSearch): FoundChunk[] {
  const names = new Map(folders?.folders.map((folder) => [folder.id, folder.names]));
  return found.map((chunk) => {
    const folderNames = names.get(chunk.folderId ?? "");
    return folderNames ? { ...chunk, folderNames } : chunk;
  });
}

/** How many of the best passages are read for what they define. */
const definitionDepth = 10;

type WordSearch = Parameters<typeof searchByTerms>[2] & {
  /** How many of the hits are read. */
  readonly read: number;
};

/** Searches by words, and once more where the best passages define an abbreviation of the question. */
async function searchByWords(
  tx: TenantSql,
  scope: SearchScope,
  asked: WordSearch,
): Promise<{ byWords: TermSearch; found: FoundChunk[] }> {
  const searchAndRead = async (one: WordSearch) => {
    const byWords = await searchByTerms(tx, scope, one);
    return { byWords, found: await readHits(tx, scope, { byWords, count: asked.read }) };
  };
  const first = await searchAndRead(asked);
  const texts = first.found.slice(0, definitionDepth).map(({ text }) => text);
  const expansions = listExpansions(first.byWords.query.text, texts);
  return expansions.length === 0 ? first : searchAndRead({ ...asked, expansions });
}
