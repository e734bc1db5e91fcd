import { detectLanguage } from "@footnote/lexicon/language";
import type { CitedText, Passage } from "./answer.rules.ts";
import { applyChecks, checkClaims } from "./verification.rules.ts";

export const languageOf = (text: string) => detectLanguage([text]);

/** The claims of an answer that quotes, which needs no model. */
export function checkQuotes(text: CitedText, evidence: readonly Passage[]) {
  return applyChecks(text, checkClaims(text, evidence, languageOf), evidence);
}
