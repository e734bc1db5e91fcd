import { stopwords as arabic } from "@orama/stopwords/arabic";
import { stopwords as bulgarian } from "@orama/stopwords/bulgarian";
import { stopwords as danish } from "@orama/stopwords/danish";
import { stopwords as dutch } from "@orama/stopwords/dutch";
import { stopwords as english } from "@orama/stopwords/english";
import { stopwords as finnish } from "@orama/stopwords/finnish";
import { stopwords as french } from "@orama/stopwords/french";
import { stopwords as german } from "@orama/stopwords/german";
import { stopwords as greek } from "@orama/stopwords/greek";
import { stopwords as hungarian } from "@orama/stopwords/hungarian";
import { stopwords as hindi } from "@orama/stopwords/indian";
import { stopwords as indonesian } from "@orama/stopwords/indonesian";
import { stopwords as italian } from "@orama/stopwords/italian";
import { stopwords as japanese } from "@orama/stopwords/japanese";
import { stopwords as mandarin } from "@orama/stopwords/mandarin";
import { stopwords as norwegian } from "@orama/stopwords/norwegian";
import { stopwords as portuguese } from "@orama/stopwords/portuguese";
import { stopwords as romanian } from "@orama/stopwords/romanian";
import { stopwords as russian } from "@orama/stopwords/russian";
import { stopwords as spanish } from "@orama/stopwords/spanish";
import { stopwords as swedish } from "@orama/stopwords/swedish";
import { stopwords as turkish } from "@orama/stopwords/turkish";
import { stopwords as ukrainian } from "@orama/stopwords/ukrainian";
import { lexiconOf } from "./lexicon.ts";
import { listWords } from "./match-words.ts";
import { questionFunctionWords } from "./question-function-words.ts";

const common: Readonly<Record<string, readonly string[]>> = {
  ar: arabic,
  bg: bulgarian,
  da: danish,
  de: german,
  el: greek,
  en: english,
  es: spanish,
  fi: finnish,
  fr: french,
  hi: hindi,
  hu: hungarian,
  id: indonesian,
  it: italian,
  ja: japanese,
  nl: dutch,
  no: norwegian,
  pt: portuguese,
  ro: romanian,
  ru: russian,
  sv: swedish,
  tr: turkish,
  uk: ukrainian,
  zh: mandarin,
};

const marks = /[\u0640[\p{Mn}&&\p{scx=Arab}]]/gv;
const alefs = /[\u0622\u0623\u0625\u0671]/g;

const listed = new Set([...Object.keys(common), ...Object.keys(questionFunctionWords)]);

/**
 * Words that say nothing about what a text is about, by language. The languages without a lexicon have the common list,
 * where there is one, and the words of questions.
 */
export const functionWords: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  Array.from(listed, (language) => {
    const own = lexiconOf(language)?.functionWords ?? questionFunctionWords[language] ?? "";
    const words = [...(common[language] ?? []), ...listWords(own)];
    return [language, new Set(words.map(unifySpelling))];
  }),
);

/** Arabic is written with and without vowels and hamzas, Hindi letters with dots in two ways. */
function unifySpelling(word: string): string {
  return /[\u0600-\u097f]/.test(word)
    ? word.normalize("NFKC").replace(marks, "").replace(alefs, "\u0627")
    : word;
}

/** Prepositions and conjunctions that Arabic joins to a question word: "in which", "and how many". */
const arabicPrefix = /^[وف]?[بلك]?(?=..)/;
const arabicQuestionWords = new Set(
  listWords(questionFunctionWords["ar"] ?? "").map(unifySpelling),
);

/** Whether a lower-case word says nothing about what is asked for; of an unknown language, in English. */
export function isFunctionWord(word: string, language: string | null): boolean {
  const words = functionWords.get(language ?? "en");
  if (!words) return false;
  const unified = unifySpelling(word);
  if (words.has(unified)) return true;
  return language === "ar" && arabicQuestionWords.has(unified.replace(arabicPrefix, ""));
}

/** Two capitals or more, or one inside of a sentence and beside a number. */
const capitals =
  /(?<!\p{L})\p{Lu}{2,}(?!\p{L})|(?<=\p{N}\.? )\p{Lu}\p{Ll}+|(?<=[\p{Ll},] )\p{Lu}\p{Ll}+(?= \p{N})/gu;

/**
 * The words of a question, in lower case, that are names although they look like function words: "IT", and "May" in "May 2026".
 * None where everything is in capitals.
 */
export function listNames(text: string): ReadonlySet<string> {
  if (!/\p{Ll}/u.test(text)) return new Set();
  return new Set(text.match(capitals)?.map((word) => word.toLowerCase()));
}

const segmenter = new Intl.Segmenter("und", { granularity: "word" });

/** The words of a text, lower case, with their positions. */
export function* segmentWords(
  text: string,
): Generator<{ word: string; start: number; end: number }> {
  for (const { segment, index, isWordLike } of segmenter.segment(text)) {
    if (isWordLike)
      yield { word: segment.toLowerCase(), start: index, end: index + segment.length };
  }
}
