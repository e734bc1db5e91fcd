import { stopwords as danish } from "@orama/stopwords/danish";
import { stopwords as dutch } from "@orama/stopwords/dutch";
import { stopwords as english } from "@orama/stopwords/english";
import { stopwords as finnish } from "@orama/stopwords/finnish";
import { stopwords as french } from "@orama/stopwords/french";
import { stopwords as german } from "@orama/stopwords/german";
import { stopwords as italian } from "@orama/stopwords/italian";
import { stopwords as japanese } from "@orama/stopwords/japanese";
import { stopwords as mandarin } from "@orama/stopwords/mandarin";
import { stopwords as norwegian } from "@orama/stopwords/norwegian";
import { stopwords as portuguese } from "@orama/stopwords/portuguese";
import { stopwords as russian } from "@orama/stopwords/russian";
import { stopwords as spanish } from "@orama/stopwords/spanish";
import { stopwords as swedish } from "@orama/stopwords/swedish";
import { stopwords as turkish } from "@orama/stopwords/turkish";
import { stopwords as ukrainian } from "@orama/stopwords/ukrainian";
import { lexiconOf } from "./lexicon.ts";
import { listWords } from "./match-words.ts";

const common = {
  da: danish,
  de: german,
  en: english,
  es: spanish,
  fi: finnish,
  fr: french,
  it: italian,
  ja: japanese,
  nl: dutch,
  no: norwegian,
  pt: portuguese,
  ru: russian,
  sv: swedish,
  tr: turkish,
  uk: ukrainian,
  zh: mandarin,
};

/**
 * Words that say nothing about what a text is about, by language. Danish, Finnish, Norwegian, Swedish, Turkish and Ukrainian
 * have this list alone: they have no lexicon.
 */
export const functionWords: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  Object.entries(common).map(([language, words]) => [
    language,
    new Set([...words, ...listWords(lexiconOf(language)?.functionWords ?? "")]),
  ]),
);

/** Whether a lower-case word says nothing about what is asked for; of an unknown language, in English. */
export function isFunctionWord(word: string, language: string | null): boolean {
  return functionWords.get(language ?? "en")?.has(word) ?? false;
}

const segmenter = new Intl.Segmenter("und", { granularity: "word" });

/** The words of a text, lower case, with where they stand. */
export function* segmentWords(
  text: string,
): Generator<{ word: string; start: number; end: number }> {
  for (const { segment, index, isWordLike } of segmenter.segment(text)) {
    if (isWordLike)
      yield { word: segment.toLowerCase(), start: index, end: index + segment.length };
  }
}
