import type { AnswerLanguage } from "./answer.rules.ts";

/** Returns the language in which the product itself answers a question of a language. */
export function answerLanguageOf(language: string | null): AnswerLanguage {
  return language === "de" ? "de" : "en";
}
