import { longMonthsOf, weekdaysOf } from "@footnote/lexicon/calendar";
import { lexiconOf, perLanguage } from "@footnote/lexicon/lexicon";
import { anyWordOf, listWords, matchAnyWord, unspaced } from "@footnote/lexicon/match-words";
import type { Lexicon } from "@footnote/lexicon/types";
import { readDates } from "../citations/dates.rules.ts";
import { readNumbers } from "../citations/numbers.rules.ts";
import { tokenizeQuery } from "../retrieval/tokenization.rules.ts";
import { contentWords } from "../citations/content-words.rules.ts";
import { type FollowUp, formatFollowUp } from "./follow-up.rules.ts";

/** A term of a question. A text that contains one of its forms mentions it. */
export type QuestionTerm = {
  /** The term as the question spells it. */
  readonly surface: string;
  readonly forms: readonly string[];
  /** A name or a number, which an answer can hardly omit. */
  readonly name: boolean;
  /** Carried over from earlier questions: it must occur near the answer rather than in it. */
  readonly carried: boolean;
};

export const answerKinds = [
  "percent",
  "reason",
  "place",
  "duration",
  "money",
  "date",
  "number",
  "person",
  "definition",
] as const;
export type AnswerKind = (typeof answerKinds)[number];

export type Question = {
  readonly text: string;
  /** ISO 639-1; null if unknown. */
  readonly language: string | null;
  readonly terms: readonly QuestionTerm[];
  /** The kind of fact that the answer must contain, if the question says so. */
  readonly asks: AnswerKind | undefined;
};

/** A pasted page is no question: its first terms suffice, and choosing sentences stays fast. */
const termsMax = 64;
/** A longer text is read as one question. */
const aboutMax = 2_000;

/** Parses a question about texts in these languages (ISO 639-1; null if unknown). */
export function readQuestion(
  followUp: FollowUp,
  textLanguages: readonly (string | null)[],
): Question {
  const { text, about } = followUp;
  const language = followUp.language ?? textLanguages[0] ?? null;
  const languages = [...new Set([language, ...textLanguages])];
  const { core, rest } = findCore(text, language);
  const context = [rest, about].filter(Boolean).join(" ");
  const terms = [...readTerms(core, languages), ...readTerms(context, languages, true)];
  // The first occurrence of a term counts: the question's own terms precede the carried-over ones.
  const distinct = new Map(terms.toReversed().map((term) => [term.forms.join(" "), term]));
  const asks = answerKindOf(core, language) ?? answerKindOf(about, language);
  return {
    text: formatFollowUp(followUp),
    language,
    terms: [...distinct.values()].slice(-termsMax),
    asks,
  };
}

const questionWord = perLanguage((lexicons) =>
  matchAnyWord(lexicons.map((one) => one.questionWords)),
);

/** Separates the sentence that asks from those that say why: "I am new here. When is the office open?" */
function findCore(text: string, language: string | null): { core: string; rest: string } {
  const sentences = text.split(/(?<=[.!?。！？:：])\s+(?=\S)/u);
  if (sentences.length < 2 || text.length > aboutMax) return { core: text, rest: "" };
  const asking =
    sentences.findLast((one) => /[?？]\s*$/u.test(one)) ??
    sentences.findLast((one) => questionWord(language).test(one));
  if (asking === undefined || contentWords(asking, language).next().done) {
    return { core: text, rest: "" };
  }
  return { core: asking, rest: sentences.filter((one) => one !== asking).join(" ") };
}

/** Adds to terms that no document has the similar forms that were probably meant. */
export function correctSpelling(
  question: Question,
  similar: ReadonlyMap<string, string>,
): Question {
  const correct = (term: QuestionTerm) => {
    const forms = term.forms.flatMap((form) => similar.get(form) ?? []);
    return forms.length > 0 ? { ...term, forms: [...term.forms, ...forms] } : term;
  };
  return { ...question, terms: question.terms.map(correct) };
}

/** Returns all forms of a question's terms. */
export function formsOf({ terms }: Question): string[] {
  return terms.flatMap(({ forms }) => forms);
}

/** Returns the names and numbers of a question as one text. */
export function namesOf({ terms }: Question): string {
  return [...new Set(terms.flatMap(({ name, surface }) => (name ? [surface] : [])))].join(" ");
}

