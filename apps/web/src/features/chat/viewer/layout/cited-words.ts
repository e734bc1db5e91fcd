import type { ViewedSource } from "../../citations/use-viewed-source.ts";
import type { CitedWords } from "./locate-cited.ts";

/** What is cited of a passage. */
export function getCitedWords({ cited }: ViewedSource, passage: string): CitedWords {
  return { passage, parts: cited.spans.map(({ start, end }) => passage.slice(start, end)) };
}
