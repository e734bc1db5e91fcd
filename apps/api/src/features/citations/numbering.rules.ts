import type { Citation } from "@footnote/contracts/chat/citations";
import { citePassage, type Passage } from "./answer.rules.ts";
import { rewriteProse } from "./markdown.rules.ts";
import { normalizeMarkers } from "./markers.rules.ts";

// [1], [1, 3], [1-3]; the link target after one goes too.
const marker = /\[(?<numbers>\d{1,4}(?:[,;&–-]+\d{1,4})*)\](?:\([^()\s]*\))?/giu;
const longestRange = 20;

/**
 * Replaces the markers of a model by issued citations, numbered by first appearance. Markers of no passage are removed, and
 * each passage has one number. `[n]` of the model means `passages[n - 1]`.
 */
export function issueCitations(
  written: string,
  passages: readonly Passage[],
): { content: string; citations: Citation[] } {
  const issued = new Map<number, number>();
  const number = (index: number) => {
    const known = issued.get(index);
    if (known !== undefined) return known;
    issued.set(index, issued.size + 1);
    return issued.size;
  };
  const content = rewriteMarkers(written, passages, (numbers) => {
    const hits = numbers.filter((index) => index >= 1 && index <= passages.length);
    return [...new Set(hits)].map((index) => `[${number(index)}]`).join("");
  });
  const citations = [...issued].flatMap(([index, id]) => {
    const passage = passages[index - 1];
    return passage ? [citePassage(id, passage)] : [];
  });
  return { content, citations };
}

/** Returns the text without markers. */
export function removeMarkers(written: string): string {
  return rewriteMarkers(written, [], () => "");
}

function rewriteMarkers(
  written: string,
  passages: readonly Passage[],
  rewrite: (numbers: number[]) => string,
): string {
  return rewriteProse(written.normalize("NFC"), (prose) => {
    const plain = prose.replace(/[０-９]/g, (digit) => digit.normalize("NFKC"));
    return rewriteText(normalizeMarkers(plain, passages), rewrite);
  }).trim();
}

function rewriteText(text: string, rewrite: (numbers: number[]) => string): string {
  return text
    .replace(
      new RegExp(String.raw`(?<![ \t])[ \t]*(?<!\\)${marker.source}`, marker.flags),
      (...match) => {
        const whole = String(match[0]);
        const { numbers = "" } = match.at(-1) as Record<string, string>;
        const space = /^[ \t]*/.exec(whole)?.[0] ?? "";
        // A year in brackets is text: round brackets keep it from being read as a marker.
        if (/^\d{4}$/.test(numbers)) return `${space}(${numbers})`;
        const issued = rewrite(readNumbers(numbers));
        return issued === "" ? "" : space + issued;
      },
    )
    .replace(/(\[\d{1,4}\])(?:[ \t]*\1)+/g, "$1");
}

function readNumbers(text: string): number[] {
  return text.split(/[,;&]/).flatMap((part) => {
    const [from = 0, to = from] = Array.from(part.matchAll(/\d+/g), ([digits]) => Number(digits));
    const length = Math.min(Math.max(to - from, 0), longestRange) + 1;
    return Array.from({ length }, (_, step) => from + step);
  });
}
