import { perLanguage } from "@footnote/lexicon/lexicon";
import { anyWordOf } from "@footnote/lexicon/match-words";
import { item, type Line } from "./lines.rules.ts";

const backReference = perLanguage(
  (lexicons) => new RegExp(`^${anyWordOf(lexicons.map((one) => one.backReferences))}`, "iu"),
);

/** Whether a text begins with a word that refers to earlier text. */
export function refersBack(text: string, language: string | null): boolean {
  return backReference(language).test(text);
}

const itemsMax = 10;
const restMax = 3;
const announcing = /[:：]$/u;
const sentenceEnd = /[.!?。！？|]["”»)]?$/u;

/**
 * Returns a line as it is quoted: with the line before that it refers to ("It was ..."), with the label of its item, with
 * the list that it announces, and an item with the lead of its list, or with the whole list if the question asks for that.
 */
export function withContext(
  lines: readonly Line[],
  index: number,
  { asksForList, language }: { asksForList: boolean; language: string | null },
): string[] {
  const line = lines[index];
  if (!line) return [];
  if (isListed(line)) {
    const above = lines.slice(0, index).findLast(({ text }) => text === line.lead);
    // A whole sentence is understood without the heading above it.
    const needsLead =
      asksForList || announcing.test(line.lead ?? "") || !sentenceEnd.test(line.text);
    const items = asksForList ? itemsAround(lines, index) : [line];
    return [
      ...(above && needsLead ? [above.text] : []),
      ...formatItems(items),
      ...(asksForList ? [] : restOfItem(lines, index)),
    ];
  }
  const before = lines[index - 1];
  const refers = before?.kind === "sentence" && refersBack(line.text, language);
  const label = lines
    .slice(0, index)
    .findLast(({ kind, text }) => kind === "cells" && text === line.lead);
  const context = label ?? (refers ? before : undefined);
  const own = context ? [context.text, line.text] : [line.text];
  return [...own, ...announcedBy(lines, index)];
}

function isListed(line: Line | undefined): boolean {
  return line !== undefined && (line.kind === "item" || item.test(line.text));
}

/** The sentences that an item goes on with after its title: "4. Motion on dogs." is followed by how it ended. */
function restOfItem(lines: readonly Line[], index: number): string[] {
  const title = lines[index]?.text;
  const after = lines.slice(index + 1);
  const end = after.findIndex(({ lead, kind }) => kind !== "sentence" || lead !== title);
  const rest = end < 0 ? after : after.slice(0, end);
  return rest.slice(0, restMax).map(({ text }) => text);
}

/** The items below the same lead that stand together with this one. */
function itemsAround(lines: readonly Line[], index: number): Line[] {
  const { lead } = lines[index] ?? {};
  const belongs = (line: Line) => isListed(line) && line.lead === lead;
  let from = index;
  while (from > 0 && belongs(lines[from - 1] as Line)) from -= 1;
  let to = index + 1;
  while (to < lines.length && belongs(lines[to] as Line)) to += 1;
  return lines.slice(from, Math.min(to, from + itemsMax));
}

/** What a line announces: the list below it, or the next line after a colon. */
function announcedBy(lines: readonly Line[], index: number): string[] {
  const { text = "" } = lines[index] ?? {};
  if (sentenceEnd.test(text)) return [];
  const after = lines.slice(index + 1);
  // The first of several short lines looks like a heading of the others.
  const first = after[0]?.kind === "heading" && isListed(after[1]) ? 1 : 0;
  const end = after.findIndex((line, at) => at >= first && !isListed(line));
  const items = after.slice(0, Math.min(end < 0 ? after.length : end, itemsMax));
  if (items.length > 1) return formatItems(items);
  return announcing.test(text) ? after.slice(0, 1).map((line) => line.text) : [];
}

/** Items of a slide or a form have no bullets. */
function formatItems(items: readonly Line[]): string[] {
  const [only] = items;
  if (only && items.length === 1) return [only.text];
  return items.map(({ text }) => (item.test(text) ? text : `- ${text}`));
}
