import { rewriteProse } from "./markdown.rules.ts";

/** What a model's text may lead to. */
export type Evidence = {
  /** Pages the answer was found on: they may be linked. */
  readonly pages: ReadonlySet<string>;
  /** All text of the evidence: an address in it may be shown, as text. */
  readonly text: string;
};

const image = /!\[([^\]]*)\](?:\([^)]*\)|\s?\[[^\]]*\])/g;
const link = /\[((?:[^[\]]|\[[^\]]*\])*)\]\(\s*<?([^)\s>]*)>?[^)]*\)/g;
const definition = /^[ \t]*\[[^\]]+\]:[ \t]*\S+.*$/gm;
const htmlOpening = /(?<!\\)<(?=[a-z/!?])/gi;
const lineBreak = /[ \t]*<br\s{0,3}\/?>[ \t]*/gi;
const formatting = /<(sup|sub|b|strong|i|em|u|p|span|small|mark)>([^<>]*)<\/\1>/gi;
const address = /\b(?:[a-z][a-z\d+.-]*:\/\/|www\.|mailto:)[^\s<>()[\]"'`]+[^\s<>()[\]"'`.,;:!?]/gi;

/**
 * A model's Markdown that loads nothing and leads nowhere but to its evidence: no images, no HTML, links to pages of the
 * evidence only. An address that stands in the evidence stays as text; any other could carry away what was read.
 */
export function keepLinksIn(evidence: Evidence, markdown: string): string {
  return rewriteProse(markdown, (prose) =>
    prose
      .replace(image, "$1")
      .replace(/!(?=\[)/g, String.raw`\!`)
      .replace(definition, "")
      .replace(link, (whole, text: string, url: string) =>
        evidence.pages.has(url) ? whole.replace("](", "]\u0000(") : text,
      )
      .replace(/<([a-z][a-z\d+.-]*:[^\s<>]+)>/gi, "$1")
      .replace(formatting, "$2")
      .replace(lineBreak, (_, at: number, all: string) => breakAt(all, at))
      .replace(htmlOpening, String.raw`\<`)
      .replace(address, (url, at: number, all: string) =>
        showAddress(evidence, url, all.slice(0, at)),
      )
      .replaceAll("]\u0000(", "]("),
  );
}

/** A line break; a blank in the row of a table, which would end with its line. */
function breakAt(text: string, at: number): string {
  return /^[ \t]*\|/.test(text.slice(text.lastIndexOf("\n", at - 1) + 1)) ? " " : "\n\n";
}

function showAddress(evidence: Evidence, url: string, before: string): string {
  if (before.endsWith("]\u0000(") || evidence.pages.has(url)) return url;
  if (!evidence.text.includes(url)) return "(link removed)";
  return url.replace(/:(?=\/\/)|(?<=^mailto):|(?<=^www)\./i, (sign) => `\\${sign}`);
}
