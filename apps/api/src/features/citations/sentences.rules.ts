import { longMonthsOf } from "@footnote/lexicon/calendar";
import { lexicons } from "@footnote/lexicon/lexicon";
import { listWords } from "@footnote/lexicon/match-words";

const sentences = new Intl.Segmenter("en", { granularity: "sentence" });

const abbreviations = lexicons.flatMap((one) => listWords(one.abbreviations)).map(abbreviation);
// Where the segmenter stops too early: after initials and common abbreviations.
const endsEarly = new RegExp(
  String.raw`(?:^|[\s(])(?:\p{Lu}|${[...new Set(abbreviations)].join("|")})\.\s*$`,
  "u",
);

/** One in small letters may open a sentence. */
function abbreviation(word: string): string {
  const capital = RegExp.escape(word.slice(0, 1).toUpperCase() + word.slice(1));
  return `${RegExp.escape(word)}|${capital}`;
}

/** "No. 5" is a number, "No. Dogs stay outside." an answer. */
const numberSign = /(?:^|[\s(])[Nn]os?\.\s*$/u;

/** The number of a list item or a heading, before its text. */
const itemNumber = /^\s*\(?\p{N}{1,3}(?:\.\p{N}{1,3})*[.)]\s*$/u;

/** "1. Februar": German writes the day with a full stop. Callers may pass only the first letters of what follows. */
const dayNumber = /(?<![\p{L}\p{N}.,])\p{N}{1,2}\.\s*$/u;
const monthBegins = new RegExp(
  String.raw`^\s*(?:${[...longMonthsOf("de").keys()].map((name) => name.slice(0, 7)).join("|")})`,
  "iu",
);

/** Whether a sentence goes on although the segmenter ends it. */
export function endsTooEarly(sentence: string, next: string): boolean {
  // "It is old.[7]": the segmenter ends a sentence inside of a footnote's brackets.
  return (
    /[.!?]\s?\[$/.test(sentence) ||
    endsEarly.test(sentence) ||
    (numberSign.test(sentence) && /^\s*\p{N}/u.test(next)) ||
    itemNumber.test(sentence) ||
    (dayNumber.test(sentence) && monthBegins.test(next))
  );
}

/**
 * The sentences of a passage in reading order, as they stand there. Lines of a table or list count as sentences of
 * their own; a line broken by the width of its page is joined with the next.
 */
export function splitSentences(text: string): string[] {
  const found: string[] = [];
  let open = "";
  const joined = joinWrappedLines(text);
  for (const { segment, index } of sentences.segment(joined)) {
    open += segment;
    const next = joined.slice(index + segment.length, index + segment.length + 8);
    if (!segment.includes("\n") && endsTooEarly(open, next)) continue;
    if (/[\p{L}\p{N}]/u.test(open)) found.push(collapse(open));
    open = "";
  }
  if (/[\p{L}\p{N}]/u.test(open)) found.push(collapse(open));
  return found;
}

/** A single line break between two halves of one sentence becomes a space. */
function joinWrappedLines(text: string): string {
  return text.replace(/(?<=[\p{Ll},;\p{N}-][ \t]*)\r?\n(?=[ \t]*\p{Ll})/gu, " ");
}

function collapse(text: string): string {
  return text.replace(/\s+/gu, " ").trim();
}

/** At most `length` characters, cut after a word, with an ellipsis where something is left out. */
export function shorten(text: string, length: number): string {
  if (text.length <= length) return text;
  const space = text.lastIndexOf(" ", length - 1);
  const cut = text.slice(0, space > length / 2 ? space : length - 1);
  return `${cut.replace(/[\s\p{P}\uD800-\uDBFF]+$/u, "")}…`;
}
