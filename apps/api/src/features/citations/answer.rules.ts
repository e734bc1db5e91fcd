import type { Correction, ToolId } from "@footnote/contracts/chat/chat";
import type { Citation, Claim, ComputationShown } from "@footnote/contracts/chat/citations";
import {
  type FoundChunk,
  listCopies,
  type Neighbour as NeighbourChunk,
} from "../retrieval/found-chunk.rules.ts";
import type { Computation, Wording } from "../tables/computation.rules.ts";
import type { NamedTable } from "../tables/table-names.rules.ts";

/**
 * The type of evidence that an answer may cite: a chunk of a document, an excerpt of a web page, or the result of a
 * computation.
 */
export type Passage = FoundChunk & {
  /** The address of the web page; absent for a document's passage. */
  readonly url?: string;
  /** How the result was computed; absent for a quotation. */
  readonly computation?: ComputationShown;
};

/** An earlier message of the conversation. */
export type Turn = { readonly role: "user" | "assistant"; readonly content: string };

/** Markdown in which `[n]` is the marker of the citation with the id `n`, numbered by first appearance. */
export type CitedText = { readonly content: string; readonly citations: readonly Citation[] };

export type Answer = CitedText & {
  readonly outcome: "answered" | "partly" | "not_found";
  readonly claims: readonly Claim[];
  /** What the documents leave open when only a part is answered. */
  readonly missing: string | null;
  /** Whether only the closest passages are quoted, of which none surely answers. */
  readonly closest?: boolean;
  /** The closest passages when nothing is answered. */
  readonly nearest: readonly Citation[];
  /** The model that wrote the answer; null if sentences were quoted without one. */
  readonly model: string | null;
};

/** Called with the words of a query for which a search used others. */
export type OnCorrected = (corrections: readonly Correction[]) => void;

type StepKind = "condense" | "search" | "web_search" | "read" | "compute" | "write" | "verify";

/** Reports the progress of an answer to its followers. Only `flush` waits. */
export type ProgressReport = {
  /** Reports the start and the end of a step, with the number of passages if the step returns a list of them. */
  step<T>(
    step: { kind: StepKind; query?: string },
    work: (onCorrected: OnCorrected) => Promise<T>,
  ): Promise<T>;
  /** Publishes passages that were found. */
  evidence(passages: readonly Passage[]): void;
  /** Waits until everything reported so far is sent. Call it before work that blocks the event loop. */
  flush(): Promise<void>;
  /** Replaces the published text of the answer. The function is called when the text can be sent. */
  showText(text: () => CitedText): void;
};

/** For answers whose progress nobody follows. */
export const silentReport: ProgressReport = {
  step: (_, work) => work(() => {}),
  evidence: () => undefined,
  flush: () => Promise.resolve(),
  showText: () => undefined,
};

/** A source of passages. The caller's rights limit it beforehand: a model only chooses the query. */
export type Tool = {
  readonly id: ToolId;
  readonly step: StepKind;
  /** The description that a model receives. */
  readonly description: string;
  find(query: string, signal: AbortSignal, onCorrected?: OnCorrected): Promise<Passage[]>;
};

/** How many passages to read before and after a passage. */
export type NeighbourRange = {
  readonly chunkId: string;
  readonly before: number;
  readonly after: number;
};

export type Neighbour = NeighbourChunk<Passage>;

/** The languages of the documents of a scope, ISO 639-1, and the names of its folders by their ids. */
export type ScopeFacts = {
  readonly languages: readonly string[];
  readonly folders: ReadonlyMap<string, string>;
};

type LibraryFile = {
  readonly documentId: string;
  readonly name: string;
  /** How many passages it has. */
  readonly chunks: number;
  readonly folderId?: string;
  readonly addedAt?: Date;
};

