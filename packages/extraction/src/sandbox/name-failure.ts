import { ExtractionError } from "../located-text.ts";
import type { ExtractionFailure } from "../located-text.ts";

/** The reason to report for an error that a parser threw. */
export function nameFailure(error: unknown): { reason: ExtractionFailure; detail: string } {
  if (error instanceof ExtractionError) {
    return { reason: error.reason, detail: error.detail ?? "" };
  }
  const detail = error instanceof Error ? (error.stack ?? error.message) : String(error);
  return { reason: recognise(error), detail: detail.slice(0, 2_000) };
}

function recognise(error: unknown): ExtractionFailure {
  if (!(error instanceof RangeError)) return "crashed";
  // An offset in the file that points outside it.
  if ("code" in error && /OUT_OF_(?:RANGE|BOUNDS)/.test(String(error.code))) return "corrupt";
  // Only excessive nesting recurses that deep.
  if (/call stack/.test(error.message)) return "corrupt";
  return "out_of_memory"; // "Array buffer allocation failed", "Invalid string length"
}
