import type { Claim } from "@footnote/contracts/chat/citations";
import { detectLanguage } from "@footnote/lexicon/language";
import { giveWay } from "../../platform/give-way.ts";
import type {
  Answer,
  AnswerLanguage,
  Library,
  Passage,
  ProgressReport,
} from "../citations/answer.rules.ts";
import {
  type ContradictingLine,
  formatContradiction,
  formatDocumentList,
  type ListedLine,
} from "../comparison/comparison-format.rules.ts";
import { findContradictingLines } from "../comparison/contradictions.service.ts";
import { isOneCell } from "./lines.rules.ts";
import { type Cited, findOpenEnds, withNeighbours } from "./neighbours.rules.ts";
import { alike, areParallel, chooseLine, type RankedLine } from "./line-choice.rules.ts";
import { describeLines, type TermCounts } from "./line-features.rules.ts";
import { thresholds } from "./line-weights.ts";
import { gatherPassages, openingMax, type PassageInDocument } from "./passages.service.ts";
import type { SearchSession } from "./search-session.service.ts";
import { type FollowUp, formatFollowUp } from "./follow-up.rules.ts";
import { formatQuote } from "./quote-format.rules.ts";
import { withContext } from "./quote-extent.rules.ts";
import { describeMissing } from "./missing.rules.ts";
import { correctSpelling, formsOf, type Question, readQuestion } from "./question.rules.ts";
import { citeQuotes } from "../citations/citations.service.ts";

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
  /** Lines of different documents that each answer. They are not among the parts. */
  readonly listed?: readonly ListedLine[];
};

/** Finds the lines that answer a question. */
export async function findQuotes(followUp: FollowUp, ask: Ask): Promise<QuoteResult> {
  const passages = await findPassages(followUp, ask);
  await giveWay();
  const candidates = passages.map((passage) => ({
    ...passage,
    language: detectLanguage([passage.text]),
  }));
  const asked = readQuestion(followUp, [...new Set(candidates.map(({ language }) => language))]);
  // Choosing lines takes a while, so the passages are sent before.
  const [counts] = await Promise.all([ask.countTerms(formsOf(asked)), ask.report.flush()]);
  const question = correctSpelling(asked, counts.similar);
  const lines = await describeLines(question, candidates, counts);
  await giveWay();
  const choice = chooseLine(lines, undefined, { several: question.asksForSeveral });
  const { ranked, listed, presence, confidence } = choice;
  const [best] = ranked;
  const nearest = sortByLines(passages, ranked);
  if (!best || presence < thresholds.presence) {
    return { outcome: "not_found", parts: [], missing: null, passages: nearest };
  }
  const answers = confidence >= thresholds.confidence && holdsAskedKind(question, best);
  const missing = answers ? null : describeMissing(question, best);
  const outcome = answers ? "answered" : "partly";
  const several = listed.filter(({ line }) => answers || areParallel(line.text, best.line.text));
  if (several.length > 1) {
    const list = several.flatMap(({ at, line }) => {
      const passage = passages[at];
      return passage ? [{ passage, text: line.text }] : [];
    });
    return { outcome, parts: [], missing, passages: nearest, listed: list };
  }
  const chosen = linesWithin(ranked, answers ? alike : close);
  const cited = chosen.flatMap((line) => {
    const passage = passages[line.at];
    return passage ? [quoteLine(line, passage, candidates[line.at]?.language ?? null)] : [];
  });
  const parts = await addNeighbours(cited, ask.session);
  return { outcome, parts, missing, passages: nearest };
}

async function findPassages(followUp: FollowUp, ask: Ask): Promise<PassageInDocument[]> {
  const { session, within } = ask;
  if (!within) return await gatherPassages(followUp, ask);
  const found = await session.find(formatFollowUp(followUp));
  const scores = new Map(found.map(({ chunkId, score }) => [chunkId, score]));
  const folderNames = new Map(found.map((one) => [one.documentId, one.folderNames ?? []]));
  const openings = new Map(
    within.toReversed().map(({ documentId, text }) => [documentId, text.slice(0, openingMax)]),
  );
  return within
    .map((passage) => ({
      ...passage,
      score: scores.get(passage.chunkId) ?? 0,
      folderNames: folderNames.get(passage.documentId) ?? [],
      opening: openings.get(passage.documentId) ?? "",
    }))
    .toSorted((a, b) => b.score - a.score);
}

