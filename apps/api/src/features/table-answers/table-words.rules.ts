import { answerLanguageOf } from "../citations/answer-language.rules.ts";
import type { AnswerLanguage } from "../citations/answer.rules.ts";
import { isFunctionWord, segmentWords } from "@footnote/lexicon/function-words";
import { lexiconOf } from "@footnote/lexicon/lexicon";
import { anyWordOf, unspaced } from "@footnote/lexicon/match-words";
import type { Lexicon } from "@footnote/lexicon/types";
import { tokenize } from "../retrieval/tokenization.rules.ts";

/** A word of a question about a table. */
export type QuestionWord = {
  readonly surface: string;
  /** Its stems in the languages that are understood. */
  readonly forms: readonly string[];
  /** Has no effect on the computation: it may be part of a name, but need not. */
  readonly generic: boolean;
  /** Asks for more than an aggregate, unless it is part of a column's name. */
  readonly beyond: boolean;
};

/** The computation that the words of a question ask for. */
export type Cue = {
  readonly language: string | null;
  /** The language of the answer. */
  readonly reply: AnswerLanguage;
  readonly aggregate: "sum" | "avg" | "median" | "min" | "max" | "count";
  readonly superlative: "most" | "least" | undefined;
  /** The index of the word at which the name of the column begins by which the rows are to be grouped. */
  readonly groupAt: number | undefined;
  /** The question explicitly asks for rows. */
  readonly rows: boolean;
  /** It joins alternatives: "Canada or Germany". */
  readonly either: boolean;
};

type TableList = Exclude<keyof Lexicon["tables"], "concepts">;

/** English and German are understood in any question about a table: the names of its columns often are in one of them. */
const always = ["en", "de"] as const;

/** The languages whose words are understood in a question. */
export function understoodLanguages(language: string | null): string[] {
  return [...new Set([...(lexiconOf(language) ? [language ?? ""] : []), ...always])];
}

const built = new Map<string, RegExp>();

/** The words of some lists in the languages that are understood in a question. */
function wordsOf(language: string | null, ...lists: TableList[]): RegExp {
  const key = [lexiconOf(language)?.language, ...lists].join(" ");
  const known = built.get(key);
  if (known) return known;
  const words = understoodLanguages(language).flatMap((one) =>
    lists.map((list) => lexiconOf(one)?.tables[list] ?? ""),
  );
  const made = new RegExp(anyWordOf(words), "giu");
  built.set(key, made);
  return made;
}

/** Finds the computation; undefined if the question asks for something else, or for two computations. */
export function findCues(question: string, language: string | null): Cue | undefined {
  const text = plain(question);
  const has = (list: TableList) => text.search(wordsOf(language, list)) >= 0;
  const kinds = (["sum", "average", "median"] as const).filter(has);
  const ranks = (["most", "least", "highest", "lowest"] as const).filter(has);
  const by = spansOf(text, wordsOf(language, "per", "each"));
  const groups = surfaces(text).flatMap(({ start }, at) => (isWithin(start, by) ? [at + 1] : []));
  if (ranks.length > 1 || groups.length > 1 || kinds.length > 1) return undefined;
  const aggregate = chooseAggregate(kinds[0], ranks[0], has("count"));
  if (aggregate === undefined) return undefined;
  return {
    language,
    reply: answerLanguageOf(language),
    aggregate,
    superlative: superlativeOf[ranks[0] ?? "none"],
    groupAt: groups[0],
    rows: has("rows"),
    either: has("or"),
  };
}

const superlativeOf = {
  most: "most",
  highest: "most",
  least: "least",
  lowest: "least",
  none: undefined,
} as const;

function chooseAggregate(
  kind: "sum" | "average" | "median" | undefined,
  rank: "most" | "least" | "highest" | "lowest" | undefined,
  counts: boolean,
): Cue["aggregate"] | undefined {
  // "The total number of" counts as well; an average of a number of things is something else.
  if (counts) return kind === undefined || kind === "sum" ? "count" : undefined;
  if (kind !== undefined) return kind === "average" ? "avg" : kind;
  if (rank === undefined) return undefined;
  if (rank === "highest" || rank === "lowest") return rank === "highest" ? "max" : "min";
  return "sum";
}

/** Lists whose words ask for a computation, so that they need be no part of a name. */
const asking: readonly TableList[] = [
  "sum",
  "average",
  "median",
  "most",
  "least",
  "highest",
  "lowest",
  "rows",
  "per",
  "each",
  "filler",
];

/** Parses all words of a question, in order. */
export function readWords(question: string, language: string | null): QuestionWord[] {
  const text = plain(question);
  const cues = spansOf(text, wordsOf(language, ...asking));
  const limits = spansOf(text, wordsOf(language, "beyond"));
  const phrases = cues.filter(({ start, end }) => text.slice(start, end).includes(" "));
  return surfaces(text).map(({ surface, start }) => {
    const asks = isWithin(start, cues);
    const stop = !/\p{N}/u.test(surface) && isFunctionWord(surface, language);
    // In French "le plus" asks for the most and "plus" for more.
    const isBeyond = isWithin(start, limits) && !isWithin(start, phrases);
    // "Lowest" is not the value "Low": a cue word matches only itself.
    const forms = asks || isBeyond ? [surface] : formsOf(surface, language);
    return { surface, forms, generic: (asks || stop) && !isBeyond, beyond: isBeyond };
  });
}

type Span = { readonly start: number; readonly end: number };

function spansOf(text: string, words: RegExp): Span[] {
  return Array.from(text.matchAll(words), ({ 0: found, index }) => ({
    start: index,
    end: index + found.length,
  }));
}

function isWithin(place: number, spans: readonly Span[]): boolean {
  return spans.some(({ start, end }) => start <= place && place < end);
}

/** Returns the words of a name, each with its stems, without a unit in brackets at the end. */
export function nameTerms(name: string, language: string | null): string[][] {
  const bare = name.replace(/[([][^)\]]*[)\]]\s*$/u, "").replace(/(?<=\p{Ll})(?=\p{Lu})/gu, " ");
  return surfaces(plain(bare))
    .slice(0, 12)
    .map(({ surface }) => formsOf(surface, language));
}

/** Returns the words of a value, which must match exactly. */
export function valueTerms(value: string): string[] {
  return surfaces(plain(value))
    .slice(0, 12)
    .map(({ surface }) => surface);
}

function plain(text: string): string {
  return text
    .normalize("NFKC")
    .toLowerCase()
    .replace(/(?<=\p{L})['’]s(?!\p{L})/gu, "");
}

function surfaces(text: string): { surface: string; start: number }[] {
  return Array.from(text.matchAll(/[\p{L}\p{N}\p{M}]+/gu)).flatMap(({ 0: run, index }) =>
    unspaced.test(run)
      ? Array.from(segmentWords(run), ({ word, start }) => ({
          surface: word,
          start: index + start,
        }))
      : [{ surface: run, start: index }],
  );
}

function formsOf(word: string, language: string | null): string[] {
  const stems = understoodLanguages(language).flatMap((one) =>
    tokenize(word, one).map(({ term }) => term),
  );
  return [...new Set([word, ...stems])];
}
