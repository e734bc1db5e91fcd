import { perLanguage } from "@footnote/lexicon/lexicon";
import { matchAnyWord } from "@footnote/lexicon/match-words";

const cuesOf = perLanguage((lexicons) => [
  matchAnyWord(lexicons.map(({ refusals }) => refusals.material)),
  matchAnyWord(lexicons.map(({ negations }) => negations)),
  matchAnyWord(lexicons.map(({ refusals }) => refusals.reporting)),
]);

/** Whether a sentence says that the material does not report something: it names what is missing, and claims nothing. */
export function saysMissing(sentence: string, language: string | null): boolean {
  return cuesOf(language).every((cue) => cue.test(sentence));
}
