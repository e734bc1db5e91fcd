/** The progress from 0 to 1 at which each stage starts; reading takes most of the time. */
const starts = { queued: 0, extracting: 0.02, indexing: 0.6, embedding: 0.65, ready: 1 } as const;

type Stage = "extracting" | "indexing" | "embedding";
const next = { extracting: "indexing", indexing: "embedding", embedding: "ready" } as const;

/** Returns the progress of a document that has done `part` (0 to 1) of a stage. */
export function stageFraction(stage: Stage, part: number): { stage: Stage; fraction: number } {
  const within = Math.min(1, Math.max(0, part));
  const fraction = starts[stage] + within * (starts[next[stage]] - starts[stage]);
  return { stage, fraction: Math.round(fraction * 1000) / 1000 };
}
