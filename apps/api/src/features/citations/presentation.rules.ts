import type { CitedText, Passage } from "./answer.rules.ts";
import { issueCitations } from "./numbering.rules.ts";
import { restrictLinks } from "./links.rules.ts";
import { removeSourceList } from "./source-list.rules.ts";

/** The first words of a model's answer that say whether it answers the question. */
export const outcomeLabels = { notFound: "NOT_FOUND", partly: "PARTLY" } as const;

export type Written = CitedText & {
  /** The outcome that the model states. */
  readonly label: "answered" | "partly" | "not_found";
};

const label = /^[\s*_`"]*(NOT_FOUND|PARTLY)\b[\s*_`"]*[:.]?\s*/;
/** The same label on a line of its own at the end, or as the whole text. */
const labelAtEnd = /\n[\s*_`"]{0,40}(NOT_FOUND|PARTLY)[\s*_`".]{0,40}$/;
const notFoundAlone = /^[\s*_`"]*not[ _]found[\s*_`".!]*$/i;
const longestLabel = 100;
/** A sentence that is repeated directly, as small models do that do not stop. */
const repeated =
  /((?<=^|[.!?]\s|\d\]\s)[^.!?\n]{20,200}[.!?](?:[ \t]?\[\d{1,3}\])*)(?:[ \t]+\1)+/gm;
/** Removes repeated sentences from a complete text; in a partial text, a part of one may be shown twice. */
export function removeRepetitions(written: string): string {
  return written.replace(repeated, "$1");
}

/** The beginning of a possible label. */
const labelBegun = /^[\s*_`"]*(?:[A-Z][A-Z_]{0,8}[\s*_`":.]*)?$/;

/** Parses the label of a model's text, issues its citations and restricts its links. */
export function present(written: string, shown: readonly Passage[]): Written {
  const { named, said } = readLabel(written);
  const names = shown.map(({ filename }) => filename);
  const issued = issueCitations(removeSourceList(said, names), shown);
  const pages = new Set(shown.flatMap(({ url }) => url ?? []));
  const evidence = { pages, text: shown.map(({ text }) => text).join("\n") };
  return {
    content: restrictLinks(evidence, issued.content).trim(),
    citations: issued.citations,
    label:
      named === outcomeLabels.notFound
        ? "not_found"
        : named === outcomeLabels.partly
          ? "partly"
          : "answered",
  };
}

function readLabel(written: string): { named?: string | undefined; said: string } {
  if (notFoundAlone.test(written)) return { named: outcomeLabels.notFound, said: "" };
  const first = label.exec(written);
  if (first) return { named: first[1], said: written.slice(first[0].length) };
  const last = labelAtEnd.exec(written.slice(-longestLabel));
  return { named: last?.[1], said: last ? written.slice(0, -last[0].length) : written };
}

const nothing: CitedText = { content: "", citations: [] };

/** Presents a text that is still being written, as far as more text will not change it. */
export function presentPartial(soFar: string, shown: readonly Passage[]): CitedText {
  if (soFar.length < longestLabel && labelBegun.test(soFar)) return nothing;
  return presentUnchecked(cutStable(soFar), shown);
}

/** Presents a complete text before verification; nothing if it says that nothing was found. */
export function presentUnchecked(written: string, shown: readonly Passage[]): CitedText {
  const { label: named, ...text } = present(written, shown);
  return named === "not_found" ? nothing : text;
}

const wordEnd = /[\s\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Thai}，。！？；：、」』）]/u;
/** Opening characters and what closes them. */
const pairs: Readonly<Record<string, RegExp>> = {
  "[": /[\]】］]/,
  "【": /[\]】］]/,
  "［": /[\]】］]/,
  "`": /`/,
};

/** Removes what is incomplete at the end: a word, a marker, a link, code. */
function cutStable(text: string): string {
  let end = text.length;
  while (end > 0 && !wordEnd.test(text[end - 1] ?? "")) end--;
  const before = withoutBegun(text.slice(0, end));
  end = before.length;
  if (before.split("```").length % 2 === 0) return before; // a block of code that is open shows as code
  let at = before.lastIndexOf("\n", end - 2) + 1;
  while (at < end) {
    const close = pairs[before[at] ?? ""];
    if (!close) {
      at += 1;
      continue;
    }
    const closed = closeOf(before, at, close);
    if (closed === undefined) return before.slice(0, before[at - 1] === "!" ? at - 1 : at);
    at = closed;
  }
  return before;
}

const longestBegun = 400;

/** Removes what may become a marker in round brackets, a copied fence or HTML at the end. */
function withoutBegun(text: string): string {
  const tail = text.slice(-longestBegun);
  const kept = tail.replace(
    /(?<!\s)\s*(?:(?<!\])\([^()\n]{0,120}\)?|<[a-z/][^<>\n]{0,200})\s*$/i,
    "",
  );
  return text.slice(0, text.length - tail.length) + kept;
}

/** Returns where an opening bracket is closed, including the target of a link. */
function closeOf(text: string, at: number, close: RegExp): number | undefined {
  const inner = text.slice(at + 1).search(close);
  if (inner < 0) return undefined;
  const after = at + inner + 2;
  if (text[after] !== "(") return after;
  const target = text.indexOf(")", after);
  return target < 0 ? undefined : target + 1;
}
