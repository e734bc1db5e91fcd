import type { Citation, Claim, ComputationShown, ToolId } from "@footnote/contracts/chat/chat";
import type { Next, Passage as FoundPassage } from "../retrieval/passage.rules.ts";
import type { Computation, Told } from "../tables/computation.rules.ts";
import type { NamedTable } from "../tables/table-names.rules.ts";

/** What an answer may rest on: a passage that was found, of a document or of the web, or the result of a computation. */
export type Passage = FoundPassage & {
  /** Where it stands on the web; a document's passage has none. */
  readonly url?: string;
  /** How it was computed, where it is no quotation. */
  readonly computation?: ComputationShown;
};

/** An earlier message of the conversation. */
export type Turn = { readonly role: "user" | "assistant"; readonly content: string };

/** Markdown in which `[n]` is the marker of the citation with the id `n`, numbered by their first appearance. */
export type CitedText = { readonly content: string; readonly citations: readonly Citation[] };

export type Answer = CitedText & {
  readonly outcome: "answered" | "partly" | "not_found";
  readonly claims: readonly Claim[];
  /** What the documents do not tell, where only a part is answered. */
  readonly missing: string | null;
  /** What came nearest, where nothing is answered. */
  readonly nearest: readonly Citation[];
  /** The model that wrote it; null where sentences were quoted without one. */
  readonly model: string | null;
};

type StepKind = "condense" | "search" | "web_search" | "read" | "compute" | "write" | "verify";

/** Tells whoever follows the answer how it comes along. Never waits for them. */
export type Report = {
  /** Tells of a step when it starts and when it has ended; a list of passages is counted. */
  step<T>(step: { kind: StepKind; query?: string }, work: () => Promise<T>): Promise<T>;
  /** Shows passages that were found. */
  evidence(passages: readonly Passage[]): void;
  /** Waits until what was told up to now is on its way, for who will not give way to it soon. */
  told(): Promise<void>;
  /** Shows all that is written up to now, in place of what was shown before. Called when somebody can be shown it. */
  written(text: () => CitedText): void;
};

/** A place where passages can be found. What it may read was decided before: a model only says what to look for. */
export type Tool = {
  readonly id: ToolId;
  readonly step: StepKind;
  /** What a model is told of it. */
  readonly description: string;
  find(query: string, signal: AbortSignal): Promise<Passage[]>;
};

/** How many passages before and after another are wanted. */
export type Around = { readonly chunkId: string; readonly before: number; readonly after: number };

export type Neighbour = Next<Passage>;

/** The files that may be read as a whole. */
export type Library = {
  list(): Promise<{ documentId: string; name: string; chunks: number }[]>;
  /** Its first passages in reading order. */
  read(documentId: string, limit: number): Promise<Passage[]>;
  /** The passages that stand next to these in their documents, in reading order, without these themselves. */
  around(wanted: readonly Around[]): Promise<Neighbour[]>;
};

/** The tables of spreadsheets, from which answers are computed instead of being read. */
export type Tables = {
  list(): Promise<readonly NamedTable[]>;
  /** Tables of these documents, or named by the query, that a model was not told of before: each as a text. */
  tellOf(query: string, documentIds: readonly string[]): Promise<string[]>;
  /**
   * Runs a query over the tables. Without words for it, its result is told in English.
   * @throws QueryRefused
   */
  compute(
    sql: string,
    signal: AbortSignal,
    told?: Told,
  ): Promise<{ computation: Computation; passage: Passage }>;
};

export type Asked = {
  readonly question: string;
  readonly history: readonly Turn[];
  /** Null where documents are not asked. */
  readonly library: Library | null;
  /** Null where documents are not asked. */
  readonly tables: Tables | null;
  /** Those the person chose, at least one. */
  readonly tools: readonly Tool[];
};

/**
 * Answers a question from what the tools find.
 * @throws ModelFailed when a model is needed and fails
 */
export type Answerer = (asked: Asked, report: Report, signal: AbortSignal) => Promise<Answer>;

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
        ...(passage.url !== undefined && { url: passage.url }),
        ...(passage.computation && { computation: passage.computation }),
      },
    },
  };
}

/** Of the passages that were found, so many are offered where nothing is answered. */
export const nearestOffered = 3;

const nothingFound = {
  en: "Nothing in the searched documents answers this question. Other words or more folders may help.",
  de: "Nichts in den durchsuchten Dokumenten beantwortet diese Frage. Andere Wörter oder mehr Ordner können helfen.",
} as const;

/** What is said when the documents do not answer. Nothing is cited then; the nearest passages are offered. */
export function answerNotFound(
  model: string | null,
  found: readonly Passage[],
  language: keyof typeof nothingFound = "en",
): Answer {
  const content = nothingFound[language];
  const nearest = found
    .slice(0, nearestOffered)
    .map((passage, index) => citePassage(index + 1, passage));
  const empty = { citations: [], claims: [], missing: null };
  return { content, ...empty, nearest, outcome: "not_found", model };
}
