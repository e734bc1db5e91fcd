import { extensions, fileTypes } from "@footnote/contracts/file-types";

/** Names of programs that mean the file types of these programs. */
const programs: Readonly<Record<string, readonly string[]>> = {
  word: [".doc", ".docx"],
  excel: [".xls", ".xlsx"],
  powerpoint: [".ppt", ".pptx"],
  markdown: [".md"],
  text: [".txt"],
};
/** Words that name a type of files: extensions and programs. */
export const typeNames = [
  ...Object.keys(programs),
  ...extensions.flatMap((extension) => [extension.slice(1), `${extension.slice(1)}s`]),
];

/** Returns the extensions that such a word means. */
export function findExtensions(name: string): readonly string[] {
  const program = programs[name];
  if (program) return program;
  const known: readonly string[] = extensions;
  return [`.${name}`, `.${name.replace(/s$/, "")}`].filter((one) => known.includes(one));
}

/** Kinds of documents that people name by what they are. */
export const kinds = ["spreadsheets", "presentations", "recordings"] as const;
export type DocumentKind = (typeof kinds)[number];

const extensionsShownAs = (...icons: readonly string[]) =>
  extensions.filter((extension) => icons.includes(fileTypes[extension].icon));

export const extensionsOf: Readonly<Record<DocumentKind, readonly string[]>> = {
  spreadsheets: extensionsShownAs("table"),
  presentations: extensionsShownAs("slides"),
  recordings: extensionsShownAs("audio", "video"),
};
