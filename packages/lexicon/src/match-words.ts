import type { Words } from "./types.ts";

/** Scripts that put no blanks between words, so that nothing shows where a word ends. */
export const unspaced = /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}]/u;
const before = String.raw`(?<![\p{L}\p{N}])`;
const after = String.raw`(?![\p{L}\p{N}])`;

/** The items of a list. */
export function listWords(words: Words): string[] {
  return words.split(/\s+/).filter(Boolean);
}

/**
 * The source of a regular expression (flags "iu") that any item of the lists matches, as whole words. Longer items come
 * first. Consecutive items with the same boundaries share them, since boundaries take most of the time of compiling.
 */
export function anyWordOf(lists: readonly Words[]): string {
  const items = [...new Set(lists.flatMap(listWords))].toSorted((a, b) => b.length - a.length);
  const groups: Item[] = [];
  for (const { start, body, end } of items.map(readItem)) {
    const last = groups.at(-1);
    if (last?.start === start && last.end === end) last.body += `|${body}`;
    else groups.push({ start, body, end });
  }
  return `(?:${groups.map(({ start, body, end }) => `${start}(?:${body})${end}`).join("|")})`;
}

/** Matches a text that has any item of the lists as whole words. */
export function matchAnyWord(lists: readonly Words[]): RegExp {
  return new RegExp(anyWordOf(lists), "iu");
}

/** The patterns of an item, and of the boundaries before and after it. */
type Item = { readonly start: string; body: string; readonly end: string };

function readItem(item: string): Item {
  const isAnchored = item.startsWith("^");
  const bare = isAnchored ? item.slice(1) : item;
  const body = Array.from(bare, signPattern).join("");
  const anchor = isAnchored ? String.raw`^[\s¿¡"“„«]*` : "";
  if (unspaced.test(bare)) return { start: anchor, body, end: "" };
  const start = /^[\p{L}\p{N}*]/u.test(bare) ? before : "";
  const end = /[\p{L}\p{N}*]$/u.test(bare) ? after : "";
  return { start: anchor + start, body, end };
}

function signPattern(sign: string): string {
  switch (sign) {
    case "_":
      return String.raw`\s+`;
    case "*":
      return String.raw`\p{L}*`;
    case "…":
      return ".{1,60}";
    case "'":
      return "['’]";
    default:
      return /[\p{L}\p{N}]/u.test(sign) ? sign : RegExp.escape(sign);
  }
}
