import { messageMaxLength } from "@footnote/contracts/limits";

/** Controls, forced directions, tags and other characters that are not seen, but for the joiners. */
const invisible =
  /[[\p{Default_Ignorable_Code_Point}--[\u200c\u200d]]\ufff9-\ufffb[\p{Cc}--[\n]]]/gv;
/** Joiners shape letters of Arabic and Indic scripts; elsewhere they split words unseen. */
const joiners = /(?<![\p{sc=Arab}\p{scx=Deva}\p{M}])[\u200c\u200d]|[\u200c\u200d](?!\p{L})/gu;

/**
 * Normalises a question before anything looks at it: compatibility forms of characters, line ends and white space, without
 * characters that are not seen, and no longer than a message.
 */
export function normalizeQuestion(text: string): string {
  return text
    .slice(0, messageMaxLength)
    .toWellFormed()
    .replace(/\r\n?|[\u2028\u2029]/g, "\n")
    .replace(/[\t\v\f\u0085]/g, " ")
    .normalize("NFKC")
    .replace(invisible, "")
    .replace(joiners, "")
    .replace(/[^\S\n]+/g, " ")
    .replace(/ ?\n ?/g, "\n")
    .replace(/\n{3,}/g, "\n\n")
    .trim()
    .slice(0, messageMaxLength)
    .toWellFormed();
}
