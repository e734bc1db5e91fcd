import type { Has } from "../../platform/app.ts";
import type { Sql } from "../../platform/database/database.ts";
import { type EmbeddingModel, ModelFailed } from "../../platform/models/models.ts";
import type { SearchScope } from "../folders/folder-scope.rules.ts";
import { type AskedWord, fuse, type WordHit, weighWords } from "./ranking.rules.ts";
import {
  rankByWords,
  selectAround,
  selectFiles,
  selectLanguages,
  selectPassages,
  selectTermCounts,
  selectWholeDocument,
} from "./retrieval.repo.ts";
import type { Next, Passage } from "./passage.rules.ts";
import { selectEarlierModel } from "./earlier-vectors.repo.ts";
import { embedByEarlier } from "./earlier-vectors.service.ts";
import { recordEmbedding } from "../usage/model-usage.service.ts";
import { tokenizeQuery } from "./tokenization.rules.ts";
import { rankByVector } from "./vectors.repo.ts";

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
  const { organizationId } = scope;
  const embedding = app.models.embedding;
  if (!embedding) {
    // One transaction for all of it: each of its own would take as many turns to begin and end as to ask.
    return app.db.$transaction(async (tx) => {
      const { hits } = await searchByWords(tx, scope, { text, limit: request.limit });
      return selectPassages(tx, organizationId, hits);
    });
  }
  const depth = Math.max(fusionDepth, request.limit);
  const [{ hits, chunks, earlier }, vector] = await Promise.all([
    app.db.$transaction(async (tx) => ({
      ...(await searchByWords(tx, scope, { text, limit: depth })),
      earlier: await selectEarlierModel(tx, scope, embedding.name),
    })),
    embedQuestion({ db: app.db, model: embedding, organizationId }, text, request),
  ]);
  if (chunks === 0) return [];
  // While the vectors of another model are being made, the old ones are whole and the new ones are not.
  const old =
    earlier === undefined
      ? undefined
      : await embedByEarlier(app, earlier, { text, organizationId, signal: request.signal });
  const made = old && earlier !== undefined ? { model: earlier, vector: old } : undefined;
  const present = vector && { model: embedding.name, vector };
  const by = made ?? present;
  const near = by && { ...by, chunks, limit: depth };
  const byVectors = near ? await rankByVector(app.db, scope, near) : [];
  return selectPassages(app.db, organizationId, fuse(hits, byVectors).slice(0, request.limit));
}

/** Nothing where the model fails and somebody is told of it. */
async function embedQuestion(
  { db, model, organizationId }: Has<"db"> & { model: EmbeddingModel; organizationId: string },
  text: string,
  { signal, withoutMeaning }: SearchRequest,
): Promise<number[] | undefined> {
  let tokens = 0;
  try {
    const [vector] = await model.embed([text], signal, (taken) => (tokens += taken));
    await recordEmbedding(db, { organizationId }, { model, tokens });
    return vector;
  } catch (error) {
    if (!(error instanceof ModelFailed) || !withoutMeaning) throw error;
    withoutMeaning(error);
    return undefined;
  }
}

async function survey(tx: Sql, scope: SearchScope): Promise<Ground> {
  const languages = await selectLanguages(tx, scope);
  return {
    total: languages[0]?.total ?? 0,
    chunks: languages.reduce((sum, { chunks }) => sum + chunks, 0),
    languages: languages.map(({ language }) => language),
  };
}

type Asked = { readonly text: string; readonly limit: number };

/** What the words of a text lead to, and how many chunks the scope has. */
async function searchByWords(
  tx: Sql,
  scope: SearchScope,
  { text, limit }: Asked,
): Promise<{ hits: WordHit[]; chunks: number }> {
  const { total, chunks, languages } = await survey(tx, scope);
  if (chunks === 0) return { hits: [], chunks };
  const groups = tokenizeQuery(text, languages);
  const counts = await selectTermCounts(tx, scope.organizationId, groups.flat());
  const words = groups.map((terms): AskedWord => {
    const found = terms.reduce((sum, term) => sum + (counts.get(term) ?? 0), 0);
    return { terms, found: Math.min(found, total) };
  });
  const question = weighWords(words, { total, share: chunks / total });
  if (question.asked.length === 0) return { hits: [], chunks };
  const hits = await rankByWords(tx, scope, { ...question, limit });
  const all = hits.length === limit || question.leading.length === question.asked.length;
  // The rare words stand mostly elsewhere: what is in the scope has the common ones.
  const asked = { ...question, leading: question.asked, limit };
  return { hits: all ? hits : await rankByWords(tx, scope, asked), chunks };
}

/** Among so many files a named one is looked for. */
const filesMax = 2_000;

/** The files of the scope that can be found, the latest first. */
export function listFiles(app: Has<"db">, scope: SearchScope) {
  return selectFiles(app.db, scope, filesMax);
}

/** The passages next to some of the scope, in reading order, as far as they lie in it. */
export function readAround(
  app: Has<"db">,
  scope: SearchScope,
  wanted: readonly { chunkId: string; before: number; after: number }[],
): Promise<Next[]> {
  return selectAround(app.db, scope, wanted);
}

/** The first passages of a document of the scope, in reading order. */
export function readWhole(
  app: Has<"db">,
  scope: SearchScope,
  document: { documentId: string; limit: number },
): Promise<Passage[]> {
  return selectWholeDocument(app.db, scope, document);
}
