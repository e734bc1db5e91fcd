import type { TenantApp } from "../../context/tenancy.ts";
import { type EmbeddingModel, ModelFailed } from "../../platform/models/models.ts";
import type { TenantSql } from "../../platform/database/tenant.ts";
import type { SearchScope } from "../folders/folder-scope.rules.ts";
import { type AskedWord, fuse, type WordHit, weighWords } from "./ranking.rules.ts";
import {
  rankByWords,
  selectAround,
  selectFiles,
  selectFindable,
  selectPassages,
  selectTermCounts,
  selectWholeDocument,
} from "./retrieval.repo.ts";
import { earlierModel, type Ground, toGround } from "./corpus-stats.rules.ts";
import type { Next, Passage } from "./found-chunk.rules.ts";
import { embedByEarlier } from "./earlier-vectors.service.ts";
import { recordEmbedding } from "../usage/model-usage.service.ts";
import { tokenizeQuery } from "./tokenization.rules.ts";
import { rankByVector } from "./vectors.repo.ts";

/** Of a longer question only the beginning is searched with, in UTF-16 units. */
const questionMax = 8_000;
/** How deep each ranking is read before the two are joined; deeper ranks hardly add to a reciprocal. */
const fusionDepth = 100;

export type SearchRequest = {
  readonly text: string;
  readonly limit: number;
  readonly signal?: AbortSignal;
  /** What there is to search, where that was asked for ahead. */
  readonly surveyed?: Promise<Ground>;
  /** Told when the embedding model fails and words alone decide; without it that failure is thrown. */
  readonly withoutMeaning?: (reason: ModelFailed) => void;
};

/** What there is to search in a scope. */
export async function survey(app: TenantApp<"db">, scope: SearchScope): Promise<Ground> {
  return toGround(await selectFindable(app.db, scope));
}

/**
 * The passages of the scope that speak most of what the text asks, best first; none when no word of it stands there.
 * Without an embedding model only words decide, with one also the meaning.
 * @throws ModelFailed when the embedding model keeps failing and nobody is told instead
 */
export async function search(
  app: TenantApp<"db" | "models">,
  scope: SearchScope,
  request: SearchRequest,
): Promise<Passage[]> {
  const text = request.text.slice(0, questionMax).toWellFormed();
  const { organizationId } = scope;
  const embedding = app.models.embedding;
  const surveyed = request.surveyed ?? survey(app, scope);
  if (!embedding) {
    const ground = await surveyed;
    // One transaction for all of it: each of its own would take as many turns to begin and end as to ask.
    return app.db.$transaction(async (tx) => {
      const hits = await searchByWords(tx, scope, { text, ground, limit: request.limit });
      return selectPassages(tx, organizationId, hits);
    });
  }
  const limit = Math.max(fusionDepth, request.limit);
  // Beside each other: what the words lead to, and what the vectors do once there is one of the question.
  const [hits, near] = await Promise.all([
    surveyed.then((ground) =>
      app.db.$transaction((tx) => searchByWords(tx, scope, { text, ground, limit })),
    ),
    searchByMeaning(app, scope, { ...request, text, surveyed, embedding, limit }),
  ]);
  return selectPassages(app.db, organizationId, fuse(hits, near).slice(0, request.limit));
}

type Asked = { readonly text: string; readonly limit: number };
type Meant = SearchRequest & {
  readonly embedding: EmbeddingModel;
  readonly surveyed: Promise<Ground>;
};

/** What the words of a text lead to. */
async function searchByWords(
  tx: TenantSql,
  scope: SearchScope,
  { text, limit, ground }: Asked & { readonly ground: Ground },
): Promise<WordHit[]> {
  const { total, chunks, languages } = ground;
  if (chunks === 0) return [];
  const groups = tokenizeQuery(text, languages);
  const counts = await selectTermCounts(tx, scope.organizationId, groups.flat());
  const words = groups.map((terms): AskedWord => {
    const found = terms.reduce((sum, term) => sum + (counts.get(term) ?? 0), 0);
    return { terms, found: Math.min(found, total) };
  });
  const question = weighWords(words, { total, share: chunks / total });
  if (question.asked.length === 0) return [];
  const hits = await rankByWords(tx, scope, { ...question, limit });
  if (hits.length === limit || question.leading.length === question.asked.length) return hits;
  // The rare words stand mostly elsewhere: what is in the scope has the common ones.
  return rankByWords(tx, scope, { ...question, leading: question.asked, limit });
}

/** The chunks nearest to the meaning of a text, as an embedding model has it. */
async function searchByMeaning(
  app: TenantApp<"db" | "models">,
  scope: SearchScope,
  meant: Meant,
): Promise<string[]> {
  const { surveyed, embedding, text, limit } = meant;
  const [ground, made] = await Promise.all([surveyed, embedQuestion(embedding, text, meant)]);
  const rank = async () => {
    const { chunks } = ground;
    const by = chunks > 0 ? await chooseVector(app, scope, { ...meant, ground, made }) : undefined;
    return by ? rankByVector(app.db, scope, { ...by, chunks, limit }) : [];
  };
  const use = made && { model: embedding, tokens: made.tokens };
  const [near] = await Promise.all([rank(), use && recordEmbedding(app.db, scope, use)]);
  return near;
}

type Made = { readonly vector: number[]; readonly tokens: number };

/** While the vectors of another model are being made, the old ones are whole and the new ones are not. */
async function chooseVector(
  app: TenantApp<"db" | "models">,
  { organizationId }: SearchScope,
  meant: Meant & { readonly ground: Ground; readonly made: Made | undefined },
): Promise<{ model: string; vector: number[] } | undefined> {
  const { ground, made, embedding, text, signal } = meant;
  const earlier = earlierModel(ground, embedding.name);
  if (earlier !== undefined) {
    const vector = await embedByEarlier(app, earlier, { text, organizationId, signal });
    if (vector) return { model: earlier, vector };
  }
  return made && { model: embedding.name, vector: made.vector };
}

/** Nothing where the model fails and somebody is told of it. */
async function embedQuestion(
  model: EmbeddingModel,
  text: string,
  { signal, withoutMeaning }: Pick<SearchRequest, "signal" | "withoutMeaning">,
): Promise<Made | undefined> {
  let tokens = 0;
  try {
    const [vector] = await model.embed([text], signal, (taken) => (tokens += taken));
    return vector && { vector, tokens };
  } catch (error) {
    if (!(error instanceof ModelFailed) || !withoutMeaning) throw error;
    withoutMeaning(error);
    return undefined;
  }
}

/** Among so many files a named one is looked for. */
const filesMax = 2_000;

/** The files of the scope that can be found, the latest first. */
export function listFiles(app: TenantApp<"db">, scope: SearchScope) {
  return selectFiles(app.db, scope, filesMax);
}

/** The passages next to some of the scope, in reading order, as far as they lie in it. */
export function readAround(
  app: TenantApp<"db">,
  scope: SearchScope,
  wanted: readonly { chunkId: string; before: number; after: number }[],
): Promise<Next[]> {
  return selectAround(app.db, scope, wanted);
}

/** The first passages of a document of the scope, in reading order. */
export function readWhole(
  app: TenantApp<"db">,
  scope: SearchScope,
  document: { documentId: string; limit: number },
): Promise<Passage[]> {
  return selectWholeDocument(app.db, scope, document);
}
