/**
 * Text of a document as Markdown that shows it letter by letter: no markup, no links, and no brackets that could pass
 * for citation markers. Expects a single line.
 */
export function escapeMarkdown(text: string): string {
  return text
    .replace(/[\\`*_{}[\]<>#|~$&]/g, String.raw`\$&`)
    .replace(/[【】［］]/g, (bracket) => (/[【［]/.test(bracket) ? String.raw`\[` : String.raw`\]`))
    .replace(/:(?=\/\/)|@|(?<=\bwww)\./gi, String.raw`\$&`)
    .replace(/^(\s*)([-+=])/, String.raw`$1\$2`)
    .replace(/^(\s*\d{1,9})([.)])/, String.raw`$1\$2`);
}

/** Text inside of a line as Markdown: a number or a dash at its beginning starts no list. */
export function escapeInside(text: string): string {
  return escapeMarkdown(`.${text}`).slice(1);
}

const code = /(```[\s\S]*?(?:```|$)|`[^`\n]*`)/;

/**
 * The text with everything but its code rewritten. Code is left alone only where every program that draws Markdown takes it
 * for code: what one draws as code and another as an image is rewritten like prose.
 */
export function rewriteProse(markdown: string, rewrite: (prose: string) => string): string {
  // Splitting at a captured pattern puts the code at the odd places.
  const parts = isSureOfCode(markdown) ? markdown.split(code) : [markdown];
  return parts.map((part, index) => (index % 2 === 1 ? part : rewrite(part))).join("");
}

/** Other fences, formulas and escaped backticks are read in different ways, and so is a fence in a list or a quotation. */
const unsure = /~~~|\$\$|\\`|\r/;
const fenceOpens = /^```[^`]*$/;
const fenceCloses = /^```[ \t]*$/;
/** Pairs of backticks on one line; a bar would end the cell of a table, a dollar sign begin a formula. */
const spans = /^[^`]*(?:`[^`|$]+`[^`]*)*$/;

function isSureOfCode(markdown: string): boolean {
  if (!markdown.includes("`")) return true;
  if (unsure.test(markdown)) return false;
  let fenced = false;
  for (const line of markdown.split("\n")) {
    if (fenced && line.startsWith("```")) {
      if (!fenceCloses.test(line)) return false;
      fenced = false;
    } else if (!fenced && line.startsWith("```")) {
      if (!fenceOpens.test(line)) return false;
      fenced = true;
    } else if (fenced ? line.includes("```") : !spans.test(line)) return false;
  }
  return true;
}
