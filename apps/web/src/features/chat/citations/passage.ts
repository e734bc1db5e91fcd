import type { SharedWord, Span } from "./shared-terms.ts";
import { t } from "../messages.ts";
import { findSharedWords } from "./shared-terms.ts";

/** A segment of a passage; `marked` if it contains words of the claim. */
export type Piece = { text: string; marked: boolean };

const previewLines = 3;
const previewLength = 200;
/** The minimum length of a preview at the end of a passage. */
const enoughLength = 100;
/** The length shown before the first shared word if no sentence starts near it. */
const leadLength = 40;

const sentences = new Intl.Segmenter(undefined, { granularity: "sentence" });

/**
 * Returns the part of a passage that supports a claim, at most three lines and about two hundred characters, with the
 * claim's words marked; the beginning of the passage if they share no word.
 */
export function createPreview(chunk: string, claim: string): Piece[] {
  const passage = normalizeWhitespace(chunk);
  if (passage === "") return [{ text: t.noPreview, marked: false }];
  const { part, words } = findSupport(passage, claim);
  const pieces = cutPieces(passage, part, words).map(({ text, marked }) => ({
    text: text.replaceAll(/\n+/g, "\n"),
    marked,
  }));
  if (part.start > 0) pieces.unshift({ text: "… ", marked: false });
  if (part.end < passage.length) pieces.push({ text: " …", marked: false });
  return pieces;
}

/** Returns the whole passage, with the words marked in the parts that support the claims. */
export function markPassage(chunk: string, claims: readonly string[]): Piece[] {
  const passage = normalizeWhitespace(chunk);
  if (passage === "") return [{ text: t.noPreview, marked: false }];
  const words = claims.flatMap((claim) => findSupport(passage, claim).words);
  return cutPieces(passage, { start: 0, end: passage.length }, words);
}

/** Collapses the white space that a page would not show. */
function normalizeWhitespace(chunk: string): string {
  return chunk
    .trim()
    .replaceAll(/[^\S\n]+/g, " ")
    .replaceAll(/ ?\n ?/g, "\n")
    .replaceAll(/\n{3,}/g, "\n\n");
}

type Start = { at: number; begins: boolean };
type Support = { part: Span; words: SharedWord[] };

function findSupport(passage: string, claim: string): Support {
  const shared = findSharedWords(passage, claim);
  const supportFrom = (start: number): Support => {
    const part = { start, end: findPreviewEnd(passage, start) };
    const words = shared.filter((word) => word.start >= part.start && word.end <= part.end);
    return { part, words };
  };
  const beginning = supportFrom(0);
  if (shared.length === 0 || beginning.part.end === passage.length) return beginning;
  const ranked = listPossibleStarts(passage, shared).map((start) => {
    const support = supportFrom(start.at);
    const rest = passage.length - support.part.end;
    return { support, rank: rankStart(support, start, rest) };
  });
  const [best] = ranked.toSorted((a, b) => compareRanks(b.rank, a.rank));
  return best?.support ?? beginning;
}

/** Returns where a preview can start: at a line or sentence, or else shortly before a shared word. */
function listPossibleStarts(passage: string, shared: readonly SharedWord[]): Start[] {
  const lines = [...passage.matchAll(/\n+/g)].map(({ 0: gap, index }) => index + gap.length);
  const begun = [...sentences.segment(passage)].map(({ index }) => index);
  const leads = shared.map(({ start }) => findWordStart(passage, start - leadLength, start));
  return [
    ...[...begun, ...lines].map((at) => ({ at, begins: true })),
    ...leads.map((at) => ({ at, begins: false })),
  ];
}

function findWordStart(passage: string, from: number, atMost: number): number {
  if (from <= 0) return 0;
  const gap = passage.slice(from, atMost).search(/\s\S/);
  return gap === -1 ? atMost : from + gap + 1;
}

/**
 * Prefers the preview with the most distinct words of the claim, then one that starts a line or sentence, then the one
 * nearest to the words; excludes starts so close to the passage's end that little text is left to show.
 */
function rankStart({ words, part }: Support, { begins }: Start, rest: number): number[] {
  const different = new Set(words.map(({ word }) => word)).size;
  const fullness = rest > 0 ? enoughLength : Math.min(part.end - part.start, enoughLength);
  return [different, begins ? 1 : 0, fullness, part.start];
}

function compareRanks(one: readonly number[], other: readonly number[]): number {
  const decisive = one.findIndex((value, index) => value !== other[index]);
  return decisive === -1 ? 0 : (one[decisive] ?? 0) - (other[decisive] ?? 0);
}

/** Returns the end of a preview that starts at `start`: after three lines or two hundred characters, between words. */
function findPreviewEnd(passage: string, start: number): number {
  const breaks = [...passage.slice(start).matchAll(/\n+/g)];
  const lastLine = breaks[previewLines - 1]?.index;
  const end = lastLine === undefined ? passage.length : start + lastLine;
  if (end - start <= previewLength) return end;
  const space = passage.lastIndexOf(" ", start + previewLength);
  return space > start + previewLength / 2 ? space : start + previewLength;
}

/** Splits a part into segments; marked words with only a space between them become one segment. */
function cutPieces(passage: string, part: Span, words: readonly Span[]): Piece[] {
  const pieces: Piece[] = [];
  let from = part.start;
  for (const { start, end } of joinNeighbours(passage, words)) {
    if (start > from) pieces.push({ text: passage.slice(from, start), marked: false });
    pieces.push({ text: passage.slice(start, end), marked: true });
    from = end;
  }
  if (part.end > from) pieces.push({ text: passage.slice(from, part.end), marked: false });
  return pieces;
}

function joinNeighbours(passage: string, words: readonly Span[]): Span[] {
  const joined: Span[] = [];
  for (const { start, end } of words.toSorted((a, b) => a.start - b.start)) {
    const last = joined.at(-1);
    const gap = last && passage.slice(last.end, start);
    if (last && (gap === "" || gap === " " || gap === "-")) last.end = Math.max(last.end, end);
    else if (!last || start >= last.end) joined.push({ start, end });
  }
  return joined;
}
