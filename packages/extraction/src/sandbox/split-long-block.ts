import { splitHiddenCharacters } from "../hidden/split-hidden-characters.ts";
import type { Block } from "../located-text.ts";
import { sliceSpans, type Span } from "../spans.ts";

/** Characters. Limits every message to the parent, however long a file's paragraphs are. */
const longest = 16_000;

/**
 * Cleans the block's text, separates what its characters hide, and cuts it at white space where it is too long. Nothing
 * for an empty text.
 */
export function* splitLongBlock(block: Block): Generator<Block> {
  const { visible, hidden } = splitHiddenCharacters(block.text);
  const { header } = block;
  const shown = header === undefined ? {} : { header: splitHiddenCharacters(header).visible };
  yield* cutLong({ ...block, ...shown, ...moveSpans(block), text: visible });
  for (const text of hidden) yield* cutLong(hide(block, text));
}

/** The spans in the cleaned text: each starts after what remains of the text before it. */
function moveSpans({ text, spans }: Block): { spans?: Span[] } {
  if (spans === undefined) return {};
  const shorten = (part: string) => clean(splitHiddenCharacters(part).visible);
  if (shorten(text) === text) return { spans };
  return {
    spans: spans.map(({ start, anchor, label }) => ({
      start: shorten(text.slice(0, start)).length,
      anchor,
      ...(label !== undefined && {
        label: shorten(`${text.slice(start, start + label)}.`).length - 1,
      }),
    })),
  };
}

/** Text that characters hide is no heading and no table row. */
function hide({ anchor, hidden = "characters" }: Block, text: string): Block {
  return { kind: "paragraph", text, anchor, hidden };
}

function* cutLong({ spans, ...block }: Block): Generator<Block> {
  const text = clean(block.text);
  const part = (from: number, to: number): Block => ({
    ...block,
    ...(spans && { spans: sliceSpans(spans, from, to) }),
    text: text.slice(from, to),
  });
  let from = 0;
  while (text.length - from > longest) {
    const cut = from + findCut(text.slice(from));
    yield part(from, from + text.slice(from, cut).trimEnd().length);
    from = cut + /^\s*/.exec(text.slice(cut))![0].length;
  }
  if (from < text.length) yield part(from, text.length);
}

/** No control characters (but tab and line feed), no lone surrogates, no byte-order marks, NFC. */
function clean(text: string): string {
  return text
    .toWellFormed()
    .replace(/[\u0000-\u0008\u000b-\u001f\u007f-\u009f\ufeff\ufffe\uffff]/g, "")
    .normalize("NFC")
    .trim();
}

function findCut(text: string): number {
  for (let at = longest; at > longest / 2; at -= 1) {
    if (/\s/.test(text.charAt(at))) return at;
  }
  // No white space for thousands of characters: cut, but not between the halves of a surrogate pair.
  return /[\udc00-\udfff]/.test(text.charAt(longest)) ? longest - 1 : longest;
}
