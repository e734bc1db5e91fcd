import { isDeepStrictEqual } from "node:util";
import type { Anchor } from "@footnote/contracts/anchors";
import type { Block } from "@footnote/extraction/located-text";
import { shiftSpans, sliceSpans, type Span } from "@footnote/extraction/spans";
import { addAnchor } from "./anchors.rules.ts";
import { splitText } from "./split-text.rules.ts";

/** The part of a block that goes into one chunk. */
export type BlockPart = Pick<Block, "kind" | "text" | "anchor"> & {
  /** The locations of its text, the first from 0. */
  spans: readonly Span[];
  header: string | undefined;
  annotation: boolean;
};

export function toBlockPart(block: Block): BlockPart {
  const { kind, anchor, header, annotation = false } = block;
  const text = block.text.trim();
  const from = block.text.indexOf(text);
  const spans = block.spans && sliceSpans(block.spans, from, from + text.length);
  return { kind, text, anchor, spans: spans ?? listLines(text, anchor), header, annotation };
}

/** The lines of a text that has the line ends of the file; otherwise the whole text as one span. */
function listLines(text: string, anchor: Anchor): Span[] {
  const lines = anchor.kind === "lines" ? text.split("\n") : [];
  if (anchor.kind !== "lines" || lines.length !== anchor.to - anchor.from + 1) {
    return [{ start: 0, anchor }];
  }
  let start = 0;
  return lines.map((line, at) => {
    const number = anchor.from + at;
    const span = { start, anchor: { kind: "lines" as const, from: number, to: number } };
    start += line.length + 1;
    return span;
  });
}

/** Returns whether two neighbours must be in different chunks: an annotation has a location of its own. */
export function mustSeparate(before: BlockPart | undefined, next: BlockPart): boolean {
  if (before === undefined) return false;
  if (before.annotation !== next.annotation) return true;
  return next.annotation && !isDeepStrictEqual(before.anchor, next.anchor);
}

/** Puts the header of a table above the part. It counts as the part's own first span. */
export function addHeader(part: BlockPart, header: string): BlockPart {
  const [first, ...rest] = part.spans;
  const moved = shiftSpans(rest, header.length + 1);
  return {
    ...part,
    text: `${header}\n${part.text}`,
    spans: first ? [first, ...moved] : moved,
  };
}

/** Splits a part into parts of at most `max` UTF-16 units, aiming at `target`, each with the lines that it covers. */
export function splitBlockPart(
  whole: BlockPart,
  lengths: { target: number; max: number },
): BlockPart[] {
  let before = 0;
  return splitText(whole.text, lengths).flatMap((part) => {
    const text = part.trim();
    const from = before + part.indexOf(text);
    before += part.length;
    if (text === "") return [];
    const spans = sliceSpans(whole.spans, from, from + text.length);
    return [{ ...whole, text, spans, anchor: locatePart(whole, spans) }];
  });
}

/** A range of lines or seconds shrinks with its part; boxes stay those of the paragraph. */
function locatePart({ anchor }: BlockPart, spans: readonly Span[]): Anchor {
  if (anchor.kind !== "lines" && anchor.kind !== "time") return anchor;
  const [joined] = spans.reduce<Anchor[]>((all, span) => addAnchor(all, span.anchor), []);
  return joined ?? anchor;
}

export function joinBlockParts(parts: readonly BlockPart[]): string {
  return parts.reduce((text, part, index) => {
    const before = parts[index - 1];
    return before ? `${text}${separator(before, part)}${part.text}` : part.text;
  }, "");
}

/** The spans of the joined parts. */
export function joinSpans(parts: readonly BlockPart[]): Span[] {
  let start = 0;
  return parts.flatMap((part, index) => {
    const before = parts[index - 1];
    if (before) start += before.text.length + separator(before, part).length;
    return shiftSpans(part.spans, start);
  });
}

function separator(before: BlockPart, part: BlockPart): string {
  if (before.kind === "heading" || (before.kind === part.kind && part.kind !== "paragraph")) {
    return "\n";
  }
  const isPageBreak = before.anchor.kind === "page" && part.anchor.kind === "page";
  const continues = /[\p{L}\d,-]$/u.test(before.text) && /^\p{Ll}/u.test(part.text);
  return isPageBreak && continues && before.kind === "paragraph" ? " " : "\n\n";
}