function readTerms(
  text: string,
  languages: readonly (string | null)[],
  carried = false,
): QuestionTerm[] {
  const language = languages[0] ?? null;
  const capitalsName = lexiconOf(language)?.grammar.capitalizesNouns !== true;
  return [...contentWords(text, language)].flatMap(({ surface, first }) => {
    const capital = capitalsName && (!first || carried) && /\p{Lu}/u.test(surface);
    const name = capital || /\p{N}/u.test(surface);
    // "l'eau": the article is no term.
    const words = tokenizeQuery(surface, languages).filter(
      (forms) => surface.length === 1 || forms.some((form) => !/^\p{Ll}$/u.test(form)),
    );
    return words.map((forms) => ({
      surface,
      forms,
      name,
      carried,
    }));
  });
}

type Cues = Readonly<Record<AnswerKind, RegExp>>;

/** The cues for the kind of answer that is asked for. */
const cuesOf = perLanguage((lexicons): Cues => {
  const cue = (kind: Exclude<AnswerKind, "definition">) =>
    matchAnyWord(lexicons.map(({ answerCues }) => answerCues[kind]));
  return {
    percent: cue("percent"),
    reason: cue("reason"),
    place: cue("place"),
    duration: cue("duration"),
    money: cue("money"),
    date: cue("date"),
    // "How high", "how thick": a measure is a number.
    number: matchAnyWord(lexicons.flatMap((one) => [one.answerCues.number, one.measureQuestions])),
    person: cue("person"),
    definition: definitionCue(lexicons),
  };
});

/** "What is a lease?", not "What is the lease's date?": that asks for a property of it. */
function definitionCue(lexicons: readonly Lexicon[]): RegExp {
  const openers = anyWordOf(lexicons.map(({ definitions }) => definitions.openers));
  const definite = anyWordOf(lexicons.map(({ determiners }) => determiners.definite));
  const markers = anyWordOf(lexicons.map(({ definitions }) => definitions.markers));
  const closers = lexicons.flatMap(({ definitions }) => definitions.closers ?? []);
  const patterns = [
    String.raw`^[\s¿]*${openers}(?!\s*${definite})\s*[^?？]{1,60}[?？]*\s*$`,
    ...closers.map((list) => String.raw`^\s*[^的の]{1,20}${anyWordOf([list])}[?？]?\s*$`),
    markers,
  ];
  return new RegExp(patterns.join("|"), "iu");
}

function answerKindOf(text: string, language: string | null): AnswerKind | undefined {
  const cues = cuesOf(language);
  return answerKinds.find((kind) => cues[kind].test(text));
}

/** What says what a thing is, with what is before it. */
const definitionOf = perLanguage((lexicons) => {
  const verbs = lexicons.flatMap(({ definitions }) => listWords(definitions.verbs));
  const spaced = verbs.filter((verb) => !unspaced.test(verb));
  const joined = verbs.filter((verb) => unspaced.test(verb));
  const patterns = [
    ...(spaced.length > 0
      ? [String.raw`^(?<before>.{1,80}?)\s${anyWordOf([spaced.join(" ")])}\s`]
      : []),
    ...(joined.length > 0 ? [`^(?<before>.{1,30}?)${anyWordOf([joined.join(" ")])}`] : []),
  ];
  return new RegExp(patterns.join("|"), "iu");
});

/** Returns whether a sentence spells an abbreviation out: "Small Office Network (SON)", "SON: Small Office Network". */
function expands(sentence: string, abbreviation: string): boolean {
  if (!/^\p{Lu}{2,8}$/u.test(abbreviation)) return false;
  const words = sentence.match(/\p{L}+/gu) ?? [];
  const initials = words
    .filter((word) => word !== abbreviation)
    .map((word) => word.slice(0, 1))
    .join("")
    .toUpperCase();
  return words.some((word) => word === abbreviation) && initials.includes(abbreviation);
}

const articles = perLanguage((lexicons) => {
  const words = lexicons.flatMap(({ determiners }) => [
    determiners.definite,
    determiners.indefinite,
  ]);
  return new RegExp(anyWordOf(words), "giu");
});

