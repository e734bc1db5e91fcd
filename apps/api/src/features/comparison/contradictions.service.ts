import { detectLanguage } from "@footnote/lexicon/language";
import { giveWay } from "../../platform/give-way.ts";
import type { Library, Passage } from "../citations/answer.rules.ts";
import type { ContradictingLine } from "./comparison-format.rules.ts";
import { findContradiction } from "./contradictions.rules.ts";
import { findDocumentPeriod } from "./document-dates.rules.ts";
import { comparePeriods } from "../citations/periods.rules.ts";

type Quoted = { readonly passage: Passage; readonly sentences: readonly string[] };

/**
 * Finds the lines of different documents that answer a question differently, those of the newest document first; none if
 * the documents agree. A document is as old as its date, or else as its upload.
 */
export async function findContradictingLines(
  question: { readonly text: string; readonly language: string | null },
  { chosen, found }: { chosen: readonly Quoted[]; found: readonly Passage[] },
  library: Library,
): Promise<ContradictingLine[]> {
  await giveWay();
  const textLanguage = detectLanguage(chosen.map(({ passage }) => passage.text));
  const lines = findContradiction({ ...question, textLanguage }, chosen, found);
  if (lines.length === 0) return [];
  const openings = await library.openings(lines.map(({ passage }) => passage.documentId));
  const dated = lines.map((line) => {
    const { documentId, filename, addedAt } = line.passage;
    const text = openings.get(documentId) ?? "";
    const period = findDocumentPeriod({ filename, headings: [], text }, textLanguage);
    return { line, filename, period, addedAt: addedAt?.getTime() ?? 0 };
  });
  return dated.toSorted((a, b) =>
    a.period && b.period ? comparePeriods(b.period, a.period) : b.addedAt - a.addedAt,
  );
}
