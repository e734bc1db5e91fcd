import { guessLanguage } from "@footnote/lexicon/language";
import type { AnswerLanguage } from "./answer.rules.ts";

/** Returns the language in which the product itself answers a question. */
export function detectAnswerLanguage(question: string): AnswerLanguage {
  return guessLanguage(question) === "de" ? "de" : "en";
}
