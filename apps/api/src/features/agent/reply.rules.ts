import { earlyEndings } from "@footnote/contracts/chat/answer-stream";
import type { Completion } from "../../platform/models/models.ts";

/** What a model wrote and how it ended: `late` means that the time limit cut it off. */
export type Reply = Pick<Completion, "content"> & { readonly ended: Completion["ended"] | "late" };

/** Returns the sentence about an incomplete answer; null for a complete one. */
export function describeEarlyEnding(ended: Reply["ended"]): string | null {
  return ended === "complete" ? null : earlyEndings[ended];
}

/** Returns whether the time limit of an answer has passed. */
export function isTimedOut(signal: AbortSignal | undefined): boolean {
  const reason: unknown = signal?.reason;
  return reason instanceof DOMException && reason.name === "TimeoutError";
}
