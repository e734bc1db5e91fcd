import type { Words } from "./words.ts";

/** Scripts that put no blanks between words, so that nothing shows where a word ends. */
export const unspaced = /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}]/u;
const before = String.raw`(?<![\p{L}\p{N}])`;
/** Where an item begins with any letters, one must follow: else every blank of a row of blanks is a beginning. */
const beforeLetter = String.raw`${before}(?=\p{L})`;
const after = String.raw`(?![\p{L}\p{N}])`;

/** The items of a list. */
export function listWords(words: Words): string[] {
  return words.split(/\s+/).filter(Boolean);
}

/**
 * The source of a regular expression (flags "iu") that any item of the lists matches, as whole words. Longer items come
 * first. Items with the same first letter are grouped behind that letter, so that at most positions of a text one look at the
 * letter rules all of them out.
 */
export function anyWordOf(lists: readonly Words[]): string {
  const items = [...new Set(lists.flatMap(listWords))].toSorted((a, b) => b.length - a.length);
  const byFirst = Map.groupBy(
    items,
    (item) => /^[\p{L}\p{N}]/u.exec(item)?.[0].toLowerCase() ?? "",
  );
  // Items that begin with any letters, or at the beginning of a text, can match where others do.
  const groups = [...byFirst].toSorted(([a], [b]) => Number(a !== "") - Number(b !== ""));
  const sources = groups.map(([first, own]) => {
    const source = joinItems(own);
    return first === "" ? source : `(?=${first})(?:${source})`;
  });
  return `(?:${sources.join("|")})`;
}

/** Consecutive items with the same boundaries share them, since boundaries take most of the time of compiling. */
function joinItems(items: readonly string[]): string {
  const groups: Item[] = [];
  for (const { start, body, end } of items.map(readItem)) {
    const last = groups.at(-1);
    if (last?.start === start && last.end === end) last.body += `|${body}`;
    else groups.push({ start, body, end });
  }
  return groups.map(({ start, body, end }) => `${start}(?:${body})${end}`).join("|");
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
  const isOpen = bare.startsWith("*");
  const start = isOpen ? beforeLetter : /^[\p{L}\p{N}]/u.test(bare) ? before : "";
  const end = /[\p{L}\p{N}*]$/u.test(bare) ? after : "";
  return { start: anchor + start, body, end };
}

function signPattern(sign: string): string {
  switch (sign) {
    case "_":
      // Bounded: around a word of no letters, two unbounded ones would try every way to share the same blanks.
      return String.raw`\s{1,8}`;
    case "*":
      return String.raw`\p{L}{0,40}`;
    case "…":
      return ".{1,60}";
    case "'":
      return "['’]";
    default:
      return /[\p{L}\p{N}]/u.test(sign) ? sign : RegExp.escape(sign);
  }
}
