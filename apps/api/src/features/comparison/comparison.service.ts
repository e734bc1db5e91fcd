import { detectLanguage } from "@footnote/lexicon/language";
import { giveWay, mapGivingWay } from "../../platform/give-way.ts";
import { answerLanguageOf } from "../citations/answer-language.rules.ts";
import type {
  Answer,
  AnswerRequest,
  Library,
  Passage,
  ProgressReport,
} from "../citations/answer.rules.ts";
import { citeQuotes } from "../citations/citations.service.ts";
import { tokenize } from "../retrieval/tokenization.rules.ts";
import { areAlike, compareLines, type Difference } from "./alignment.rules.ts";
import { findAmendedClauses, isAmendment } from "./amendment.rules.ts";
import {
  type CitedMarkdown,
  formatAmendment,
  formatDifference,
  formatLinePair,
} from "./comparison-format.rules.ts";
import { type ComparisonQuestion, readComparison } from "./comparison-question.rules.ts";
import { findCorrespondingLines, haveSameValues } from "./corresponding-lines.rules.ts";
import { asksForList, narrowDifference } from "./difference-narrowing.rules.ts";
import { findDocumentPeriod } from "./document-dates.rules.ts";
import { isSameFamily, readNames } from "./document-families.rules.ts";
import { type DocumentLine, readLinesByPassage } from "./document-lines.rules.ts";
import {
  type DocumentPair,
  type DocumentProfile,
  findComparedTerms,
  findDocumentPair,
} from "./document-pair.rules.ts";
import { answerFromTablePair } from "./table-difference.service.ts";

export type ComparisonWork = {
  readonly report: ProgressReport;
  readonly signal: AbortSignal;
  /** Searches the documents. */
  readonly find: (query: string) => Promise<readonly Passage[]>;
};

type Request = Pick<AnswerRequest, "question" | "language" | "library" | "tables">;

/**
 * Answers a question about the differences of two documents: what changed between versions, or what both say about one
 * thing. Undefined if the question asks for no comparison or names no two documents.
 */
export async function answerByComparison(
  request: Request,
  work: ComparisonWork,
): Promise<Answer | undefined> {
  const { library } = request;
  await giveWay();
  const question = readComparison(request.question, request.language);
  if (!question || !library) return undefined;
  const profiles = await profileCandidates(question, library, work);
  const pair = findDocumentPair(question, profiles);
  if (!pair) return undefined;
  const fromTables = await answerFromTablePair(question, pair, { ...work, tables: request.tables });
  if (fromTables) return fromTables;
  const compared = await compareDocuments(question, pair, { library, report: work.report });
  return compared && citeAnswer(compared, work.report);
}

const candidatesMax = 24;
const siblingsMax = 8;
/** Whose names are read at a time, while others wait. */
const filesAtOnce = 200;

/** Profiles the documents that a question may mean: those that a search finds or whose names it mentions, and their versions. */
async function profileCandidates(
  question: ComparisonQuestion,
  library: Library,
  { find }: ComparisonWork,
): Promise<DocumentProfile[]> {
  const [files, passages] = await Promise.all([library.list(), find(question.text)]);
  const found = passages.flatMap((passage) => [passage, ...(passage.copies ?? [])]);
  const foundIds = [...new Set(found.map(({ documentId }) => documentId))];
  const asked = new Set(question.terms.flat());
  const mentioned = await mapGivingWay(files, filesAtOnce, (file) => ({
    file,
    mentions: termsOf(file.name, [question.language]).intersection(asked).size,
  }));
  const named = mentioned
    .filter(({ mentions }) => mentions > 0)
    .toSorted((a, b) => b.mentions - a.mentions)
    .map(({ file }) => file);
  const foundFiles = files.filter(({ documentId }) => foundIds.includes(documentId));
  const likely = [...new Set([...named.slice(0, candidatesMax / 2), ...foundFiles])];
  const likelyNames = likely.map(({ name }) => readNames({ filename: name }));
  const related = await mapGivingWay(files, filesAtOnce, (file) => {
    if (likely.includes(file)) return [];
    const names = readNames({ filename: file.name });
    return likelyNames.some((one) => isSameFamily(one, names)) ? [file] : [];
  });
  const siblings = related.flat();
  const chosen = [...likely, ...siblings.slice(0, siblingsMax)].slice(0, candidatesMax);
  const openings = await library.openings(chosen.map(({ documentId }) => documentId));
  return chosen.map(({ documentId, name }) => {
    const rank = foundIds.indexOf(documentId);
    const found = rank < 0 ? 0 : 1 - rank / foundIds.length;
    return profileDocument(
      { documentId, name, text: openings.get(documentId) ?? "", found },
      question,
    );
  });
}

