import { escapeMarkdown } from "../citations/markdown.rules.ts";
import { shorten } from "../citations/sentences.rules.ts";
import type { Cell } from "./lines.rules.ts";
import type { Cited } from "./neighbours.rules.ts";

/** A table or a text without full stops may be one endless sentence. */
const longestSentence = 700;

/** Formats sentences as running text and list items on lines of their own. */
export function formatQuote({ sentences, cell }: Cited, number: number): string {
  if (cell && sentences.length === 1) return formatCell(cell, sentences[0] ?? "", number);
  const parts = sentences.map((sentence) => parseItem(plain(shorten(sentence, longestSentence))));
  return parts.reduce((before, { bullet, text }, at) => {
    const one = `${bullet}${escapeMarkdown(text)} [${number}]`;
    if (at === 0) return one;
    if (bullet === "") return `${before} ${one}`;
    return `${before}${parts[at - 1]?.bullet === "" ? "\n\n" : "\n"}${one}`;
  }, "");
}

const shortValue = 80;

/** Formats the value asked for first and in bold, with its line as context. */
function formatCell({ name, value }: Cell, line: string, number: number): string {
  const shown = plain(shorten(line, longestSentence));
  if (value.length > shortValue) return `${escapeMarkdown(shown)} [${number}]`;
  // A full stop inside of the bold value would end the sentence before its citation.
  const bold = `**${escapeMarkdown(value.replace(/(?<![.;,。])[.;,。]+$/u, ""))}**`;
  const alone = shown.length <= name.length + value.length + 4;
  if (alone) return `${escapeMarkdown(name)}: ${bold} [${number}]`;
  return `${bold} (${escapeMarkdown(name)}): ${escapeMarkdown(shown)} [${number}]`;
}

/** Removes the marks of emphasis that a document's own Markdown has, and separates the cells of a row by points. */
function plain(text: string): string {
  return text
    .replaceAll(/\*\*|__/g, "")
    .replaceAll(/(?<!\s)\s*\|\s*/g, " · ")
    .replace(/^ · /, "");
}

/** Separates a list item into its Markdown bullet and its text; other sentences have an empty bullet. */
function parseItem(sentence: string): { readonly bullet: string; readonly text: string } {
  const match = /^\s*(?:[-*•·‣–]|\(?(\p{N}{1,3})[.)])\s+(?=\S)/u.exec(sentence);
  if (!match) return { bullet: "", text: sentence };
  const bullet = match[1] === undefined ? "- " : `${match[1]}. `;
  return { bullet, text: sentence.slice(match[0].length) };
}

/** Formats a sentence as an item of a list. */
export function formatPoint(sentence: string, number: number): string {
  return `- ${escapeMarkdown(parseItem(plain(sentence)).text)} [${number}]`;
}
