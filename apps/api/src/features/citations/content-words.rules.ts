import { isFunctionWord, segmentWords } from "@footnote/lexicon/function-words";

/** Words with a meaning of their own. */
export function* contentWords(
  text: string,
  language: string | null,
): Generator<{ surface: string; first: boolean }> {
  let first = true;
  for (const { word, start, end } of segmentWords(text.replace(measures, blank))) {
    // Chinese and Japanese texts are indexed by pairs of characters, so that one alone finds nothing.
    if (!isFunctionWord(word, language) && !loneCharacter.test(word)) {
      yield { surface: text.slice(start, end), first };
    }
    first = false;
  }
}

/** "How tall": an answer gives the height without the word. */
const measures =
  /\bhow (?:long|old|far|tall|high|deep|wide|thick|heavy|fast|large|big|often|late|early|soon)\b|\bwie (?:lange?|alt|weit|hoch|tief|breit|dick|schwer|schnell|groß|oft|häufig|teuer|spät|früh)\b/giu;
const blank = (phrase: string) => " ".repeat(phrase.length);
const loneCharacter = /^[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}]$/u;
