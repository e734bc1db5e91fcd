import type { Block } from "@footnote/extraction/located-text";
import type { Span } from "@footnote/extraction/spans";
import type { TranscriptSegment } from "../../platform/models/models.ts";

/** A pause of this many seconds starts a new paragraph. */
const pause = 2;
/** Number of characters after which a paragraph ends with its sentence, or within a sentence. */
const lengths = { enough: 400, most: 800 };

const sentenceEnd = /[.!?…。！？؟।]["'”’»)]*$/;
/** Scripts that put no spaces between words. */
const spaceless = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;

/** Joins transcript segments into paragraphs as they arrive, each with the time from its first word to its last. */
export function startTranscriptParagraphs(): {
  push(segment: TranscriptSegment): Block[];
  end(): Block[];
} {
  let open: Paragraph | undefined;
  const flush = (): Block[] => {
    if (open === undefined) return [];
    const { text, from, to, spans } = open;
    open = undefined;
    return [{ kind: "paragraph", text, anchor: { kind: "time", from, to }, spans }];
  };
  return {
    push(segment) {
      const done = open !== undefined && endsBefore(open, segment) ? flush() : [];
      open = open === undefined ? { ...segment, spans: [locate(segment, 0)] } : join(open, segment);
      return done;
    },
    end: flush,
  };
}

/** A paragraph in the making, with the times of its segments. */
type Paragraph = TranscriptSegment & { spans: Span[] };

function locate({ from, to }: TranscriptSegment, start: number): Span {
  return { start, anchor: { kind: "time", from, to } };
}

function endsBefore({ text, to }: TranscriptSegment, next: TranscriptSegment): boolean {
  if (next.from - to >= pause) return true;
  if (text.length + next.text.length > lengths.most) return true;
  return text.length >= lengths.enough && sentenceEnd.test(text);
}

function join(open: Paragraph, next: TranscriptSegment): Paragraph {
  const before = open.text + (spaceless.test(next.text) ? "" : " ");
  return {
    from: open.from,
    to: Math.max(open.to, next.to),
    text: before + next.text,
    spans: [...open.spans, locate(next, before.length)],
  };
}
