import { lexicons } from "@footnote/lexicon/lexicon";
import { anyWordOf } from "@footnote/lexicon/match-words";
import { splitSentences } from "../citations/sentences.rules.ts";
import { item } from "./lines.rules.ts";
import { refersBack } from "./quote-extent.rules.ts";
import type { Cell } from "./lines.rules.ts";
import type { NeighbourRange, Neighbour, Passage } from "../citations/answer.rules.ts";

/** A passage is read in whatever language it is. */
const announces = new RegExp(
  String.raw`(?:[:：]|${anyWordOf(lexicons.map((one) => one.announcements))})[^.!?。！？\n]{0,40}$`,
  "iu",
);
const ended = /[.!?。！？…][\p{Pf}\p{Pe}"'*_)\]]*$/u;
/** A shorter last line is a heading or a cell. */
const shortestLine = 40;

/** Returns whether a passage starts in the middle of a thought, and whether it breaks off in one. */
export function findCuts(text: string): { before: boolean; after: boolean } {
  const lines = text.split("\n").filter((line) => line.trim() !== "");
  const first = lines[0]?.trim() ?? "";
  const last = lines.at(-1)?.trim() ?? "";
  const listed = item.test(last) || announces.test(last);
  return {
    before: /^\p{Ll}/u.test(first) || refersBack(first, null) || item.test(first),
    after: listed || (last.length >= shortestLine && !ended.test(last)),
  };
}

/** The number of best passages whose neighbours are read. */
const readAround = 3;

/** Returns the neighbours that the best passages need to be understood. */
export function neighboursOf(passages: readonly Passage[]): NeighbourRange[] {
  return passages
    .filter(({ url }) => url === undefined)
    .slice(0, readAround)
    .flatMap(({ chunkId, text }) => {
      const { before, after } = findCuts(text);
      return before || after ? [{ chunkId, before: Number(before), after: Number(after) }] : [];
    });
}

/** The quoted sentences of one passage. */
export type Cited = {
  readonly passage: Passage;
  readonly sentences: readonly string[];
  /** The value of these sentences that was asked for: a cell of a table or what follows a label. */
  readonly cell?: Cell | undefined;
};

/** Returns whether the quote refers to the passage before, and whether it continues in the passage after. */
export function findOpenEnds({ passage, sentences }: Cited): { before: boolean; after: boolean } {
  const all = splitSentences(passage.text);
  const cut = findCuts(passage.text);
  return {
    before: cut.before && sentences[0] === all[0],
    after: cut.after && sentences.at(-1) === all.at(-1),
  };
}

const itemsMax = 5;

/** Adds the end of the passage before and the beginning of the passage after, as far as the quote needs them. */
export function withNeighbours(quote: Cited, neighbours: readonly Neighbour[]): Cited[] {
  const open = findOpenEnds(quote);
  const next = (offset: number) =>
    neighbours.find((one) => one.of === quote.passage.chunkId && one.offset === offset);
  const before = open.before && next(-1);
  const after = open.after && next(1);
  const leading = before ? splitSentences(before.text).slice(-1) : [];
  const isWhole = ended.test(quote.passage.text.trimEnd());
  const following = after ? beginningOf(after.text, { onlyItems: isWhole }) : [];
  return [
    ...(before && leading.length > 0 ? [{ passage: before, sentences: leading }] : []),
    quote,
    ...(after && following.length > 0 ? [{ passage: after, sentences: following }] : []),
  ];
}

/** Returns the rest of a short list, or of a sentence. What ended with a whole sentence is only followed by more items. */
function beginningOf(text: string, { onlyItems }: { onlyItems: boolean }): string[] {
  const sentences = splitSentences(text);
  const items = sentences.findIndex((sentence) => !item.test(sentence));
  if (items === 0 && onlyItems) return [];
  return sentences.slice(0, items === 0 ? 1 : Math.min(items < 0 ? itemsMax : items, itemsMax));
}
