import type { Has } from "../../platform/app.ts";
import { ModelFailed } from "../../platform/models/models.ts";
import type { SearchScope } from "../folders/folder-scope.rules.ts";
import { type AskedWord, fuse, type WordHit, weighWords } from "./ranking.rules.ts";
import {
  type Passage,
  rankByWords,
  selectFiles,
  selectLanguages,
  selectPassages,
  selectTermCounts,
  selectWholeDocument,
} from "./retrieval.repo.ts";
import { tokenizeQuery } from "./tokenization.rules.ts";
import { rankByVector } from "./vectors.repo.ts";

export type { Passage } from "./retrieval.repo.ts";

/** Of a longer question only the beginning is searched with, in UTF-16 units. */
const questionMax = 8_000;
/** How deep each ranking is read before the two are joined; deeper ranks hardly add to a reciprocal. */
const fusionDepth = 100;

/** What there is to search: all the organization's chunks, those of the scope, and the scope's languages. */
type Ground = { total: number; chunks: number; languages: (string | null)[] };

export type SearchRequest = {
  readonly text: string;
  readonly limit: number;
  readonly signal?: AbortSignal;
  /** Told when the embedding model fails and words alone decide; without it that failure is thrown. */
  readonly withoutMeaning?: (reason: ModelFailed) => void;
};

/**
 * The passages of the scope that speak most of what the text asks, best first; none when no word of it stands there.
 * Without an embedding model only words decide, with one also the meaning.
 * @throws ModelFailed when the embedding model keeps failing and nobody is told instead
 */
export async function search(
  app: Has<"db" | "models">,
  scope: SearchScope,
  request: SearchRequest,
): Promise<Passage[]> {
  const text = request.text.slice(0, questionMax).toWellFormed();
  const ground = await survey(app, scope);
  if (ground.chunks === 0) return [];
  const embedding = app.models.embedding;
  const depth = embedding ? Math.max(fusionDepth, request.limit) : request.limit;
  const wordHits = searchByWords(app, scope, { text, ground, limit: depth });
  if (!embedding) return selectPassages(app.db, scope.organizationId, await wordHits);
  const [byWords, byVectors] = await Promise.all([
    wordHits,
    searchByMeaning(app, scope, { text, ground, limit: depth, signal: request.signal }).catch(
      (error: unknown): string[] => {
        if (!(error instanceof ModelFailed) || !request.withoutMeaning) throw error;
        request.withoutMeaning(error);
        return [];
      },
    ),
  ]);
  const fused = fuse(byWords, byVectors).slice(0, request.limit);
  return selectPassages(app.db, scope.organizationId, fused);
}

async function survey(app: Has<"db">, scope: SearchScope): Promise<Ground> {
  const [languages, counts] = await Promise.all([
    selectLanguages(app.db, scope),
    selectTermCounts(app.db, scope.organizationId, [""]),
  ]);
  return {
    total: counts.get("") ?? 0,
    chunks: languages.reduce((sum, { chunks }) => sum + chunks, 0),
    languages: languages.map(({ language }) => language),
  };
}

type Asked = { readonly text: string; readonly ground: Ground; readonly limit: number };

async function searchByWords(
  app: Has<"db">,
  scope: SearchScope,
  { text, ground, limit }: Asked,
): Promise<WordHit[]> {
  const groups = tokenizeQuery(text, ground.languages);
  const counts = await selectTermCounts(app.db, scope.organizationId, groups.flat());
  const words = groups.map((terms): AskedWord => {
    const found = terms.reduce((sum, term) => sum + (counts.get(term) ?? 0), 0);
    return { terms, found: Math.min(found, ground.total) };
  });
  const { total, chunks } = ground;
  const question = weighWords(words, { total, share: chunks / total });
  if (question.asked.length === 0) return [];
  const hits = await rankByWords(app.db, scope, { ...question, limit });
  if (hits.length === limit || question.leading.length === question.asked.length) return hits;
  // The rare words stand mostly elsewhere: what is in the scope has the common ones.
  return rankByWords(app.db, scope, { ...question, leading: question.asked, limit });
}

async function searchByMeaning(
  app: Has<"db" | "models">,
  scope: SearchScope,
  { text, ground, limit, signal }: Asked & { signal: AbortSignal | undefined },
): Promise<string[]> {
  const model = app.models.embedding;
  const [vector] = (await model?.embed([text], signal)) ?? [];
  if (!model || !vector) return [];
  const near = { model: model.name, vector, chunks: ground.chunks, limit };
  return rankByVector(app.db, scope, near);
}

/** Among so many files a named one is looked for. */
const filesMax = 2_000;

/** The files of the scope that can be found, the latest first. */
export function listFiles(app: Has<"db">, scope: SearchScope) {
  return selectFiles(app.db, scope, filesMax);
}

/** The first passages of a document of the scope, in reading order. */
export function readWhole(
  app: Has<"db">,
  scope: SearchScope,
  document: { documentId: string; limit: number },
): Promise<Passage[]> {
  return selectWholeDocument(app.db, scope, document);
}
