import { earlyEndings } from "@footnote/contracts/chat/answer-stream";
import type { Completion } from "../../platform/models/models.ts";

/** What a model wrote, and how it ended: `late` when the time for an answer was over in the middle of it. */
export type Reply = Pick<Completion, "content"> & { readonly ended: Completion["ended"] | "late" };

/** What is said of an answer that is not complete; null of one that is. */
export function describeEarlyEnding(ended: Reply["ended"]): string | null {
  return ended === "complete" ? null : earlyEndings[ended];
}

/** Whether an answer has taken all the time that it may. */
export function isTimedOut(signal: AbortSignal | undefined): boolean {
  const reason: unknown = signal?.reason;
  return reason instanceof DOMException && reason.name === "TimeoutError";
}
