import type { Completion } from "../../platform/models/models.ts";

/** What a model wrote, and how it ended. */
export type Reply = Pick<Completion, "content" | "ended">;

const sentences = {
  length: "The answer has reached the longest length for answers and ends early. Ask for the rest.",
  filtered: "The language model's provider has filtered the rest of the answer.",
  broken:
    "The connection to the language model broke off before the answer was complete. Ask again for all of it.",
};

/** What is said of an answer that is not complete; null of one that is. */
export function tellEnding(ended: Completion["ended"]): string | null {
  return ended === "complete" ? null : sentences[ended];
}