function profileDocument(
  {
    documentId,
    name,
    text,
    found,
  }: { documentId: string; name: string; text: string; found: number },
  { language }: ComparisonQuestion,
): DocumentProfile {
  const [first = ""] = text.split("\n");
  const title = first.includes(" | ") ? "" : first.trim();
  const own = detectLanguage([text]);
  return {
    documentId,
    filename: name,
    title,
    names: readNames({ filename: name, title }),
    period: findDocumentPeriod({ filename: name, headings: [], text }, own),
    terms: termsOf(`${name.replace(/\.[^.]+$/, "")}\n${title}`, [language, own]),
    found,
  };
}

function termsOf(text: string, languages: readonly (string | null)[]): Set<string> {
  return new Set(languages.flatMap((language) => tokenize(text, language).map(({ term }) => term)));
}

/** The passages read of each document; about a book of 130 pages. */
const passagesMax = 200;

async function compareDocuments(
  question: ComparisonQuestion,
  pair: DocumentPair,
  { library, report }: { library: Library; report: ProgressReport },
): Promise<CitedMarkdown | undefined> {
  const read = ({ documentId, filename }: DocumentProfile) =>
    report.step({ kind: "read", query: filename }, () => library.read(documentId, passagesMax));
  const [older, newer] = await Promise.all([read(pair.older), read(pair.newer)]);
  // Part of a document does not show what the other one lacks.
  if (older.length === passagesMax || newer.length === passagesMax) return undefined;
  // Comparing takes a while, so the steps are sent before.
  await report.flush();
  const language = detectLanguage([...older, ...newer].map(({ text }) => text));
  const olderLines = await readManyLines(older, language);
  const newerLines = await readManyLines(newer, language);
  if (!olderLines || !newerLines) return undefined;
  return describeDifference(question, pair, { older: olderLines, newer: newerLines, language });
}

type ComparedLines = {
  readonly older: readonly DocumentLine[];
  readonly newer: readonly DocumentLine[];
  readonly language: string | null;
};

async function describeDifference(
  question: ComparisonQuestion,
  pair: DocumentPair,
  { older, newer, language }: ComparedLines,
): Promise<CitedMarkdown | undefined> {
  const answerLanguage = answerLanguageOf(question.language);
  const terms = findComparedTerms(question, pair, [older, newer]);
  const isList = asksForList(question);
  const isChange = question.asks.has("changed") || isList || terms.length === 0;
  if (isChange && !isList && isAmendment(pair.newer.filename, pair.newer.title)) {
    const clauses = findAmendedClauses(newer, older);
    if (clauses.length > 0) return formatAmendment(clauses, pair, answerLanguage);
  }
  // "Who is the new chair?" asks for no list of what is new: that one names a version.
  if (isChange && (!isList || question.periods.length > 0)) {
    const all = await compareTexts(pair, { older, newer });
    const difference = all && narrowDifference(all, question, terms);
    if (difference) return formatDifference(difference, pair, answerLanguage);
  }
  if (isList && question.periods.length < 2) return undefined;
  const lines = findCorrespondingLines({ terms, language }, older, newer);
  if (!lines) return undefined;
  const same = haveSameValues(lines, { terms, language });
  return formatLinePair(lines, pair, { language: answerLanguage, same });
}

/** Of a book with as many passages as are read there are fewer. */
const linesMax = 10_000;

/** Undefined where there are more lines than can be compared while others wait. */
async function readManyLines(
  passages: readonly Passage[],
  language: string | null,
): Promise<DocumentLine[] | undefined> {
  const lines: DocumentLine[] = [];
  for (const read of readLinesByPassage(passages, language)) {
    lines.push(...read);
    if (lines.length > linesMax) return undefined;
    await giveWay();
  }
  return lines;
}

/** Compares two documents line by line; undefined if they are neither versions of one nor made from one template. */
async function compareTexts(
  { isFamily }: DocumentPair,
  lines: { older: readonly DocumentLine[]; newer: readonly DocumentLine[] },
): Promise<Difference | undefined> {
  const difference = await compareLines(lines.older, lines.newer);
  return isFamily || areAlike(difference, lines) ? difference : undefined;
}

function citeAnswer({ content, passages, missing }: CitedMarkdown, report: ProgressReport): Answer {
  report.evidence(passages);
  const text = citeQuotes(content, passages);
  const outcome = missing === null ? "answered" : "partly";
  return { ...text, outcome, missing, nearest: [], model: null };
}
