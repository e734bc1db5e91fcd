import { splitHiddenCharacters } from "../hidden/split-hidden-characters.ts";
import type { Block } from "../located-text.ts";

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
  yield* cutLong({ ...block, ...shown, text: visible });
  for (const text of hidden) yield* cutLong(hide(block, text));
}

/** Text that characters hide is no heading and no table row. */
function hide({ anchor, hidden = "characters" }: Block, text: string): Block {
  return { kind: "paragraph", text, anchor, hidden };
}

function* cutLong(block: Block): Generator<Block> {
  let rest = clean(block.text);
  while (rest.length > longest) {
    const cut = findCut(rest);
    yield { ...block, text: rest.slice(0, cut).trimEnd() };
    rest = rest.slice(cut).trimStart();
  }
  if (rest !== "") yield { ...block, text: rest };
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
