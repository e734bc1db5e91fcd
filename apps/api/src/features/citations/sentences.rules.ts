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

/** More than any abbreviation, number or bracket at the end of a sentence. */
const endLength = 100;

/** Whether a sentence goes on although the segmenter ends it. */
export function endsTooEarly(whole: string, next: string): boolean {
  // It is asked again at each full stop of a sentence that goes on, however long it is by then.
  const sentence = whole.slice(-endLength);
  // "It is old.[7]": the segmenter ends a sentence inside of a footnote's brackets.
  return (
    /[.!?]\s?\[$/.test(sentence) ||
    endsEarly.test(sentence) ||
    // "(ref. A 17)", "(max. 3)"
    /\([^()]{1,12}\.\s*$/u.test(sentence) ||
    (numberSign.test(sentence) && /^\s*\p{N}/u.test(next)) ||
    itemNumber.test(whole) ||
    (dayNumber.test(sentence) && monthBegins.test(next))
  );
}

/** The sentences of a passage in reading order, with single spaces between their words. */
export function splitSentences(text: string): string[] {
  return locateSentences(text).map(({ start, end }) => collapse(text.slice(start, end)));
}

/**
 * Where the sentences of a passage start and end, in reading order. Lines of a table or list count as sentences of their
 * own; a line broken by the width of its page is joined with the next.
 */
export function locateSentences(text: string): { start: number; end: number }[] {
  const found: { start: number; end: number }[] = [];
  const joined = joinWrappedLines(text);
  let start = 0;
  const close = (end: number) => {
    if (/[\p{L}\p{N}]/u.test(joined.slice(start, end))) found.push({ start, end });
    start = end;
  };
  for (const { segment, index } of sentences.segment(joined)) {
    const end = index + segment.length;
    const next = joined.slice(end, end + 8);
    if (!segment.includes("\n") && endsTooEarly(joined.slice(start, end), next)) continue;
    close(end);
  }
  close(joined.length);
  return found.map((one) => trimRange(text, one));
}

function trimRange(text: string, { start, end }: { start: number; end: number }) {
  const whole = text.slice(start, end);
  const from = start + whole.length - whole.trimStart().length;
  return { start: from, end: from + whole.trim().length };
}

/** A single line break between two halves of one sentence becomes a space. The text keeps its length. */
function joinWrappedLines(text: string): string {
  return text.replace(/(?<=[\p{Ll},;\p{N}-][ \t]*)\r?\n(?=[ \t]*[\p{Ll}(])/gu, ({ length }) =>
    " ".repeat(length),
  );
}

function collapse(text: string): string {
  return text.replace(/\s+/gu, " ").trim();
}

/** At most `length` characters, cut after a word, with an ellipsis where something is left out. */
export function shorten(text: string, length: number): string {
  if (text.length <= length) return text;
  const space = text.lastIndexOf(" ", length - 1);
  const cut = text.slice(0, space > length / 2 ? space : length - 1);
  return `${cut.replace(/(?<![\s\p{P}])[\s\p{P}\uD800-\uDBFF]+$/u, "")}…`;
}