function defines(sentence: string, { terms }: Question, language: string | null): boolean {
  if (terms.some(({ surface }) => expands(sentence, surface))) return true;
  const match = definitionOf(language).exec(sentence.replace(/\([^()]{0,60}\)/g, ""));
  const subject = (match?.groups?.["before"] ?? "").toLowerCase();
  const named = terms.filter(({ surface }) => subject.includes(surface.toLowerCase()));
  // "Who signs a lease is bound by it" says nothing of what a lease is.
  const others = subject
    .replace(articles(language), "")
    .match(/[\p{L}\p{N}]+/gu)
    ?.filter((word) => !unspaced.test(word));
  const most = Math.max(terms.length, others?.length ?? 0) / 2;
  return named.length > 0 && named.length >= most;
}

/** Words that give a number or a date. In Chinese and Japanese these are characters that occur in many other words. */
const numberWord = perLanguage((lexicons) => {
  const words = lexicons.flatMap((one) => {
    const counted = [one.cardinals.replaceAll("/", " "), ...Object.values(one.scales)];
    const dated = [...longMonthsOf(one.language).keys(), ...weekdaysOf(one.language)];
    const ambiguous = new Set(listWords(one.ambiguousNumbers));
    const sure = [...counted.flatMap(listWords), ...dated].filter(
      (word) => !unspaced.test(word) && !ambiguous.has(word),
    );
    return [one.quantities, sure.join(" ")];
  });
  return matchAnyWord(words);
});

const reasonWord = perLanguage((lexicons) => matchAnyWord(lexicons.map((one) => one.reasons)));
const currencySigns = new Set(["€", "$", "£"]);
const timeSigns = new Set(["s", "min", "h", "d", "w", "mo", "y"]);
const timeOfDay = /(?<!\d)\d{1,2}[:.]\d{2}(?!\d)/u;
const currencyCode = /[€$£¥₽]|(?<!\p{L})(?:EUR|USD|GBP|CHF|JPY|CNY|RUB)(?!\p{L})/u;
const calendarYear = /(?<!\p{N})(?:1[5-9]|20)\d{2}(?!\p{N})/u;

/**
 * Returns whether a sentence contains what is asked for, beyond the question's own words; undefined if it cannot be
 * determined.
 */
export function holdsAnswer(
  sentence: string,
  question: Question,
  language: string | null,
): boolean | undefined {
  const asked = question.text.toLowerCase();
  const news = sentence.replace(/[\p{L}\p{N}]+/gu, (word) =>
    asked.includes(word.toLowerCase()) ? "" : word,
  );
  const hasNumber = () => /\p{N}/u.test(news) || numberWord(language).test(news);
  const hasUnit = (signs: ReadonlySet<string>) =>
    readNumbers(sentence, language).some(({ unit }) => unit !== undefined && signs.has(unit));
  switch (question.asks) {
    case "number":
      return hasNumber();
    case "percent":
      return hasNumber() && (/[%％‰]/u.test(sentence) || hasUnit(new Set(["%"])));
    case "money":
      return hasNumber() && (currencyCode.test(sentence) || hasUnit(currencySigns));
    case "duration":
      return hasNumber() && (hasUnit(timeSigns) || timeOfDay.test(sentence));
    case "date":
      return (
        readDates(news).dates.length > 0 ||
        calendarYear.test(news) ||
        timeOfDay.test(news) ||
        numberWord(language).test(news)
      );
    case "reason":
      return reasonWord(language).test(sentence);
    case "person":
      return hasName(news, sentence, language);
    case "place":
      // German writes every noun with a capital.
      return lexiconOf(language)?.grammar.capitalizesNouns
        ? undefined
        : hasName(news, sentence, language);
    case "definition":
      return defines(sentence, question, language);
    case undefined:
      return undefined;
  }
}

/** A capital inside of the sentence. In scripts without capitals it cannot be determined. */
function hasName(news: string, sentence: string, language: string | null): boolean | undefined {
  if (!/\p{Ll}/u.test(sentence)) return undefined;
  return /\S\s+["“(]?\p{Lu}|^\p{Lu}\S+ \p{Lu}/u.test(news.replace(calendarName(language), ""));
}

/** Months and weekdays have capitals and are no names. */
const calendarName = perLanguage(
  (lexicons) =>
    new RegExp(
      anyWordOf(
        lexicons.map(({ language }) =>
          [...longMonthsOf(language).keys(), ...weekdaysOf(language)].join(" "),
        ),
      ),
      "giu",
    ),
);
