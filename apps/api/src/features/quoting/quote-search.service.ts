import { shorten } from "../citations/sentences.rules.ts";
import { detectLanguage } from "@footnote/lexicon/language";
import {
  type Answer,
  type AnswerLanguage,
  citePassage,
  type Library,
  type Passage,
  type ProgressReport,
} from "../citations/answer.rules.ts";
import {
  type ContradictingLine,
  formatContradiction,
} from "../comparison/comparison-format.rules.ts";
import { findContradictingLines } from "../comparison/contradictions.service.ts";
import { type Cited, findOpenEnds, withNeighbours } from "./neighbours.rules.ts";
import { type Extract, extractAnswer, type TermCounts, thresholds } from "./extraction.rules.ts";
import type { SearchSession } from "./search-session.service.ts";
import { type FollowUp, formatFollowUp } from "./follow-up.rules.ts";
import { escapeMarkdown } from "../citations/markdown.rules.ts";
import { describeMissing } from "./missing.rules.ts";
import { type Question, readQuestion } from "./question.rules.ts";
import { verifyQuotes } from "../citations/citations.service.ts";

/** A table or a text without full stops may be one endless sentence. */
const longestSentence = 700;

export type Ask = {
  readonly session: SearchSession;
  readonly report: ProgressReport;
  readonly countTerms: (terms: readonly string[]) => Promise<TermCounts>;
  /** The passages of the files that the question names, which alone may answer it. Undefined if it names none. */
  readonly within: readonly Passage[] | undefined;
};

/** The quotes for one question. */
export type QuoteResult = {
  readonly outcome: Answer["outcome"];
  /** Each quote with its neighbours; none if nothing answers. */
  readonly parts: readonly (readonly Cited[])[];
  readonly missing: string | null;
  readonly passages: readonly Passage[];
  /** Lines of different documents that answer differently, the newest first. They are not among the parts. */
  readonly contradicting?: readonly ContradictingLine[];
};

/** Finds the sentences that answer a question. */
export async function findQuotes(followUp: FollowUp, ask: Ask): Promise<QuoteResult> {
  const passages = await findPassages(followUp, ask);
  const candidates = passages.map((passage) => ({
    ...passage,
    language: detectLanguage([passage.text]),
  }));
  const languages = new Set(candidates.map(({ language }) => language));
  const question = readQuestion(followUp, [...languages]);
  const terms = question.terms.flatMap(({ forms }) => forms);
  // Choosing sentences blocks the event loop, so the passages are sent before.
  const [counts] = await Promise.all([ask.countTerms(terms), ask.report.flush()]);
  const extract = extractAnswer(question, candidates, counts);
  if (extract.quotes.length === 0) {
    return { outcome: "not_found", parts: [], missing: null, passages };
  }
  const cited = extract.quotes.flatMap(({ at, sentences }) => {
    const passage = passages[at];
    return passage ? [{ passage, sentences }] : [];
  });
  const outcome = outcomeOf(question, extract);
  const missing = outcome === "partly" ? describeMissing(question, extract) : null;
  return { outcome, parts: await addNeighbours(cited, ask.session), missing, passages };
}

async function findPassages(followUp: FollowUp, { session, within }: Ask): Promise<Passage[]> {
  const found = await session.find(formatFollowUp(followUp));
  if (!within) return found;
  const inside = new Set(within.map(({ chunkId }) => chunkId));
  const best = found.filter(({ chunkId }) => inside.has(chunkId));
  const known = new Set(best.map(({ chunkId }) => chunkId));
  const rest = within.filter(({ chunkId }) => !known.has(chunkId));
  return [...best, ...rest.map((passage) => ({ ...passage, score: 0 }))];
}

/** An answer must mention the names in the question and more than the names, and contain the kind of fact that is asked for. */
function outcomeOf(
  { terms }: Question,
  { evidence, unmatched, holds }: Extract,
): Answer["outcome"] {
  const own = terms.filter(({ name, carried }) => !name && !carried);
  const namesOnly = own.length > 0 && own.every((term) => unmatched.includes(term));
  const unnamed = unmatched.some(({ name, carried }) => name && !carried);
  const clear = evidence >= thresholds.answered && holds !== false && !namesOnly && !unnamed;
  return clear ? "answered" : "partly";
}

