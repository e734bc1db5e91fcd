import { isFunctionWord, listNames, segmentWords } from "@footnote/lexicon/function-words";
import { perLanguage } from "@footnote/lexicon/lexicon";
import { anyWordOf } from "@footnote/lexicon/match-words";

/** A word with a meaning of its own. `first` where it is the first word of the text. */
export type ContentWord = {
  readonly surface: string;
  readonly start: number;
  readonly first: boolean;
};

/** The words of a text with a meaning of their own. */
export function* contentWords(text: string, language: string | null): Generator<ContentWord> {
  let first = true;
  const names = listNames(text);
  for (const { word, start, end } of segmentWords(text.replace(measures(language), blank))) {
    // Chinese and Japanese texts are indexed by pairs of characters, so that one alone finds nothing.
    const surface = text.slice(start, end);
    const isName = names.has(word) && surface !== word;
    if ((isName || !isFunctionWord(word, language)) && !loneCharacter.test(word)) {
      yield { surface, start, first };
    }
    first = false;
  }
}

const measures = perLanguage(
  (lexicons) => new RegExp(anyWordOf(lexicons.map((one) => one.measureQuestions)), "giu"),
);
const blank = (phrase: string) => " ".repeat(phrase.length);
const loneCharacter = /^[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}]$/u;
