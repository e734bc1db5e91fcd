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

/** A model's Markdown without images, which would load from wherever it says: their descriptions stay. */
export function dropImages(markdown: string): string {
  return markdown
    .replace(/!\[([^\]]*)\]\([^)]*\)/g, "$1")
    .replace(/!\[([^\]]*)\]\s?\[[^\]]*\]/g, "$1")
    .replace(/!(?=\[)/g, String.raw`\!`);
}