/** Sorts passages by their best line. */
function sortByLines(passages: readonly Passage[], ranked: readonly RankedLine[]): Passage[] {
  const order = [...new Set(ranked.map(({ at }) => at))];
  return order.flatMap((at) => passages[at] ?? []);
}

/** Returns false where the line has nothing of the kind asked for. "The keeper" is a person or a place without a name. */
function holdsAskedKind({ asks }: Question, { features }: RankedLine): boolean {
  return asks === "person" || asks === "place" || features.lacksAnswer === 0;
}

const quotesMax = 3;
/** How far behind the best one in score a line may be that is quoted beside it where none is sure to answer. */
const close = 3;

/** The best lines of different passages, without lines that say the same. */
function linesWithin(ranked: readonly RankedLine[], distance: number): RankedLine[] {
  const best = ranked[0]?.score ?? 0;
  const chosen: RankedLine[] = [];
  for (const one of ranked) {
    if (chosen.length === quotesMax || best - one.score > distance) break;
    if (!chosen.some(({ at, line }) => at === one.at || line.text === one.line.text)) {
      chosen.push(one);
    }
  }
  return chosen;
}

function quoteLine(chosen: RankedLine, passage: Passage, language: string | null): Cited {
  const { lines, index, features, cell } = chosen;
  // A line that only repeats the question is as good as the heading of what is asked for.
  const asksForList = features.lead > features.line || features.repeatsQuestion === 1;
  const shown = cell && isOneCell(cell) ? cell : undefined;
  return { passage, sentences: withContext(lines, index, { asksForList, language }), cell: shown };
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
  // Each of them answers, and that they differ is a part of the answer.
  return { ...result, outcome: "answered", missing: null, parts: [], contradicting };
}

/** Formats quotes as Markdown with citations, and verifies them like any other answer. */
export function formatQuotes(
  results: readonly QuoteResult[],
  { report, session, language }: Pick<Ask, "report" | "session"> & { language: AnswerLanguage },
) {
  const parts = results.flatMap((one) => one.parts);
  const contradicting = results.flatMap((one) => (one.contradicting ? [one.contradicting] : []));
  const listed = results.flatMap((one) => (one.listed ? [one.listed] : []));
  const used = [
    ...listed.flat().map(({ passage }) => passage),
    ...contradicting.flat().map(({ line }) => line.passage),
    ...parts.flat().map(({ passage }) => passage),
  ];
  const quoted = [...new Map(used.map((passage) => [passage.chunkId, passage])).values()];
  const known = session.found();
  report.evidence(quoted.filter(({ chunkId }) => !known.some((one) => one.chunkId === chunkId)));
  const numberOf = ({ chunkId }: Passage) =>
    quoted.findIndex((passage) => passage.chunkId === chunkId) + 1;
  const blocks = parts.map((part) =>
    part.map((one) => formatQuote(one, numberOf(one.passage))).join(" "),
  );
  const mark = (passage: Passage) => `[${numberOf(passage)}]`;
  const tables = contradicting.map((lines) => formatContradiction(lines, mark, language));
  const lists = listed.map((lines) => formatDocumentList(lines, mark, language));
  const content = [...lists, ...tables, ...new Set(blocks)].join("\n\n");
  const text = citeQuotes(content, quoted);
  return { ...text, claims: text.claims.map(markQuoted) };
}

/** All that cites was copied from its passage: a sentence too short to be found again, or a cell with its names. */
function markQuoted(claim: Claim): Claim {
  const copied = claim.state === "unchecked" && claim.citations.length > 0;
  return copied ? { ...claim, state: "quoted" } : claim;
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
