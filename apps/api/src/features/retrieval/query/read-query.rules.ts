import { lexiconOf, perLanguage } from "@footnote/lexicon/lexicon";
import { matchAnyWord } from "@footnote/lexicon/match-words";
import { listPeriodAlternatives, type QueryContext, unifyPeriods } from "./periods.rules.ts";
import { listQuantityAlternatives } from "./quantities.rules.ts";

/** What a question asks the search for. */
export type SearchQuery = {
  /** What is searched for by its words. */
  readonly text: string;
  /** Further words that texts may use instead: "Q2" for "second quarter". */
  readonly alternatives: readonly string[];
  /** Quoted texts, which are found as typed. */
  readonly phrases: readonly string[];
  /** Words that must not occur. */
  readonly excluded: readonly string[];
  /** Sentences that say how to answer, which are not searched for. */
  readonly instructions: readonly string[];
};

const phrasesMax = 4;
/** In a longer text quotation marks quote somebody, or mark a term: a search for the exact phrase would miss most of it. */
const shortQuestion = 200;
const quoted = /"([^"“”]{2,120})"|[“„]([^"“”„]{2,120})[”“]|«([^«»]{2,120})»|「([^「」]{2,120})」/gu;
const exclusion = /^-(\p{L}[\p{L}\p{N}]{2,40})\s*$/u;

/** Separates what a question searches for from how to search and how to answer. */
export function readQuery(question: string, context: QueryContext): SearchQuery {
  const { asked, instructions } = separateInstructions(question, context.language);
  const { positive, excluded } = separateExclusions(asked);
  const quotations = positive.length > shortQuestion ? [] : [...positive.matchAll(quoted)];
  const phrases = quotations.map((match) => match.slice(1).join("").trim());
  const text = unifyPeriods(positive);
  return {
    text,
    alternatives: [
      ...listPeriodAlternatives(text, context),
      ...listQuantityAlternatives(text, context),
    ],
    phrases: phrases.filter(Boolean).slice(0, phrasesMax),
    excluded,
    instructions,
  };
}

/** A minus before a word excludes it at the end of a question: elsewhere it is an option of a command, or a dash. */
export function separateExclusions(text: string): { positive: string; excluded: string[] } {
  const words = text.split(/(?<=\s)(?=\S)/u);
  let end = words.length;
  while (end > 1 && exclusion.test(words[end - 1] ?? "")) end -= 1;
  const excluded = words.slice(end).flatMap((word) => exclusion.exec(word)?.[1] ?? []);
  return { positive: words.slice(0, end).join(""), excluded };
}

const opensInstruction = perLanguage((lexicons) =>
  matchAnyWord(lexicons.map((one) => one.instructions)),
);
const sentenceEnds = /(?<=[.!?:]\s)|(?<=[。！？：])|(?<=\n)/u;

function separateInstructions(question: string, language: string | null) {
  const sentences = question.split(sentenceEnds);
  const known = lexiconOf(language) ? language : "en";
  const isInstruction = (sentence: string) =>
    !/[?？]\s*$/u.test(sentence) && opensInstruction(known).test(sentence);
  const asked = sentences.filter((sentence) => !isInstruction(sentence)).join("");
  // A question that is one instruction, such as "Answer in German", asks for that.
  if (!/\p{L}/u.test(asked)) return { asked: question, instructions: [] };
  return { asked, instructions: sentences.filter(isInstruction).map((one) => one.trim()) };
}
