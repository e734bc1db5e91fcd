import { rewriteProse } from "./markdown.rules.ts";
import { removeControlCharacters } from "./control-characters.rules.ts";

/** The evidence that a model's text may link to. */
export type Evidence = {
  /** The pages of the evidence: they may be linked. */
  readonly pages: ReadonlySet<string>;
  /** All text of the evidence: an address in it may be shown as text. */
  readonly text: string;
};

// All patterns are bounded: a model may repeat one character for pages, and every possible start would read them all. A
// longer link is treated as broken markup.
const image = /!\[((?:(?!!\[)[^\]]){0,500})\](?:\((?:(?!!\[)[^)]){0,2000}\)|\s?\[[^\]]{0,500}\])/g;
const link =
  /(?=\[)(?<=(?<!\\)(?:\\\\)*)\[((?:[^[\]]|\[[^[\]]{0,100}\]){0,500})\]\(\s*<?((?:[^()\s<>]|\([^()\s<>]*\)){0,2000})>?[^()]{0,200}\)/g;
const definition = /^[ \t]*\[[^\]]{1,1000}\]:[ \t]*\S+.*$/gm;
/** The start of anything that looks like a definition: in quotations and lists, over several lines. */
const definitionBegun = /^((?:[ \t>*+-]|\d{1,9}[.)])*\[(?:[^[\]]|\\[[\]])*\]):/gm;
const autolink = /<([a-z][a-z\d+.-]*\\*:[^\s<>]+)>/gi;
const htmlOpening = /(?<!\\)(\\*)<(?=[a-z/!?]|[^\s<]*@)/gi;
const lineBreak = /(?<![ \t])[ \t]*<br\s{0,3}\/?>[ \t]*/gi;
const row = /^[ \t]*\|/;
const formatting = /<(sup|sub|b|strong|i|em|u|p|span|small|mark)>([^<>]*)<\/\1>/gi;
// A backslash before a character does not change an address.
const address =
  /(?:(?<![a-z])[a-z][a-z\d+.-]{0,30}\\*:\\*\/\\*\/|(?<![a-z\d.-])www\\*\.|(?<![a-z\d])mailto\\*:|(?<![:\w/\\])\/\/(?=[\w-]+\\*\.[a-z]))[^\s<>()[\]"'`]*[^\s<>()[\]"'`.,;:!?]/gi;
const ending = /^[.,;:!?)]*(?:\s|$)/;

/**
 * Restricts a model's Markdown so that it loads nothing and links to nothing but its evidence: no images, no HTML, links to
 * pages of the evidence only. An address that the evidence contains stays as text; any other could carry out what was read.
 * Invisible characters and terminal controls are removed.
 */
export function restrictLinks(evidence: Evidence, markdown: string): string {
  return rewriteProse(removeControlCharacters(markdown), (prose) => {
    const held: string[] = [];
    const hold = (text: string) => `\u0000${held.push(text) - 1}\u0000`;
    const led = breakLines(decodeEntities(prose))
      .replace(image, "$1")
      .replace(definition, "")
      .replace(link, (_, text: string, url: string) =>
        evidence.pages.has(url) ? `[${text}${hold(`](${encodeParentheses(url)})`)}` : text,
      )
      .replace(autolink, "$1")
      .replace(formatting, "$2")
      .replace(address, (url, at: number, all: string) => {
        const shown = showAddress(evidence, url);
        if (shown === undefined) return hold("(link removed)");
        // Text directly behind an address, such as a marker or a quoted secret, would be read as a part of it.
        return hold(ending.test(all.slice(at + url.length)) ? shown : `${shown} `);
      });
    return breakMarkup(led).replace(
      /\u0000(\d+)\u0000/g,
      (_, at: string) => held[Number(at)] ?? "",
    );
  });
}

/** Replaces tags of line breaks; in the row of a table, which would end with its line, by blanks. */
function breakLines(prose: string): string {
  const lines = prose.split("\n");
  return lines.map((line) => line.replace(lineBreak, row.test(line) ? " " : "\n\n")).join("\n");
}

/** Escapes what is left of images, links, definitions and HTML, where no other backslash can undo it. */
function breakMarkup(prose: string): string {
  return prose
    .replace(/!(?=\[)/g, "!\\")
    .replace(/\](?=\()/g, "]\\")
    .replace(definitionBegun, String.raw`$1\:`)
    .replace(htmlOpening, (_, before: string) =>
      before.length % 2 === 1 ? `${before}<` : `${before}\\<`,
    );
}

function showAddress(evidence: Evidence, written: string): string | undefined {
  const url = written.replaceAll("\\", "");
  if (evidence.pages.has(url)) return url;
  if (!evidence.text.includes(url)) return undefined;
  return url.replace(/:(?=\/\/)|(?<=^mailto):|(?<=^www)\./i, (sign) => `\\${sign}`);
}

function encodeParentheses(url: string): string {
  return url.replaceAll("(", "%28").replaceAll(")", "%29");
}

/** Entities that could form markup or an address; an ampersand itself stays. */
const named: Readonly<Record<string, string>> = {
  lt: "<",
  gt: ">",
  colon: ":",
  sol: "/",
  bsol: "\\",
  period: ".",
  commat: "@",
  excl: "!",
  lsqb: "[",
  lbrack: "[",
  rsqb: "]",
  rbrack: "]",
  lpar: "(",
  rpar: ")",
  grave: "`",
};
const entity = /(?<!\\)(\\*)&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{2,8}));/gi;

/** A decoded character may be a part of an address, but never of markup. */
function decodeEntities(prose: string): string {
  return prose.replace(entity, (whole, before: string, ...[decimal, hex, name]: string[]) => {
    if (before.length % 2 === 1) return whole;
    const sign = name === undefined ? signOf(decimal, hex) : named[name];
    if (sign === undefined) return whole;
    return before + (/[!-/:-@[-`{-~]/.test(sign) ? `\\${sign}` : removeControlCharacters(sign));
  });
}

function signOf(decimal: string | undefined, hex = ""): string | undefined {
  const point = decimal === undefined ? Number.parseInt(hex, 16) : Number(decimal);
  return point > 0x1f && point <= 0x10_ffff ? String.fromCodePoint(point) : undefined;
}
