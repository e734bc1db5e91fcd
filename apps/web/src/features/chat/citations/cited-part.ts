import type { CitedSpan, Claim } from "@footnote/contracts/chat/citations";
import { listMarkers } from "./claim-states.ts";
import type { Piece } from "./passage.ts";
import { createPreview, markPassage } from "./passage.ts";

/** What an answer uses of a passage: its sentences that cite it and, if the server reports them, the parts they rest on. */
export type CitedPart = { claims: readonly string[]; spans: readonly CitedSpan[] };

export const nothingCited: CitedPart = { claims: [], spans: [] };

/**
 * Returns the parts of the passages that the markers of a text refer to, by marker id, in the order of the markers; null
 * for a marker whose part is not known.
 */
export function getMarkerSpans(
  content: string,
  claims: readonly Claim[],
): ReadonlyMap<string, readonly (CitedSpan | null)[]> {
  const spans = new Map<string, (CitedSpan | null)[]>();
  for (const { id, position } of listMarkers(content)) {
    const about = claims.filter(({ start, end }) => start <= position && position < end);
    const span = about
      .flatMap(({ cited_spans: all }) => all ?? [])
      .find(({ citation }) => citation === id);
    spans.set(id, [...(spans.get(id) ?? []), span ?? null]);
  }
  return spans;
}

/** Returns all parts of the passage with this id that the claims rest on, each once, in the order of the passage. */
export function listSpans(claims: readonly Claim[], id: string): CitedSpan[] {
  const all = claims.flatMap(({ cited_spans: spans }) => spans ?? []);
  const own = new Map(
    all
      .filter(({ citation }) => citation === id)
      .map((span) => [`${span.start}-${span.end}`, span] as const),
  );
  return [...own.values()].toSorted((a, b) => a.start - b.start);
}

/** Returns the whole passage with the cited parts marked; the words that it shares with the claims if none is known. */
export function markCited(chunk: string, { claims, spans }: CitedPart): Piece[] {
  if (spans.length === 0) return markPassage(chunk, claims);
  const pieces: Piece[] = [];
  let at = 0;
  for (const { start, end } of spans) {
    if (start > at) pieces.push({ text: chunk.slice(at, start), marked: false });
    if (end > at) pieces.push({ text: chunk.slice(Math.max(at, start), end), marked: true });
    at = Math.max(at, end);
  }
  return at < chunk.length ? [...pieces, { text: chunk.slice(at), marked: false }] : pieces;
}

/** Returns the cited part for a card, as one paragraph, with the words of the claim marked. */
export function previewCited(chunk: string, claim: string, span: CitedSpan | null): Piece[] {
  if (!span) return createPreview(chunk, claim);
  const part = chunk.slice(span.start, span.end).replaceAll(/\s+/g, " ");
  const before = chunk.slice(0, span.start).trim() === "" ? "" : "… ";
  const after = chunk.slice(span.end).trim() === "" ? "" : " …";
  return joinEllipses([
    { text: before, marked: false },
    ...createPreview(part, claim),
    { text: after, marked: false },
  ]);
}

/** One ellipsis at each end, whether the part or the passage is cut. */
function joinEllipses(pieces: readonly Piece[]): Piece[] {
  return pieces.filter(
    ({ text }, at) => text !== "" && !(text.trim() === "…" && pieces[at - 1]?.text.trim() === "…"),
  );
}
