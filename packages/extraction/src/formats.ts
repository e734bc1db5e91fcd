/** The module that reads each extension, relative to this file. Each exports a `parse: Parser`. */
const parsers = {
  ".txt": "./text/plain.ts",
  ".log": "./text/plain.ts",
  ".md": "./text/markdown.ts",
  ".csv": "./tables/delimited.ts",
  ".tsv": "./tables/delimited.ts",
  ".pdf": "./pdf/pdf.ts",
  ".docx": "./word/docx.ts",
} as const;

export const supportedExtensions: readonly string[] = Object.keys(parsers);

/** The module's URL, or undefined when nothing reads this extension. */
export function findParser(extension: string): URL | undefined {
  const path = Object.entries(parsers).find(([known]) => known === extension)?.[1];
  return path === undefined ? undefined : new URL(path, import.meta.url);
}
