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

const code = /(```[\s\S]*?(?:```|$)|`[^`\n]*`)/;

/** The text with everything but its code rewritten. */
export function rewriteProse(markdown: string, rewrite: (prose: string) => string): string {
  // Splitting at a captured pattern puts the code at the odd places.
  const parts = markdown.split(code);
  return parts.map((part, index) => (index % 2 === 1 ? part : rewrite(part))).join("");
}
