import { confirmedStates } from "../../packages/contracts/src/chat/citations.ts";
import { citePassage, type Passage } from "../../apps/api/src/features/citations/answer.rules.ts";
import { readNumbers } from "../../apps/api/src/features/citations/numbers.rules.ts";
import { splitSentences } from "../../apps/api/src/features/citations/sentences.rules.ts";
import { verifyQuotes } from "../../apps/api/src/features/citations/citations.service.ts";

/**
 * How often something was tried, how often the verifier called it wrong or moved its marker, and how often it did that or
 * confirmed nothing.
 */
type Tally = { tried: number; noticed: number; unconfirmed: number };
export type PlantedErrors = {
  readonly wrongNumber: Tally;
  readonly swappedSource: Tally;
  readonly inventedQuote: Tally;
  /** A quotation of the passage with one word changed. */
  readonly changedQuote: Tally;
  /** True claims, true quotations among them: to call one of them wrong is a false alarm. */
  readonly truth: Tally;
};

const shortest = 40;
const evidenceSize = 10;

/**
 * Plants errors into sentences of the passages and counts what the verifier notices: a claim that it calls wrong, or a
 * marker that it moves to the passage that contains the sentence.
 */
export function plantErrors(passages: readonly Passage[], limit: number): PlantedErrors {
  const tally = (): Tally => ({ tried: 0, noticed: 0, unconfirmed: 0 });
  const counts = {
    wrongNumber: tally(),
    swappedSource: tally(),
    inventedQuote: tally(),
    changedQuote: tally(),
    truth: tally(),
  };
  const step = Math.max(passages.length / limit, 1);
  for (let at = 0; at < passages.length; at += step) {
    const own = passages[Math.floor(at)];
    if (!own) continue;
    const others = neighbours(passages, Math.floor(at));
    const sentences = splitSentences(own.text).filter(({ length }) => length >= shortest);
    for (const sentence of sentences.slice(0, 3)) tryAll(counts, { own, others, sentence });
  }
  return counts;
}

type Trial = { own: Passage; others: readonly Passage[]; sentence: string };

function tryAll(counts: PlantedErrors, { own, others, sentence }: Trial): void {
  const all = [own, ...others];
  const [wrong] = others;
  note(counts.truth, check(sentence, own, all));
  const clause = firstClause(sentence);
  if (clause) note(counts.truth, check(clause, own, all));
  const changed = changeNumber(sentence, all);
  if (changed) note(counts.wrongNumber, check(changed, own, all));
  if (!wrong) return;
  // Once with the right passage at hand, once without.
  note(counts.swappedSource, check(sentence, wrong, all));
  note(counts.swappedSource, check(sentence, wrong, others));
  tryQuotes(counts, { own, wrong, sentence, all });
}

type QuoteTrial = { own: Passage; wrong: Passage; sentence: string; all: readonly Passage[] };

/** Quotations added to a true sentence: of another passage's words in reverse, true ones, and those with a word changed. */
function tryQuotes(counts: PlantedErrors, { own, wrong, sentence, all }: QuoteTrial): void {
  const words = wordsOf(sentence);
  const [open, close] = marks[counts.truth.tried % marks.length] ?? ['"', '"'];
  const lead = plain(sentence).replace(/[.。]$/u, "");
  const quoting = (quote: readonly string[]) => `${lead}: ${open}${bare(quote.join(""))}${close}.`;
  const invented = splitSentences(wrong.text).find(({ length }) => length >= shortest);
  if (invented) {
    const quote = wordsOf(invented).toReversed().slice(0, quotedWords);
    note(counts.inventedQuote, check(quoting(quote), own, all));
  }
  if (words.length < quotedWords) return;
  const quote = words.slice(1, quotedWords);
  const gap = [...quote.slice(0, 5), "… ", ...quote.slice(7)];
  for (const true_ of [quote, quote.map((word) => word.toUpperCase()), gap]) {
    note(counts.truth, check(quoting(true_), own, all));
  }
  const other = words.findLast((word) => !quote.includes(word) && /^\p{L}/u.test(word));
  if (other === undefined) return;
  const changed = quote.with(5, other);
  note(counts.changedQuote, check(quoting(changed), own, all));
}

/** Quotation marks of several languages, one pair after the other. */
const marks = ["“”", "„“", "«»", "»«", '""', "‘’", "‚‘", "''"].map((pair) => Array.from(pair));
const quotedWords = 12;

/** The words of a text, or the signs of a Chinese one, each with what follows it. */
function wordsOf(text: string): string[] {
  return plain(text).match(/\p{sc=Han}|[^\s\p{sc=Han}]+\s*/gu) ?? [];
}

/** Without the signs around it, of which Chinese reversed begins with some. */
function bare(text: string): string {
  return text.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, "");
}

/** Without quotation marks and apostrophes of its own, which would close the one that is planted. */
function plain(text: string): string {
  return text.replace(/["“”„«»‘’‚'‹›「」『』]/gu, "").trim();
}

function note(tally: Tally, { isWrong, isConfirmed }: Check): void {
  tally.tried += 1;
  if (isWrong) tally.noticed += 1;
  if (isWrong || !isConfirmed) tally.unconfirmed += 1;
}

type Check = { readonly isWrong: boolean; readonly isConfirmed: boolean };

/** Checks a claim that names `cited`. */
function check(claim: string, cited: Passage, evidence: readonly Passage[]): Check {
  const plain = claim.replace(/[[\]*_`|]/g, " ");
  const { claims, citations } = verifyQuotes(
    { content: `${plain} [1]`, citations: [citePassage(1, cited)] },
    [cited, ...evidence.filter(({ chunkId }) => chunkId !== cited.chunkId)],
  );
  const isNamed = citations.some(({ payload }) => payload.chunk_id === cited.chunkId);
  return {
    isWrong: !isNamed || claims.some(({ state }) => state === "not_supported"),
    isConfirmed: claims.length > 0 && claims.every(({ state }) => confirmedStates.includes(state)),
  };
}

/** The sentence with one of its numbers changed to one that none of the passages has. */
function changeNumber(sentence: string, evidence: readonly Passage[]): string | undefined {
  const there = new Set(
    evidence.flatMap(({ text }) => readNumbers(text, null).flatMap((one) => one.values)),
  );
  const [number] = [...sentence.matchAll(/(?<![\p{L}\d.,-])\d{1,4}(?![\p{L}\d.,-]\S)/gu)];
  if (!number) return undefined;
  for (const add of [1, 3, 7, 20]) {
    const other = Number(number[0]) + add;
    if (there.has(other)) continue;
    return (
      sentence.slice(0, number.index) + other + sentence.slice(number.index + number[0].length)
    );
  }
  return undefined;
}

/** What stands before the first comma, when it can stand alone. */
function firstClause(sentence: string): string | undefined {
  const clause = /^[^,;，；]+/u.exec(sentence)?.[0] ?? "";
  return clause.length >= shortest && clause.length < sentence.length ? `${clause}.` : undefined;
}

/** Passages that follow it: in these collections they are mostly of the same article. */
function neighbours(passages: readonly Passage[], at: number): Passage[] {
  return [...passages.slice(at + 1), ...passages.slice(0, at)].slice(0, evidenceSize - 1);
}
