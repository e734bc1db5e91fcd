import { detectLanguage } from "@footnote/lexicon/language";
import type { TenantApp } from "../../context/tenancy.ts";
import { contentWords } from "../citations/content-words.rules.ts";
import type { SearchScope } from "../folders/folder-scope.rules.ts";
import type { FoundChunk } from "../retrieval/found-chunk.rules.ts";
import { getCorpusStats, search } from "../retrieval/retrieval.service.ts";
import { tokenize, tokenizeQuery } from "../retrieval/tokenization.rules.ts";

/** A document that mentions a topic, or `share` of its terms. */
export type DocumentAbout = {
  readonly id: string;
  readonly name: string;
  readonly share: number;
};

const passagesMax = 60;

/** Finds the documents of a scope that mention a topic, the closest first. `isLimited` if there may be more. */
export async function findDocumentsAbout(
  app: TenantApp<"db" | "models" | "log">,
  scope: SearchScope,
  request: { topic: string; language: string | null; signal: AbortSignal },
): Promise<{ documents: DocumentAbout[]; isLimited: boolean }> {
  const { topic, language, signal } = request;
  const corpusStats = getCorpusStats(app, scope);
  const { languages } = await corpusStats;
  const found = await search(app, scope, {
    text: topic,
    limit: passagesMax,
    signal,
    corpusStats,
    onEmbeddingFailed: (reason) =>
      app.log.warn({ err: reason }, "searched by words alone: no vector for the topic"),
  });
  const words = Array.from(contentWords(topic, language), ({ surface }) => surface);
  const terms = words.flatMap((word) => tokenizeQuery(word, languages));
  const byDocument = Map.groupBy(found, ({ documentId }) => documentId);
  const documents = [...byDocument.values()].map((chunks) => rate(chunks, terms));
  const ranked = documents.toSorted((a, b) => b.share - a.share || b.titled - a.titled);
  return { documents: ranked, isLimited: found.length === passagesMax };
}

type Rated = DocumentAbout & {
  /** The share of the terms in the document's name and headings. */
  readonly titled: number;
};

/** Rates a document by its passages, the best of them first. */
function rate(chunks: readonly FoundChunk[], terms: readonly (readonly string[])[]): Rated {
  const [first] = chunks;
  if (!first) throw new Error("a document without passages");
  const titles = [first.filename, ...chunks.flatMap(({ headings }) => headings)].join("\n");
  const texts = chunks.map(({ text }) => text);
  const share = (text: string): number => {
    const known = new Set(tokenize(text, detectLanguage([text])).map(({ term }) => term));
    return terms.filter((forms) => forms.some((form) => known.has(form))).length / terms.length;
  };
  const titled = share(titles);
  return {
    id: first.documentId,
    name: first.filename,
    share: share([titles, ...texts].join("\n")),
    titled,
  };
}
