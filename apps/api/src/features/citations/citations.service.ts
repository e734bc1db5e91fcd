import type { Claim } from "@footnote/contracts/chat/citations";
import { detectLanguage } from "@footnote/lexicon/language";
import { giveWay } from "../../platform/give-way.ts";
import { citePassage, type CitedText, type Passage } from "./answer.rules.ts";
import { splitClaims } from "./claims.rules.ts";
import { applyChecks, type CheckedClaim, checkClaims, checkEach } from "./verification.rules.ts";

const languageOf = (passage: string) => detectLanguage([passage]);

/** How many sentences are checked before requests have their turn: a model may write thousands. */
const sentencesAtOnce = 20;

/** Checks each claim of a text against the passages that it cites. No model is involved. */
export async function verifyClaims(
  text: CitedText,
  evidence: readonly Passage[],
): Promise<CheckedClaim[]> {
  const checked: CheckedClaim[] = [];
  let sentences = 0;
  for (const claims of checkEach(text, evidence, languageOf)) {
    checked.push(...claims);
    if (++sentences % sentencesAtOnce === 0) await giveWay();
  }
  return checked;
}

/** Checks the claims of an answer that quotes, which is short, and corrects its markers. */
export function verifyQuotes(
  text: CitedText,
  evidence: readonly Passage[],
): CitedText & { claims: Claim[] } {
  return applyChecks(text, checkClaims(text, evidence, languageOf), evidence);
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
