import { answerLanguageOf } from "../citations/answer-language.rules.ts";
import type { AnswerLanguage } from "../citations/answer.rules.ts";
import { isFunctionWord, segmentWords } from "@footnote/lexicon/function-words";
import { lexiconOf } from "@footnote/lexicon/lexicon";
import { anyWordOf, listWords, unspaced } from "@footnote/lexicon/match-words";
import type { TableConcept } from "@footnote/lexicon/table-words";
import type { Lexicon } from "@footnote/lexicon/types";
import { tokenize } from "../retrieval/tokenization.rules.ts";

/** A word of a question about a table. */
export type QuestionWord = {
  /** As it was written. */
  readonly written: string;
  readonly surface: string;
  /** Its stems in the languages that are understood. */
  readonly forms: readonly string[];
  /** Has no meaning of its own. */
  readonly stop: boolean;
  /** Asks for nothing by itself, so that no part of a table needs to explain it. */
  readonly filler: boolean;
  /** What a column may hold that this word asks for: "earns" asks for a salary. */
  readonly concepts: readonly TableConcept[];
};

type TableList = Exclude<keyof Lexicon["tables"], "concepts">;
type CueKind = Exclude<TableList, "filler" | "yearColumns" | "auxiliary">;

/** Words that ask for a computation, or for more than can be computed (`beyond`), from one word up to another. */
export type Cue = { readonly kind: CueKind; readonly from: number; readonly to: number };

export type TableQuestion = {
  readonly language: string | null;
  /** The language of the answer. */
  readonly reply: AnswerLanguage;
  readonly words: readonly QuestionWord[];
  readonly cues: readonly Cue[];
  /** Matches texts that have a word like one of the question: a cheap test before words are compared. */
  readonly mentions: RegExp;
};

/** English and German are understood in any question about a table: the names of its columns often are in one of them. */
const always = ["en", "de"] as const;

/** The languages whose words are understood in a question. */
export function understoodLanguages(language: string | null): string[] {
  return [...new Set([...(lexiconOf(language) ? [language ?? ""] : []), ...always])];
}

const built = new Map<string, RegExp>();

/** Matches the words of a list in the languages that are understood in a question. */
function wordsOf(language: string | null, list: TableList): RegExp {
  const key = `${lexiconOf(language)?.language} ${list}`;
  const before = built.get(key);
  if (before) return before;
  const words = understoodLanguages(language).map((one) => lexiconOf(one)?.tables[list] ?? "");
  const made = new RegExp(anyWordOf(words), "giu");
  built.set(key, made);
  return made;
}

const cueKinds = [
  "sum",
  "average",
  "median",
  "most",
  "least",
  "highest",
  "lowest",
  "count",
  "rows",
  "per",
  "each",
  "or",
  "share",
  "above",
  "atLeast",
  "below",
  "atMost",
  "between",
  "before",
  "after",
  "more",
  "less",
  "difference",
  "both",
  "beyond",
] as const satisfies readonly CueKind[];

/** Words and names whose parts are kept for the next question. */
const mostKnown = 20_000;
/** Longer questions are no plain questions about a table. */
const wordsMax = 60;
const lettersMax = 600;

/** Parses a question; undefined for a text that is too long for one. */
export function readQuestion(question: string, language: string | null): TableQuestion | undefined {
  if (question.length > lettersMax) return undefined;
  const text = plain(question);
  const found = splitWords(text);
  if (found.length === 0 || found.length > wordsMax) return undefined;
  const spans = cueKinds.flatMap((kind) =>
    spansOf(text, wordsOf(language, kind)).map((span) => ({ kind, ...span })),
  );
  const asks = spans.filter(
    (span) => !spans.some((other) => isInside(span, other) && other.kind !== span.kind),
  );
  const cues = asks
    .filter(
      ({ kind, start }) =>
        kind !== "beyond" || !asks.some((one) => one.kind !== "beyond" && one.start === start),
    )
    .map(({ kind, start, end }): Cue => {
      const from = found.findIndex((word) => word.start >= start);
      const after = found.findIndex((word) => word.start >= end);
      return { kind, from, to: after < 0 ? found.length : after };
    });
  const fillers = [
    ...spansOf(text, wordsOf(language, "filler")),
    ...spansOf(text, wordsOf(language, "auxiliary")),
  ];
  const original = splitWords(tidy(question));
  const words = found.map(({ surface, start }, at): QuestionWord => {
    const numeric = /\p{N}/u.test(surface);
    const stop = !numeric && isFunctionWord(surface, language);
    return {
      written: original[at]?.surface ?? surface,
      surface,
      forms: formsOf(surface, language),
      stop,
      filler: stop || fillers.some(({ start: from, end }) => from <= start && start < end),
      concepts: numeric ? [] : conceptsOf(surface, language),
    };
  });
  return { language, reply: answerLanguageOf(language), words, cues, mentions: mentionsOf(words) };
}

