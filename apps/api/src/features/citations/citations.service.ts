import type { Claim } from "@footnote/contracts/chat/citations";
import { detectLanguage } from "@footnote/lexicon/language";
import { citePassage, type CitedText, type Passage } from "./answer.rules.ts";
import { splitClaims } from "./claims.rules.ts";
import { applyChecks, type CheckedClaim, checkClaims } from "./verification.rules.ts";

/** Checks each claim of a text against the passages that it cites. No model is involved. */
export function verifyClaims(text: CitedText, evidence: readonly Passage[]): CheckedClaim[] {
  return checkClaims(text, evidence, (passage) => detectLanguage([passage]));
}

/** Checks the claims of an answer that quotes, and corrects its markers. */
export function verifyQuotes(
  text: CitedText,
  evidence: readonly Passage[],
): CitedText & { claims: Claim[] } {
  return applyChecks(text, verifyClaims(text, evidence), evidence);
}

/** Cites passages in a text whose markers number them from 1, and checks it like `verifyQuotes`. */
export function citeQuotes(
  content: string,
  passages: readonly Passage[],
): CitedText & { claims: Claim[] } {
  const citations = passages.map((passage, at) => citePassage(at + 1, passage));
  return verifyQuotes({ content, citations }, passages);
}

/** Returns the sentences of an answer that cite no passage and were not checked as claims. */
export function findUncited(content: string, claims: readonly Claim[]): string[] {
  const checked = new Set(claims.map(({ start }) => start));
  return splitClaims(content)
    .filter(({ start, citations }) => citations.length === 0 && !checked.has(start))
    .map(({ text }) => text);
}
