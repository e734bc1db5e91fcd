import type { DocumentFile } from "@footnote/contracts/documents";

/** What happens to a document, in order; a failed one can be retried, a ready one replaced by a newer version. */
export const documentStages = [
  "queued",
  "extracting",
  "indexing",
  "embedding",
  "ready",
  "superseded",
  "failed",
] as const;
export type DocumentStage = (typeof documentStages)[number];

/** What listings call a stage. */
export function stateOf(stage: DocumentStage): DocumentFile["state"] {
  if (stage === "superseded") return "outdated";
  return stage === "ready" || stage === "failed" ? stage : "processing";
}

/**
 * Every change of a document's stage: from which stages it leaves and which it reaches. Each is a function of
 * document-states.repo.ts with this name, whose statement compares the stage and changes it.
 */
export const transitions = {
  /** Acquires the lease; a stage in progress is left only when its lease has expired. */
  startExtraction: { from: ["queued", "extracting", "indexing"], to: "extracting" },
  startIndexing: { from: ["extracting"], to: "indexing" },
  /** The chunks are written and still need their vectors. */
  awaitEmbedding: { from: ["indexing"], to: "embedding" },
  markReady: { from: ["indexing"], to: "ready" },
  /** Ends an attempt that did not succeed; another one follows. */
  releaseLease: { from: ["extracting", "indexing"], to: "queued" },
  failDocument: { from: ["extracting", "indexing"], to: "failed" },
  /** All vectors of a model are there; ready documents get those of another model. */
  markEmbedded: { from: ["embedding", "ready"], to: "ready" },
  /** There is no embedding model any more. */
  skipEmbedding: { from: ["embedding"], to: "ready" },
  failEmbedding: { from: ["embedding"], to: "failed" },
  retryDocument: { from: ["failed"], to: "queued" },
  /** Its passages go first: whoever works on it loses it, and where the deletion breaks off it can be deleted, or tried, again. */
  beginDeletion: {
    from: ["queued", "extracting", "indexing", "embedding", "ready", "superseded", "failed"],
    to: "failed",
  },
  /** A newer version is ready. */
  supersede: { from: ["ready", "failed"], to: "superseded" },
} as const satisfies Record<string, { from: readonly DocumentStage[]; to: DocumentStage }>;

export type Transition = keyof typeof transitions;
