import { decodeTags, decodeSelectors, decodeWidthless } from "./decode-hidden-characters.ts";

/** The visible text, and the texts that its characters hide. */
export type SplitText = { visible: string; hidden: string[] };

/** Characters that can hide text: a text without any of them is what it shows. */
const suspicious =
  /[\u00ad\u180e\u200b\u200c\u202d\u202e\u2060-\u2064\ufeff\u{e0000}-\u{e007f}]|\u200d|[\ufe00-\ufe0f]|[\u{e0100}-\u{e01ef}]/u;

// The flags of England, Scotland and Wales are spelt in tag characters.
const flags = /\u{1f3f4}[\u{e0030}-\u{e0039}\u{e0061}-\u{e007a}]{2,8}\u{e007f}/gu;
const tags = /[\u{e0000}-\u{e007f}]+/gu;
/** One selector chooses the form of the character before it; several encode bytes. */
const selectors = /(?:[\ufe00-\ufe0f]|[\u{e0100}-\u{e01ef}]){4,}/gu;
/** Single joiners and breaks are normal between letters; a row of them is a message. */
const widthless = /(?:[\u200b\u200c\u2060-\u2064\ufeff]|\u200d){8,}/gu;
/** Zero-width characters that only prevent a word from being found. */
const needless = /[\u00ad\u180e\u200b\u2060-\u2064\ufeff]/gu;
/** Text that is shown in another order than it is stored in. */
const overridden = /([\u202d\u202e])([^\u202c\n]*)\u202c?/gu;
const flagMark = "\u{f0000}";

/** Removes what a text's characters hide or show as something else. */
export function splitHiddenCharacters(text: string): SplitText {
  if (!suspicious.test(text)) return { visible: text, hidden: [] };
  const hidden: string[] = [];
  const remove = (decode: (run: string) => string) => (run: string) => {
    const message = decode(run).trim();
    if (message !== "") hidden.push(message);
    return "";
  };
  const kept: string[] = [];
  const visible = text
    .replace(flags, (flag) => flagMark + String(kept.push(flag) - 1) + flagMark)
    .replace(tags, remove(decodeTags))
    .replace(selectors, remove(decodeSelectors))
    .replace(widthless, remove(decodeWidthless))
    .replace(overridden, (_, character: string, inside: string) =>
      reads(character, inside) ? inside : remove((run) => run)(inside),
    )
    .replace(needless, "")
    .replace(/\u{f0000}(\d+)\u{f0000}/gu, (_, at: string) => kept[Number(at)] ?? "");
  return { visible, hidden };
}

/** Whether these letters run in the forced direction anyway. */
function reads(character: string, inside: string): boolean {
  const leftwards = /[\p{sc=Hebr}\p{sc=Arab}\p{sc=Syrc}\p{sc=Thaa}]/u.test(inside);
  return character === "\u202e" ? leftwards || !/\p{L}/u.test(inside) : !leftwards;
}
