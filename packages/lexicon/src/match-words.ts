import type { Words } from "./types.ts";

/** Scripts that put no blanks between words, so that nothing shows where a word ends. */
export const unspaced = /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}]/u;
const before = String.raw`(?<![\p{L}\p{N}])`;
const after = String.raw`(?![\p{L}\p{N}])`;

/** The items of a list. */
export function listWords(words: Words): string[] {
  return words.split(/\s+/).filter(Boolean);
}

/** The source of a regular expression (flags "iu") that any item of the lists matches, as whole words. */
export function anyWordOf(lists: readonly Words[]): string {
  const items = [...new Set(lists.flatMap(listWords))].toSorted((a, b) => b.length - a.length);
  return `(?:${items.map(itemPattern).join("|")})`;
}

/** Matches a text that has any item of the lists as whole words. */
export function matchAnyWord(lists: readonly Words[]): RegExp {
  return new RegExp(anyWordOf(lists), "iu");
}

function itemPattern(item: string): string {
  const bound = item.startsWith("^");
  const bare = bound ? item.slice(1) : item;
  const body = Array.from(bare, signPattern).join("");
  const start = bound ? String.raw`^[\s¿¡"“„«]*` : "";
  if (unspaced.test(bare)) return start + body;
  const wordEnds = /[\p{L}\p{N}*]$/u.test(bare);
  return `${start}${/^[\p{L}\p{N}*]/u.test(bare) ? before : ""}${body}${wordEnds ? after : ""}`;
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