/** Separates the lines of different documents that answer differently from the other quotes. */
export async function separateContradiction(
  followUp: FollowUp,
  result: QuoteResult,
  library: Library | null,
): Promise<QuoteResult> {
  const chosen = result.parts.flat();
  if (!library || chosen.length === 0) return result;
  const question = { text: formatFollowUp(followUp), language: followUp.language };
  const found = { chosen, found: result.passages };
  const contradicting = await findContradictingLines(question, found, library);
  if (contradicting.length === 0) return result;
  const documents = new Set(contradicting.map(({ line }) => line.passage.documentId));
  const others = result.parts.filter((part) =>
    part.every(({ passage }) => !documents.has(passage.documentId)),
  );
  return { ...result, parts: others, contradicting };
}

/** Formats quotes as Markdown with citations, and verifies them like any other answer. */
export function formatQuotes(
  results: readonly QuoteResult[],
  { report, session, language }: Pick<Ask, "report" | "session"> & { language: AnswerLanguage },
) {
  const parts = results.flatMap((one) => one.parts);
  const contradicting = results.flatMap((one) => (one.contradicting ? [one.contradicting] : []));
  const used = [
    ...contradicting.flat().map(({ line }) => line.passage),
    ...parts.flat().map(({ passage }) => passage),
  ];
  const quoted = [...new Map(used.map((passage) => [passage.chunkId, passage])).values()];
  const known = session.found();
  report.evidence(quoted.filter(({ chunkId }) => !known.some((one) => one.chunkId === chunkId)));
  const numberOf = ({ chunkId }: Passage) =>
    quoted.findIndex((passage) => passage.chunkId === chunkId) + 1;
  const citations = quoted.map((passage, index) => citePassage(index + 1, passage));
  const blocks = parts.map((part) =>
    part.map((one) => formatQuote(one, numberOf(one.passage))).join(" "),
  );
  const mark = (passage: Passage) => `[${numberOf(passage)}]`;
  const tables = contradicting.map((lines) => formatContradiction(lines, mark, language));
  const content = [...tables, ...new Set(blocks)].join("\n\n");
  return verifyQuotes({ content, citations }, quoted);
}

/** Adds the sentences to each quote that it refers to or continues with in the neighbouring passages. */
async function addNeighbours(cited: readonly Cited[], session: SearchSession): Promise<Cited[][]> {
  const wanted = cited.flatMap((quote) => {
    const { before, after } = findOpenEnds(quote);
    const around = { before: Number(before), after: Number(after) };
    return before || after ? [{ chunkId: quote.passage.chunkId, ...around }] : [];
  });
  const neighbours = await session.around(wanted);
  return cited.map((quote) => withNeighbours(quote, neighbours));
}

/** Formats sentences as running text and list items on lines of their own. */
function formatQuote({ sentences }: Pick<Cited, "sentences">, number: number): string {
  return sentences.reduce((before, sentence, at) => {
    const [lead, said] = parseItem(shorten(sentence, longestSentence));
    const one = `${lead}${escapeMarkdown(said)} [${number}]`;
    if (lead === "") return before === "" ? one : `${before} ${one}`;
    const joint =
      before === "" ? "" : at > 0 && parseItem(sentences[at - 1] ?? "")[0] ? "\n" : "\n\n";
    return before + joint + one;
  }, "");
}

/** Splits a list item into its Markdown bullet and its text; other sentences have an empty bullet. */
function parseItem(sentence: string): [string, string] {
  const match = /^\s*(?:[-*•·‣–]|\(?(\p{N}{1,3})[.)])\s+(?=\S)/u.exec(sentence);
  if (!match) return ["", sentence];
  return [match[1] === undefined ? "- " : `${match[1]}. `, sentence.slice(match[0].length)];
}
