import type { Completion } from "../../platform/models/models.ts";

/** What a model wrote, and how it ended: `late` when the time for an answer was over in the middle of it. */
export type Reply = Pick<Completion, "content"> & { readonly ended: Completion["ended"] | "late" };

const sentences = {
  length: "The answer has reached the longest length for answers and ends early. Ask for the rest.",
  filtered: "The language model's provider has filtered the rest of the answer.",
  broken:
    "The connection to the language model broke off before the answer was complete. Ask again for all of it.",
  late: "The time for one answer was over before it was complete. Ask for the rest.",
};

/** What is said of an answer that is not complete; null of one that is. */
export function tellEnding(ended: Reply["ended"]): string | null {
  return ended === "complete" ? null : sentences[ended];
}

/** Whether an answer has taken all the time that it may. */
export function isTimeOver(signal: AbortSignal | undefined): boolean {
  const reason: unknown = signal?.reason;
  return reason instanceof DOMException && reason.name === "TimeoutError";
}
