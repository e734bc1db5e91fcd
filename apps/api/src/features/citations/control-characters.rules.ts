/** The flags of England, Scotland and Wales are the only use of tag characters. */
const tags =
  /(\u{1f3f4}[\u{e0030}-\u{e0039}\u{e0061}-\u{e007a}]{2,8}\u{e007f})|[\u{e0000}-\u{e007f}]+/gu;
/** One variation selector after a character chooses its form; several encode bytes. */
const selectors = /(?:[\ufe00-\ufe0f]|[\u{e0100}-\u{e01ef}]){4,}/gu;
/** Zero-width characters and forced directions, without the joiners that scripts and emoji need. */
const needless = /[\u00ad\u180e\u200b\u202d\u202e\u2060-\u2064\ufeff]/g;
/** Joiners occur alone between letters; a row of them encodes a message. */
const joiners = /(?:\u200c|\u200d){8,}/g;
const controls = /[^\P{Cc}\n\t]/gu;

/**
 * Removes invisible characters, which could carry what was read to wherever the text is copied, and terminal controls.
 * Lines end with "\n".
 */
export function removeControlCharacters(text: string): string {
  return text
    .replace(/\r\n?/g, "\n")
    .replace(controls, "")
    .replace(tags, "$1")
    .replace(selectors, "")
    .replace(joiners, "")
    .replace(needless, "");
}
