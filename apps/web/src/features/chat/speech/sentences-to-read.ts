import { marker } from "../citations/claims.ts";

/** Converts the Markdown of an answer to sentences to be read aloud: without the numbers of citations, code and marks. */
export function listSentencesToRead(
  markdown: string,
  { ids, language }: { ids: readonly string[]; language: string },
): string[] {
  const known = new Set(ids);
  const segmenter = new Intl.Segmenter(language, { granularity: "sentence" });
  return listProse(markdown)
    .map((line) => line.replaceAll(marker, (whole, id: string) => (known.has(id) ? "" : whole)))
    .map(toPlainLine)
    .flatMap((line) => [...segmenter.segment(line)])
    .map(({ segment }) => segment.trim())
    .filter((sentence) => /[\p{L}\p{N}]/u.test(sentence));
}

/** The lines that are neither code nor the ruler of a table. */
function listProse(markdown: string): string[] {
  let isCode = false;
  return markdown.split("\n").filter((line) => {
    const isFence = /^ {0,3}(?:```|~~~)/.test(line);
    if (isFence) isCode = !isCode;
    return !isFence && !isCode && !/^[ \t|:-]+$/.test(line);
  });
}

function toPlainLine(line: string): string {
  return line
    .replace(/^[ \t]*(?:#{1,6}|>|[-*+])[ \t]/, "")
    .replaceAll(/!?\[([^[\]]{0,200})\]\([^()\s]{0,500}\)/g, "$1")
    .split("|")
    .map((cell) => cell.trim())
    .filter(Boolean)
    .join(", ")
    .replaceAll(/[*`]|~~|(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu, "")
    .replaceAll(/\s+/g, " ")
    .replaceAll(/ ([.,;:!?])/g, "$1");
}

const commonWords: Record<string, string> = {
  en: "the of and is to in that for it with are was this be by on from not",
  de: "der die das und ist in den von zu mit nicht ein eine für auf dem werden im",
  fr: "le la les des et est une dans pour que sur par pas du au sont avec ce",
  es: "el los las y es en una por que para del con no se como son al su",
  it: "il gli di e che è un una per non sono con del della le dei nel da",
  nl: "het een en van is dat niet op te zijn met voor de aan er door ook naar",
  pt: "o os as e é em uma por que para do da não se com no na são",
};

/** Guesses the language of a text by its commonest words; undefined where several are equal. */
export function guessTextLanguage(text: string): string | undefined {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  const counts = Object.entries(commonWords).map(([language, list]) => {
    const common = new Set(list.split(" "));
    return { language, count: words.filter((word) => common.has(word)).length };
  });
  const [first, second] = counts.toSorted((left, right) => right.count - left.count);
  return first && second && first.count > second.count ? first.language : undefined;
}