/** The files that can be read as a whole. */
export type Library = {
  /** Lists files, the latest first: at most 2,000, or of those whose names contain a text. */
  list(namePart?: string): Promise<LibraryFile[]>;
  facts?(): Promise<ScopeFacts>;
  /** Returns the first passages of a file in reading order, or those after the first `skipped`. */
  read(documentId: string, limit: number, skipped?: number): Promise<Passage[]>;
  /** Returns the first passages of files in reading order, by the files' ids. */
  beginnings(
    documentIds: readonly string[],
    limit: number,
  ): Promise<ReadonlyMap<string, readonly Passage[]>>;
  /** Returns the texts with which files begin, by their ids. */
  openings(documentIds: readonly string[]): Promise<ReadonlyMap<string, string>>;
  /** Returns the neighbours of these passages in reading order, without the passages themselves. */
  around(wanted: readonly NeighbourRange[]): Promise<Neighbour[]>;
};

/** The tables of spreadsheets, from which answers are computed. */
export type Tables = {
  list(): Promise<readonly NamedTable[]>;
  /** Returns the descriptions of tables that belong to these documents or match the query, each table once per answer. */
  describeNew(query: string, documentIds: readonly string[]): Promise<string[]>;
  /**
   * Runs a query over the tables. The result is worded in English unless a wording is given.
   * @throws QueryRefused
   */
  compute(
    sql: string,
    signal: AbortSignal,
    wording?: Wording,
  ): Promise<{ computation: Computation; passage: Passage }>;
};

/** A question and everything that may answer it. */
export type AnswerRequest = {
  readonly question: string;
  /** The language of the question, ISO 639-1; null if unknown. */
  readonly language: string | null;
  readonly history: readonly Turn[];
  /** Null if document search is off. */
  readonly library: Library | null;
  /** Null if document search is off. */
  readonly tables: Tables | null;
  /** The chosen tools, at least one. */
  readonly tools: readonly Tool[];
};

/**
 * Answers a question from what the tools find.
 * @throws ModelFailed if a model is needed and fails
 */
export type Answerer = (
  request: AnswerRequest,
  report: ProgressReport,
  signal: AbortSignal,
) => Promise<Answer>;

/** The languages in which the product itself speaks in an answer. */
export type AnswerLanguage = "en" | "de";

export function citePassage(id: number, passage: Passage): Citation {
  return {
    id: String(id),
    payload: {
      text: passage.text,
      document_id: passage.documentId,
      chunk_id: passage.chunkId,
      metadata: {
        filename: passage.filename,
        headings: [...passage.headings],
        anchors: [...passage.anchors],
        ...(passage.copies && { also_in: listCopies(passage) }),
        ...(passage.url !== undefined && { url: passage.url }),
        ...(passage.computation && { computation: passage.computation }),
      },
    },
  };
}

/** How many of the closest passages are offered when nothing is answered. */
export const nearestOffered = 3;

const nothingFound = {
  en: "Nothing in the searched documents answers this question. Other words or more folders may help.",
  de: "Nichts in den durchsuchten Dokumenten beantwortet diese Frage. Andere Wörter oder mehr Ordner können helfen.",
} as const;

/** Returns the answer for a question that the documents do not answer: it cites nothing and offers the closest passages. */
export function answerNotFound(
  model: string | null,
  found: readonly Passage[],
  language: AnswerLanguage = "en",
): Answer {
  const content = nothingFound[language];
  const nearest = found
    .slice(0, nearestOffered)
    .map((passage, index) => citePassage(index + 1, passage));
  const empty = { citations: [], claims: [], missing: null };
  return { content, ...empty, nearest, outcome: "not_found", model };
}

/** Returns the answer with a paragraph of Markdown before it. */
export function prependParagraph(answer: Answer, paragraph: string): Answer {
  const added = `${paragraph}\n\n`;
  const claims = answer.claims.map((claim) => ({
    ...claim,
    start: claim.start + added.length,
    end: claim.end + added.length,
  }));
  return { ...answer, content: added + answer.content, claims };
}
