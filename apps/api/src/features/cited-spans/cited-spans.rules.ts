import type { Citation, CitedSpan, Claim } from "@footnote/contracts/chat/citations";
import type { Span } from "@footnote/extraction/spans";
import { guessLanguage } from "@footnote/lexicon/language";
import type { Answer } from "../citations/answer.rules.ts";
import { splitClaims } from "../citations/claims.rules.ts";
import { narrowAnchors, uniteAnchors } from "./narrow-anchors.rules.ts";
import { type FindSupport, openPassage } from "./supporting-text.rules.ts";

/**
 * Returns the answer with the part of each passage that each claim rests on, and with citations that are located at these
 * parts. `spansOf` contains the locations within a chunk, by its id; a chunk without spans keeps its own anchors. A
 * computed result is located at the cells that it read.
 */
export function addCitedSpans(
  answer: Answer,
  spansOf: ReadonlyMap<string, readonly Span[]>,
): Answer {
  const language = guessLanguage(answer.content);
  const sources = new Map(
    answer.citations
      .filter(({ payload }) => payload.metadata.computation === undefined)
      .map((citation) => [citation.id, openSource(citation, language, spansOf)]),
  );
  const texts = new Map(splitClaims(answer.content).map(({ start, text }) => [start, text]));
  const claims = answer.claims.map((claim): Claim => {
    const text = texts.get(claim.start);
    const spans = claim.citations.flatMap((id) => sources.get(id)?.locate(text ?? "") ?? []);
    return spans.length > 0 ? { ...claim, cited_spans: spans } : claim;
  });
  return { ...answer, claims, citations: answer.citations.map((one) => relocate(one, claims)) };
}

type Source = { locate(claim: string): CitedSpan | undefined };

function openSource(
  { id, payload }: Citation,
  language: string | null,
  spansOf: ReadonlyMap<string, readonly Span[]>,
): Source {
  const { text, metadata } = payload;
  const find: FindSupport = openPassage(text, language);
  const spans = spansOf.get(payload.chunk_id);
  return {
    locate(claim) {
      const range = find(claim);
      if (!range) return undefined;
      const narrowed = spans ? narrowAnchors(spans, text, range) : [];
      const anchors = narrowed.length > 0 ? narrowed : metadata.anchors;
      return { citation: id, ...range, anchors };
    },
  };
}

/** Locates a citation at the parts of its passage that the answer uses, if they are known. */
function relocate(citation: Citation, claims: readonly Claim[]): Citation {
  const used = claims.flatMap(({ cited_spans: spans }) =>
    (spans ?? []).filter((span) => span.citation === citation.id),
  );
  if (used.length === 0) return citation;
  const anchors = uniteAnchors(used.map((span) => span.anchors));
  const { payload } = citation;
  return { ...citation, payload: { ...payload, metadata: { ...payload.metadata, anchors } } };
}
