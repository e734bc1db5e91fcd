import { perLanguage } from "@footnote/lexicon/lexicon";
import { matchAnyWord } from "@footnote/lexicon/match-words";

const cue = perLanguage((lexicons) => matchAnyWord(lexicons.map((one) => one.listQuestions)));

/** Whether a question may ask for several things of one kind, each in another document: "Which contracts end in 2026?" */
export function mayAskForSeveral(text: string, language: string | null): boolean {
  return cue(language).test(text);
}
