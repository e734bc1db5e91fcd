import type { Explanation } from "@footnote/contracts/chat/explain";
import type { TenantApp } from "../../context/tenancy.ts";
import type { SearchScope } from "../folders/folder-scope.rules.ts";
import { type FoundChunk, listCopies } from "./found-chunk.rules.ts";
import { spellOut } from "./query/corrections.rules.ts";
import type { SearchedTerm } from "./query/term-search.service.ts";
import { getCorpusStats, search, type SearchTrace } from "./retrieval.service.ts";
import { tokenize } from "./tokenization.rules.ts";

const passagesShown = 10;
const excerptLength = 240;

/**
 * Searches as for an answer and returns what was made of the question and why each passage was found. Nothing is reranked.
 * @throws ModelFailed when the question cannot be embedded
 */
export async function explainSearch(
  app: TenantApp<"db" | "models">,
  scope: SearchScope,
  { text, signal }: { text: string; signal: AbortSignal },
): Promise<Explanation> {
  const corpusStats = getCorpusStats(app, scope);
  let trace: SearchTrace | undefined;
  const onSearched = (one: SearchTrace) => (trace = one);
  const found = await search(app, scope, {
    text,
    limit: passagesShown,
    foldsCopies: true,
    signal,
    corpusStats,
    onSearched,
  });
  const { total, chunks, languages } = await corpusStats;
  if (!trace) throw new Error("the search has not said what it did");
  const { byWords, byVectors } = trace;
  const { query } = byWords;
  return {
    question: text,
    searched_for: query.text.trim(),
    words: byWords.terms.map((term) => ({
      word: term.text,
      origin: term.isAlternative ? ("added" as const) : ("typed" as const),
      corrected_to: spellOut(term.corrections, found, languages),
      passages: term.chunks,
      weight: round(term.weight),
    })),
    phrases: [...query.phrases],
    phrases_found: byWords.hasPhrases,
    excluded: [...query.excluded],
    folders: [...new Set(byWords.folders?.folders.flatMap(({ names }) => names))],
    instructions: [...query.instructions],
    searched_passages: chunks,
    all_passages: total,
    scored_passages: byWords.candidates,
    is_complete: byWords.isComplete,
    ranking: byVectors === null ? "words" : "hybrid",
    passages: found.map((chunk) => ({
      document_id: chunk.documentId,
      chunk_id: chunk.chunkId,
      filename: chunk.filename,
      headings: [...chunk.headings],
      also_in: listCopies(chunk),
      excerpt: chunk.text.slice(0, excerptLength).toWellFormed(),
      score: round(chunk.score),
      rank_by_words: rankOf(
        chunk,
        byWords.hits.map(({ id }) => id),
      ),
      rank_by_vectors: rankOf(chunk, byVectors ?? []),
      words: listMatched(chunk, byWords.terms, languages),
    })),
  };
}

function rankOf({ chunkId }: FoundChunk, ids: readonly string[]): number | null {
  const at = ids.indexOf(chunkId);
  return at < 0 ? null : at + 1;
}

function listMatched(
  { filename, headings, text }: FoundChunk,
  terms: readonly SearchedTerm[],
  languages: readonly (string | null)[],
): string[] {
  const indexed = [filename, ...headings, text].join("\n");
  const own = new Set(
    languages.flatMap((language) => tokenize(indexed, language).map(({ term }) => term)),
  );
  return terms.filter(({ forms }) => forms.some((form) => own.has(form))).map((term) => term.text);
}

function round(value: number): number {
  return Number(value.toFixed(4));
}
