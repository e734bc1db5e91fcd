import { perLanguage } from "@footnote/lexicon/lexicon";
import { anyWordOf } from "@footnote/lexicon/match-words";
import type { Line } from "./lines.rules.ts";

const backReference = perLanguage(
  (lexicons) => new RegExp(`^${anyWordOf(lexicons.map((one) => one.backReferences))}`, "iu"),
);

/** Whether a text begins with a word that refers to earlier text. */
export function refersBack(text: string, language: string | null): boolean {
  return backReference(language).test(text);
}

/** The beginning of a list item. */
export const item = /^\s*(?:[-*•·‣–]|\(?\p{N}{1,3}[.)]|\(?\p{L}[.)])\s/u;
const itemsMax = 10;

/**
 * Returns a line as it is quoted: with the line before that it refers to ("It was ..."), with the list that it announces,
 * and an item with its whole list if the question asks for the lead above the list.
 */
export function withContext(
  lines: readonly Line[],
  index: number,
  { asksForLead, language }: { asksForLead: boolean; language: string | null },
): string[] {
  const line = lines[index];
  if (!line) return [];
  if (asksForLead && isListed(line)) return listOf(lines, index);
  const before = lines[index - 1];
  const refers = before?.kind === "sentence" && refersBack(line.text, language);
  const own = refers ? [before.text, line.text] : [line.text];
  return /[:：]$/u.test(line.text) ? [...own, ...itemsAfter(lines, index)] : own;
}

function isListed({ kind, text }: Line): boolean {
  return kind === "item" || item.test(text);
}

/** The items of the list that this one is in. */
function listOf(lines: readonly Line[], index: number): string[] {
  const { lead } = lines[index] ?? {};
  const belongs = (line: Line) => isListed(line) && line.lead === lead;
  let from = index;
  while (from > 0 && belongs(lines[from - 1] as Line)) from -= 1;
  let to = index + 1;
  while (to < lines.length && belongs(lines[to] as Line)) to += 1;
  return lines.slice(from, Math.min(to, from + itemsMax)).map(({ text }) => text);
}

/** What a line announces: the list after its colon, or else the next line. */
function itemsAfter(lines: readonly Line[], index: number): string[] {
  const after = lines.slice(index + 1);
  const end = after.findIndex((line) => !isListed(line));
  const items = after.slice(0, Math.min(end < 0 ? after.length : end, itemsMax));
  return (items.length > 0 ? items : after.slice(0, 1)).map(({ text }) => text);
}
