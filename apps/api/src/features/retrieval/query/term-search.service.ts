import { isFunctionWord, listNames } from "@footnote/lexicon/function-words";
import { guessLanguage } from "@footnote/lexicon/language";
import { joinsNouns } from "@footnote/lexicon/lexicon";
import type { TenantSql } from "../../../platform/database/tenant.ts";
import type { SearchScope } from "../../folders/folder-scope.rules.ts";
import type { CorpusStats } from "../corpus-stats.rules.ts";
import { toPhraseTsquery } from "../lexemes.rules.ts";
import {
  alternativeFactor,
  functionWordFactor,
  type LexicalHit,
  minorFactor,
  preferHits,
  type QueryTerm,
  type WeightedTerm,
  weighTerms,
} from "../ranking.rules.ts";
import { rankByTerms, selectTermCounts } from "../retrieval.repo.ts";
import { narrowSearchScope } from "../../folders/search-scope.service.ts";
import type { AskedFolders } from "./asked-folders.rules.ts";
import { findAskedFolders } from "./asked-folders.service.ts";
import { countQueryWords, type QueryWord, tokenizePhrase } from "../tokenization.rules.ts";
import { listCompounds, listSplits } from "./compounds.rules.ts";
import { splitQuantity } from "./quantities.rules.ts";
import { readQuery, type SearchQuery } from "./read-query.rules.ts";
import { findSimilarTerms } from "./similar-terms.service.ts";

/** A word that was searched for. */
export type SearchedTerm = QueryTerm & {
  readonly text: string;
  /** Not in the question, but another way to say what is. */
  readonly isAlternative: boolean;
  /** The terms searched for in place of a word that no passage contains; empty for other words. */
  readonly corrections: readonly string[];
};

export type TermSearch = {
  readonly hits: readonly LexicalHit[];
  readonly query: SearchQuery;
  /** The folders that the question names, whose chunks come first; null if none. */
  readonly folders: AskedFolders | null;
  /** The words with their weights, the greatest first. */
  readonly terms: readonly WeightedTerm<SearchedTerm>[];
  /** False where no passage has the quoted phrases: their words were searched for alone. */
  readonly hasPhrases: boolean;
  /** How many chunks were scored, and whether these were all that could be among the best. */
  readonly candidates: number;
  readonly isComplete: boolean;
  /** Restricts the hits to those with the phrases and without the excluded words; a tsquery, empty if there are none. */
  readonly required: string;
};

type Searched = {
  readonly text: string;
  readonly limit: number;
  /** How many of the hits must be the best for certain. */
  readonly certain: number;
  readonly stats: CorpusStats;
  /** The words of abbreviations of the text, known from a search before. */
  readonly expansions?: readonly string[];
};

/** Ranks the chunks of a scope by the words of a question. */
export async function searchByTerms(
  tx: TenantSql,
  scope: SearchScope,
  { text, limit, certain, stats, expansions = [] }: Searched,
): Promise<TermSearch> {
  const { total, languages } = stats;
  const language = guessLanguage(text) ?? languages[0] ?? null;
  const query = readQuery(text, { language, textLanguages: languages, today: new Date() });
  const asked = { query, language, stats, expansions };
  const { terms: searched, folders } =
    stats.chunks === 0 ? { terms: [], folders: null } : await findTerms(tx, scope, asked);
  const { queryTerms, rareTerms } = weighTerms(searched, { total });
  const rank = async (required: string) => {
    const none = { hits: [], candidates: 0, isComplete: true };
    if (queryTerms.length === 0) return none;
    const wanted = { queryTerms, rareTerms, required, stats, limit, certain };
    const everywhere = await rankByTerms(tx, scope, wanted);
    if (!folders) return everywhere;
    const ids = folders.folders.map(({ id }) => id);
    const inside = await rankByTerms(tx, narrowSearchScope(scope, ids), wanted);
    const hits = preferHits(everywhere.hits, inside.hits, folders.weight, limit);
    return { ...everywhere, hits, isComplete: everywhere.isComplete && inside.isComplete };
  };
  const formatPhrases = (phrases: readonly string[]) =>
    phrases
      .map((phrase) => tokenizePhrase(phrase, languages))
      .filter((words) => words.length > 0)
      .map((words) => `(${toPhraseTsquery(words)})`);
  const excluded = formatPhrases(query.excluded).map((word) => `!${word}`);
  const phrases = formatPhrases(query.phrases);
  const required = [...phrases, ...excluded].join("&");
  const ranked = await rank(required);
  if (ranked.hits.length > 0 || phrases.length === 0) {
    return { ...ranked, query, folders, terms: queryTerms, hasPhrases: true, required };
  }
  const without = excluded.join("&");
  const loose = await rank(without);
  return { ...loose, query, folders, terms: queryTerms, hasPhrases: false, required: without };
}

type QueryInScope = {
  readonly query: SearchQuery;
  readonly language: string | null;
  readonly stats: CorpusStats;
  readonly expansions: readonly string[];
};