function mentionsOf(words: readonly QuestionWord[]): RegExp {
  const beginnings = words
    .filter(({ stop, written }) => !stop || /\p{Lu}/u.test(written))
    .flatMap(({ surface, forms }) =>
      [surface, ...forms].map((form) => RegExp.escape(form.slice(0, 4))),
    );
  const any = [...new Set(beginnings)].join("|");
  return new RegExp(any === "" ? "^\\b$" : String.raw`(?<![\p{L}\p{N}])(?:${any})`, "iu");
}

type Span = { readonly start: number; readonly end: number };

/** Whether a span is a part of a longer one. */
function isInside(one: Span, other: Span): boolean {
  const longer = other.end - other.start > one.end - one.start;
  return longer && other.start <= one.start && one.end <= other.end;
}

function spansOf(text: string, words: RegExp): Span[] {
  return Array.from(text.matchAll(words), ({ 0: found, index }) => ({
    start: index,
    end: index + found.length,
  }));
}

const split = new Map<string, readonly string[]>();

/** Returns the words of a name or a value, lower case. */
export function termsOf(text: string): readonly string[] {
  const before = split.get(text);
  if (before) return before;
  const terms = splitWords(plain(text))
    .slice(0, wordsMax)
    .map(({ surface }) => surface);
  if (split.size >= mostKnown) split.clear();
  split.set(text, terms);
  return terms;
}

/** Inserts the blanks that "LineId" and "% GAV" lack. */
export function spreadName(name: string): string {
  return name.replace(/(?<=\p{Ll})(?=\p{Lu})/gu, " ").replaceAll("%", " percent ");
}

function tidy(text: string): string {
  return text.normalize("NFKC").replace(/(?<=\p{L})['’]s(?!\p{L})/gu, "");
}

function plain(text: string): string {
  return tidy(text).toLowerCase();
}

function splitWords(text: string): { surface: string; start: number }[] {
  const runs = text.matchAll(/\p{Nd}+(?:[.,]\p{Nd}+)+(?![\p{L}\p{N}])|[\p{L}\p{N}\p{M}]+/gu);
  return Array.from(runs).flatMap(({ 0: run, index }) =>
    unspaced.test(run)
      ? Array.from(segmentWords(run), ({ word, start }) => ({
          surface: word,
          start: index + start,
        }))
      : [{ surface: run, start: index }],
  );
}

const known = new Map<string, readonly string[]>();

/** Returns a word with its stems. Words for a share are alike: "percentage" is a column named "Percent". */
export function formsOf(word: string, language: string | null): readonly string[] {
  const key = `${lexiconOf(language)?.language} ${word}`;
  const before = known.get(key);
  if (before) return before;
  const stems = understoodLanguages(language).flatMap((one) =>
    tokenize(word, one).map(({ term }) => term),
  );
  const shares = wordsOf(language, "share");
  shares.lastIndex = 0;
  const share = shares.exec(word)?.[0] === word ? ["%"] : [];
  // "México" is found as "Mexico".
  const bare = word.normalize("NFD").replace(/\p{M}/gu, "");
  const forms = [...new Set([word, bare, ...stems, ...share])];
  if (known.size >= mostKnown) known.clear();
  known.set(key, forms);
  return forms;
}

const concepts = new Map<string, ReadonlyMap<string, readonly TableConcept[]>>();

/** What a column may hold that a word names or asks for. */
export function conceptsOf(word: string, language: string | null): readonly TableConcept[] {
  const all = understoodLanguages(language).flatMap((one) => conceptWords(one).get(word) ?? []);
  return [...new Set(all)];
}

function conceptWords(language: string): ReadonlyMap<string, readonly TableConcept[]> {
  const before = concepts.get(language);
  if (before) return before;
  const made = new Map<string, TableConcept[]>();
  for (const [concept, words] of Object.entries(lexiconOf(language)?.tables.concepts ?? {})) {
    for (const word of listWords(words)) {
      made.set(word, [...(made.get(word) ?? []), concept as TableConcept]);
    }
  }
  concepts.set(language, made);
  return made;
}

/** The single words that ask for a computation or a concept, for correcting misspelt ones. */
export function knownWords(language: string | null): string[] {
  return understoodLanguages(language).flatMap((one) => {
    const { concepts: named, ...lists } = lexiconOf(one)?.tables ?? { concepts: {} };
    return [...Object.values(lists), ...Object.values(named)]
      .flatMap((list) => listWords(list))
      .filter((word) => /^\p{L}+$/u.test(word));
  });
}
