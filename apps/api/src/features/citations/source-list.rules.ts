import { lexicons } from "@footnote/lexicon/lexicon";
import { anyWordOf } from "@footnote/lexicon/match-words";

const title = new RegExp(
  String.raw`^[\s#>*_]*${anyWordOf(lexicons.map((one) => one.sourceTitles))}[*_]*\s*[:：]?[*_\s]*`,
  "iu",
);
const reference = new RegExp(
  String.raw`${anyWordOf(lexicons.map((one) => one.sourceReferences))}\s*\d*(?:\s*[-–,]\s*\d+)*`,
  "giu",
);

/**
 * Removes a list of sources at the end of a text: the sources are shown beside the answer. `filenames` are those of the
 * passages.
 */
export function removeSourceList(text: string, filenames: readonly string[]): string {
  const lines = text.split("\n");
  const names = [...new Set(filenames)].toSorted((a, b) => b.length - a.length);
  for (let at = lines.length - 1; at > 0; at -= 1) {
    const line = lines[at] ?? "";
    const rest = line.replace(title, "");
    if (rest !== line && isListed(rest, names)) return lines.slice(0, at).join("\n").trimEnd();
    if (!isListed(line, names)) break;
  }
  return text;
}

/** Returns whether a line contains nothing but markers, file names and locations. */
function isListed(line: string, names: readonly string[]): boolean {
  const unnamed = names.reduce((rest, name) => rest.replaceAll(name, " "), line);
  return !/[\p{L}\p{N}]/u.test(
    unnamed
      .replace(/\[(?=[^\][\d]*\d)[^\][]*\]:?/gu, " ")
      .replace(/^\s*(?:[-*+•]|\d{1,3}[.)])\s/u, " ")
      .replace(reference, " "),
  );
}