/** Finds the words of a query among the organization's terms, and the other ways to say them. */
async function findTerms(
  tx: TenantSql,
  scope: SearchScope,
  { query, language, stats, expansions }: QueryInScope,
): Promise<{ terms: SearchedTerm[]; folders: AskedFolders | null }> {
  const { organizationId } = scope;
  const { languages, total } = stats;
  const counts = openTermCounts(tx, organizationId, total);
  const typed = countQueryWords(query.text, languages);
  const names = listNames(query.text);
  const isFunction = ({ text }: QueryWord) => !names.has(text) && isFunctionWord(text, language);
  const isContent = (word: QueryWord) => !word.minor && !isFunction(word);
  const content = typed.filter(isContent);
  const joining = languages.find((one) => joinsNouns(one)) ?? null;
  const compounds = content.flatMap(({ text }, at) =>
    listCompounds(text, content[at + 1]?.text ?? "", joining),
  );
  const others = countQueryWords([...query.alternatives, ...compounds].join(" "), languages);
  const expanded = expansions.map((text) => countQueryWords(text, languages));
  await counts.read([...typed, ...others, ...expanded.flat()]);

  const exact = new Set(query.phrases.flatMap((one) => tokenizePhrase(one, languages).flat()));
  const counted = content.map((word) => ({ ...word, chunks: counts.of(word) }));
  const folders = await findAskedFolders(tx, scope, { words: counted, stats });
  const isFolder = (form: string) => folders?.folders.some(({ forms }) => forms.has(form)) ?? false;
  const unknown = content.filter(
    (word) =>
      counts.of(word) === 0 && !word.forms.some((form) => exact.has(form) || isFolder(form)),
  );
  const corrections = await correctWords(tx, organizationId, unknown);
  const splits = unknown
    .filter((word) => !corrections.has(word))
    .map(({ text }) => [splitQuantity(text) ?? [], ...listSplits(text, joining)])
    .map((ways) => ways.map((parts) => countQueryWords(parts.join(" "), languages)));
  await counts.read([...splits.flat(2), { forms: [...corrections.values()].flat() }]);
  const isKnown = (words: readonly QueryWord[]) =>
    words.length > 0 && words.every((word) => counts.of(word) > 0);
  const parts = splits.flatMap((ways) => ways.find(isKnown) ?? []);

  const terms = typed.map((word): SearchedTerm => {
    const corrected = corrections.get(word) ?? [];
    const forms = [...word.forms, ...corrected];
    const factor =
      ((word.minor ? minorFactor : 1) * (isFunction(word) ? functionWordFactor : 1)) /
      Math.max(1, corrected.length);
    const chunks = counts.of({ forms });
    return { ...word, forms, chunks, factor, corrections: corrected, isAlternative: false };
  });
  const known = new Set(terms.flatMap(({ forms }) => forms));
  const isNew = (word: QueryWord) => !word.minor && !word.forms.some((form) => known.has(form));
  const add = (words: readonly QueryWord[], factor: number) =>
    words.filter(isNew).map((word) => ({ ...word, count: 1, chunks: counts.of(word), factor }));
  const alternatives = [
    ...add([...others, ...parts], alternativeFactor),
    ...expanded.flatMap((words) => add(words, alternativeFactor / words.length)),
  ];
  const added = alternatives.map((word) => ({ ...word, corrections: [], isAlternative: true }));
  return { terms: [...terms, ...added], folders };
}

/** Finds for words that no chunk contains the similar terms that some contain; without those that have none. */
async function correctWords(
  tx: TenantSql,
  organizationId: string,
  words: readonly QueryWord[],
): Promise<Map<QueryWord, readonly string[]>> {
  const unknown = words.flatMap(({ forms }) => forms);
  const similar = await findSimilarTerms(tx, organizationId, { unknown });
  const corrected = words.map((word) => {
    const terms = word.forms.flatMap((form) => similar.get(form) ?? []);
    return [word, [...new Set(terms.map(({ term }) => term))]] as const;
  });
  return new Map(
    corrected.filter(([, terms]) => terms.length > 0).map(([word, terms]) => [word, terms]),
  );
}

/** Reads in how many of an organization's `total` chunks terms occur, as they are needed. */
function openTermCounts(tx: TenantSql, organizationId: string, total: number) {
  const counts = new Map<string, number>();
  return {
    async read(words: readonly { forms: readonly string[] }[]): Promise<void> {
      const forms = words.flatMap((word) => word.forms).filter((form) => !counts.has(form));
      if (forms.length === 0) return;
      const read = await selectTermCounts(tx, organizationId, forms);
      for (const form of forms) counts.set(form, read.get(form) ?? 0);
    },
    of({ forms }: { forms: readonly string[] }): number {
      const sum = forms.reduce((all, form) => all + (counts.get(form) ?? 0), 0);
      return Math.min(sum, total);
    },
  };
}
