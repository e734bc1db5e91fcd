/** The flags of England, Scotland and Wales are spelt in tag characters, which nothing else needs. */
const tags =
  /(\u{1f3f4}[\u{e0030}-\u{e0039}\u{e0061}-\u{e007a}]{2,8}\u{e007f})|[\u{e0000}-\u{e007f}]+/gu;
/** One of them after a character chooses its form; several carry bytes. */
const selectors = /(?:[\ufe00-\ufe0f]|[\u{e0100}-\u{e01ef}]){4,}/gu;
/** Marks without a width and forced directions; joiners that scripts and emoji need are not among them. */
const needless = /[\u00ad\u180e\u200b\u202d\u202e\u2060-\u2064\ufeff]/g;
/** Joiners stand alone between letters; a row of them is a message. */
const joiners = /(?:\u200c|\u200d){8,}/g;
const controls = /[^\P{Cc}\n\t]/gu;

/**
 * A model's text without the signs that no reader sees, which could carry what was read into wherever it is copied, and
 * without those that steer a terminal. Lines end with "\n".
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
