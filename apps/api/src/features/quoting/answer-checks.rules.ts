import { isAbbreviation } from "@footnote/lexicon/abbreviations";
import { longMonthsOf, weekdaysOf } from "@footnote/lexicon/calendar";
import { lexiconOf, perLanguage } from "@footnote/lexicon/lexicon";
import { anyWordOf, listWords, matchAnyWord, unspaced } from "@footnote/lexicon/match-words";
import type { UnitSign } from "@footnote/lexicon/units";
import { spellsOut } from "./abbreviations.rules.ts";
import { readDates } from "../citations/dates.rules.ts";
import { readNumbers } from "../citations/numbers.rules.ts";
import type { AnswerKind } from "./answer-kinds.rules.ts";
import type { Question } from "./question.rules.ts";

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

const articles = perLanguage((lexicons) => {
  const words = lexicons.flatMap(({ determiners }) => [
    determiners.definite,
    determiners.indefinite,
  ]);
  return new RegExp(anyWordOf(words), "giu");
});

function defines(
  sentence: string,
  { terms }: Question,
  language: string | null,
): boolean | undefined {
  const short = terms.find(({ surface }) => isAbbreviation(surface));
  if (short && spellsOut(sentence, short.surface)) return true;
  const match = definitionOf(language).exec(sentence.replace(/\([^()]{0,60}\)/g, ""));
  const subject = (match?.groups?.["before"] ?? "").toLowerCase();
  const named = terms.filter(({ surface }) => subject.includes(surface.toLowerCase()));
  // "Who signs a lease is bound by it" says nothing of what a lease is.
  const others = subject
    .replace(articles(language), "")
    .match(/[\p{L}\p{N}]+/gu)
    ?.filter((word) => !unspaced.test(word));
  const most = Math.max(terms.length, others?.length ?? 0) / 2;
  const isDefined = named.length > 0 && named.length >= most;
  // "The GPL is a contract" does not spell the letters out, which may be what is asked.
  return isDefined && short ? undefined : isDefined;
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

/** What comes before a role that did something; undefined for languages that have no such words. */
const agent = perLanguage((lexicons) => {
  const words = lexicons.flatMap(({ agents = [] }) => agents);
  return words.length > 0 ? matchAnyWord(words) : undefined;
});
const reasonWord = perLanguage((lexicons) => matchAnyWord(lexicons.map((one) => one.reasons)));
const percentSigns = new Set(["%"]);
const currencySigns = new Set(["€", "$", "£"]);
const timeSigns = new Set(["s", "min", "h", "d", "w", "mo", "y"]);
const weightSigns = new Set(["kg", "g", "t"]);
const lengthSigns = new Set(["km", "m", "cm", "mm", "mi", "ft", "in"]);
/** A column's name may have the unit of its numbers. "Pounds" are money and a weight. */
const weightWord = unitWords("kg g mg t lb lbs oz", ["kg", "g", "t", "£"]);
const lengthWord = unitWords("km m cm mm mi ft", ["km", "m", "cm", "mm", "mi", "ft", "in"]);
const timeOfDay = /(?<!\d)\d{1,2}[:.]\d{2}(?!\d)/u;
const currencyCode = /[€$£¥₽]|(?<!\p{L})(?:EUR|USD|GBP|CHF|JPY|CNY|RUB)(?!\p{L})/u;
const calendarYear = /(?<!\p{N})(?:1[5-9]|20)\d{2}(?!\p{N})/u;

const emailAddress = /[\p{L}\p{N}]@[\p{L}\p{N}][\p{L}\p{N}-]{0,62}\./u;
const dateInFigures = /(?<!\p{N})\d{1,4}[-./]\d{1,2}[-./]\d{1,4}(?!\p{N})/gu;
/** Seven digits and more, which spaces and other signs may separate. */
const phoneNumber = /(?<![\p{N}.,])(?:\d[ ()/.-]{0,2}){6,14}\d/u;

type Sentence = {
  readonly text: string;
  /** The text without the question's own words. */
  readonly news: string;
  readonly language: string | null;
};

/** For each kind of answer whether a sentence holds one; undefined where it cannot be determined. */
const checks: Readonly<
  Record<Exclude<AnswerKind, "definition">, (sentence: Sentence) => boolean | undefined>
> = {
  email: ({ text }) => emailAddress.test(text),
  phone: ({ text }) => phoneNumber.test(text.replace(dateInFigures, "")),
  number: hasNumber,
  percent: (sentence) =>
    hasNumber(sentence) && (/[%％‰]/u.test(sentence.text) || hasUnit(sentence, percentSigns)),
  money: (sentence) =>
    hasNumber(sentence) && (currencyCode.test(sentence.text) || hasUnit(sentence, currencySigns)),
  duration: (sentence) =>
    hasNumber(sentence) && (timeOfDay.test(sentence.text) || hasUnit(sentence, timeSigns)),
  weight: (sentence) =>
    hasNumber(sentence) &&
    (hasUnit(sentence, weightSigns) || weightWord(sentence.language).test(sentence.text)),
  length: (sentence) =>
    hasNumber(sentence) &&
    (hasUnit(sentence, lengthSigns) || lengthWord(sentence.language).test(sentence.text)),
  date: ({ news, language }) =>
    readDates(news).dates.length > 0 ||
    calendarYear.test(news) ||
    timeOfDay.test(news) ||
    numberWord(language).test(news),
  reason: ({ text, language }) => reasonWord(language).test(text),
  person: namesPerson,
  // German writes every noun with a capital.
  place: (sentence) =>
    lexiconOf(sentence.language)?.grammar.capitalizesNouns ? undefined : hasName(sentence),
};

/**
 * Returns whether a sentence contains what is asked for, beyond the question's own words; undefined if it cannot be
 * determined.
 */
export function holdsAnswer(
  text: string,
  question: Question,
  language: string | null,
): boolean | undefined {
  const { asks } = question;
  if (asks === undefined) return undefined;
  if (asks === "definition") return defines(text, question, language);
  const asked = question.text.toLowerCase();
  const news = text.replace(/[\p{L}\p{N}]+/gu, (word) =>
    asked.includes(word.toLowerCase()) ? "" : word,
  );
  return checks[asks]({ text, news, language });
}

function hasNumber({ news, language }: Sentence): boolean {
  return /\p{N}/u.test(news) || numberWord(language).test(news);
}

function hasUnit({ text, language }: Sentence, signs: ReadonlySet<string>): boolean {
  return readNumbers(text, language).some(({ unit }) => unit !== undefined && signs.has(unit));
}

function unitWords(signs: string, units: readonly UnitSign[]) {
  return perLanguage((lexicons) =>
    matchAnyWord([signs, ...lexicons.flatMap((one) => units.map((unit) => one.units[unit]))]),
  );
}

/** A capital inside of the sentence. In scripts without capitals it cannot be determined. */
function hasName({ text, news, language }: Sentence): boolean | undefined {
  if (!/\p{Ll}/u.test(text)) return undefined;
  return /\S\s+["“(]?\p{Lu}|^\p{Lu}\S+ \p{Lu}/u.test(news.replace(calendarName(language), ""));
}

/** Whether a sentence names who it is; undefined for a role without a name, and for what is only a place: "by the river". */
function namesPerson(sentence: Sentence): boolean | undefined {
  const named = hasName(sentence);
  return named === false && agent(sentence.language)?.test(sentence.text) ? undefined : named;
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
