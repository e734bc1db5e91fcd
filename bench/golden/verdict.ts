import { basename } from "node:path";
import type { Message } from "../../packages/contracts/src/chat/chat.ts";
import type { GoldenQuestion } from "./set.ts";

export type Verdict = "right" | "partly" | "wrong" | "refused";

/**
 * Compares an answer with what is expected. An answer whose outcome is "not_found" is a refusal, whatever passages it
 * offers. A greeting must not cite anything.
 */
export function judge(question: GoldenQuestion, { content, metadata }: Message): Verdict {
  const text = collapse(content.replace(/\[\d+\]/g, ""));
  const all = (patterns: readonly RegExp[]) => patterns.every((one) => one.test(text));
  const any = (patterns: readonly RegExp[]) => patterns.some((one) => one.test(text));
  const refused = metadata.outcome === "not_found";
  if (question.refuse) return refused || any(question.correct) ? "right" : "wrong";
  if (refused) return "refused";
  if (question.kind === "product") {
    return all(question.answer) && metadata.citations.length === 0 ? "right" : "wrong";
  }
  if (any(question.wrong)) return "wrong";
  const cited = isEvidenceCited(question, metadata.citations);
  if (all(question.answer) && cited) return "right";
  return any(question.answer) || (cited && question.evidence.length > 0) ? "partly" : "wrong";
}

/** Returns whether every piece of evidence is in a cited passage of an expected file. */
export function isEvidenceCited(
  { evidence, files }: GoldenQuestion,
  citations: Message["metadata"]["citations"],
): boolean {
  const names = files.map((file) => basename(file));
  const texts = citations
    .filter(({ payload }) => names.includes(payload.metadata.filename))
    .map(({ payload }) => collapse(payload.text));
  return evidence.every((one) => texts.some((text) => one.test(text)));
}

function collapse(text: string): string {
  return text.replace(/\s+/g, " ");
}
