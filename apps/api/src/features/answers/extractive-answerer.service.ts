import { detectLanguage } from "../retrieval/language.rules.ts";
import {
  type Answer,
  type Answerer,
  type Asked,
  answerNotFound,
  citePassage,
  type Passage,
  type Report,
} from "./answer.rules.ts";
import { type Cited, leansOut, withNeighbours } from "./around.rules.ts";
import { extractAnswer, type Quote, type TermCounts, thresholds } from "./extraction.rules.ts";
import { type Finder, openFinder } from "./finder.service.ts";
import { condenseFollowUp, type FollowUp, writeFollowUp } from "./follow-up.rules.ts";
import { describeTooLarge } from "./large-table.rules.ts";
import { escapeMarkdown } from "./markdown.rules.ts";
import { readQuestion } from "./question.rules.ts";
import { answerFromTable } from "./table-answer.service.ts";
import { asksToCompute } from "./table-question.rules.ts";
import { quoteFiles, readAskedFiles } from "./walking.service.ts";
import { checkQuotes } from "./verification.service.ts";
import { shorten } from "../claims/sentences.rules.ts";

/** A table or a text without full stops may be one endless sentence. */
const longestSentence = 700;

/**
 * Answers without a model: quotes the sentences that answer, or says that none does. `countTerms` tells in how many
 * passages of the organization the terms stand.
 */
export function openExtractiveAnswerer(
  countTerms: (terms: readonly string[]) => Promise<TermCounts>,
): Answerer {
  return async (given, report, signal) => {
    const asked = { ...given, tables: asksToCompute(given.question) ? given.tables : null };
    const files = await readAskedFiles(asked, report);
    if (files.some(({ passages }) => passages.length > 0)) {
      const quoted = quoteFiles(files, report);
      report.written(() => quoted);
      return quoted;
    }
    const computed = await answerFromTable(asked, report, signal);
    if (computed) {
      report.written(() => computed);
      return computed;
    }
    const finder = openFinder(asked, report, signal);
    const ask: Ask = { finder, report, countTerms };
    const questions = asked.history.flatMap(({ role, content }) =>
      role === "user" ? [content] : [],
    );
    const followUp = condenseFollowUp([...questions, asked.question]);
    const first = await answerOne(followUp, ask);
    // What was carried over may be what is not there.
    const alone = first.outcome === "not_found" && followUp.about !== "";
    const read = alone ? await answerOne({ text: asked.question, about: "" }, ask) : first;
    const answer = await nameTooLarge(asked, read);
    report.written(() => answer);
    return answer;
  };
}

/** What was found instead of computing it is not the answer where a table is too large to be computed with. */
async function nameTooLarge({ question, tables }: Asked, answer: Answer): Promise<Answer> {
  const said = tables ? describeTooLarge(question, await tables.list()) : undefined;
  if (said === undefined) return answer;
  const content = escapeMarkdown(said);
  if (answer.outcome === "not_found") return { ...answer, content };
  return { ...answer, content: `${content}\n\n${answer.content}`, outcome: "partly" };
}

type Ask = {
  readonly finder: Finder;
  readonly report: Report;
  readonly countTerms: (terms: readonly string[]) => Promise<TermCounts>;
};

async function answerOne(followUp: FollowUp, ask: Ask): Promise<Answer> {
  const passages = await ask.finder.find(writeFollowUp(followUp));
  const candidates = passages.map((passage) => ({
    ...passage,
    language: detectLanguage([passage.text]),
  }));
  const languages = new Set(candidates.map(({ language }) => language));
  const question = readQuestion(followUp, [...languages]);
  const terms = question.terms.flatMap(({ forms }) => forms);
  // Choosing sentences takes the processor for a while: the passages go out before it.
  const [counts] = await Promise.all([ask.countTerms(terms), ask.report.told()]);
  const { quotes, evidence } = extractAnswer(question, candidates, counts);
  if (quotes.length === 0) return answerNotFound(null, passages);
  const cited = quotes.flatMap(({ at, sentences }) => {
    const passage = passages[at];
    return passage ? [{ passage, sentences }] : [];
  });
  const parts = await readOn(cited, ask.finder);
  const quoted = [
    ...new Map(parts.flat().map(({ passage }) => [passage.chunkId, passage])).values(),
  ];
  const numberOf = ({ chunkId }: Passage) =>
    quoted.findIndex((passage) => passage.chunkId === chunkId) + 1;
  const citations = quoted.map((passage, index) => citePassage(index + 1, passage));
  const content = parts
    .map((part) => part.map((one) => writeQuote(one, numberOf(one.passage))).join(" "))
    .join("\n\n");
  const outcome = evidence >= thresholds.answered ? "answered" : "partly";
  const text = checkQuotes({ content, citations }, quoted);
  return { ...text, outcome, missing: null, nearest: [], model: null };
}

/** Each quote with what it leans on in the passage before, and with how it goes on in the one after. */
async function readOn(cited: readonly Cited[], finder: Finder): Promise<Cited[][]> {
  const wanted = cited.flatMap((quote) => {
    const { before, after } = leansOut(quote);
    const around = { before: Number(before), after: Number(after) };
    return before || after ? [{ chunkId: quote.passage.chunkId, ...around }] : [];
  });
  const neighbours = await finder.around(wanted);
  return cited.map((quote) => withNeighbours(quote, neighbours));
}

function writeQuote({ sentences }: Pick<Quote, "sentences">, number: number): string {
  return sentences
    .map((sentence) => `${escapeMarkdown(shorten(sentence, longestSentence))} [${number}]`)
    .join(" ");
}
