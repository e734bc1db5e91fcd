import { guessLanguage } from "@footnote/lexicon/language";
import { tokenizeQuery } from "../retrieval/tokenization.rules.ts";
import { contentWords } from "../citations/content-words.rules.ts";
import { type FollowUp, writeFollowUp } from "./follow-up.rules.ts";

/** Something a question asks about. A text that holds one of its forms speaks of it. */
export type QuestionTerm = {
  /** As the question has it. */
  readonly surface: string;
  readonly forms: readonly string[];
  /** A name or a number: an answer can hardly do without it. */
  readonly name: boolean;
  /** Says what a follow-up is about: it must stand near the answer rather than in it. */
  readonly carried: boolean;
};

export type AnswerKind = "number" | "date" | "person" | "definition";

export type Question = {
  readonly text: string;
  readonly terms: readonly QuestionTerm[];
  /** What the answer must hold, where the question says so. */
  readonly asks: AnswerKind | undefined;
};

/** A pasted page is no question: its first terms do, and choosing sentences stays quick. */
const termsMax = 64;

/** Reads a question that is asked of texts in the given languages (ISO 639-1; null where unknown). */
export function readQuestion(
  { text, about }: FollowUp,
  textLanguages: readonly (string | null)[],
): Question {
  const whole = writeFollowUp({ text, about });
  const language = guessLanguage(whole) ?? textLanguages[0] ?? null;
  const languages = [...new Set([language, ...textLanguages])];
  const terms = [...readTerms(text, languages), ...readTerms(about, languages, true)];
  // Of a term that stands twice the first counts: what is asked goes before what is carried over.
  const distinct = new Map(terms.toReversed().map((term) => [term.forms.join(" "), term]));
  const asks = answerKindOf(text) ?? answerKindOf(about);
  return { text: whole, terms: [...distinct.values()].slice(-termsMax), asks };
}

function readTerms(
  text: string,
  languages: readonly (string | null)[],
  carried = false,
): QuestionTerm[] {
  const language = languages[0] ?? null;
  const capitalsName = language !== "de"; // German writes every noun with one
  return [...contentWords(text, language)].flatMap(({ surface, first }) => {
    const capital = capitalsName && (!first || carried) && /\p{Lu}/u.test(surface);
    const name = capital || /\p{N}/u.test(surface);
    return tokenizeQuery(surface, languages).map((forms) => ({
      surface,
      forms,
      name,
      carried,
    }));
  });
}

const kinds: readonly (readonly [AnswerKind, RegExp])[] = [
  [
    "number",
    /\bhow (many|much|long|old|far|tall|high|large|big|often)\b|\bwhat (percent|percentage|number|amount|share)|\bwie ?viele?\b|\bcombien\b|\bcu[aá]nt[ao]s?\b|\bquant[aieo]s?\b|\bhoeveel\b|сколько|多少|几[个名次年]|いくつ/iu,
  ],
  [
    "date",
    /^when\b|\bwhen (did|was|were|is|does|will)\b|\b(what|which) (year|date|day|month|century|decade)\b|\bwann\b|welche[mrsn]? jahr|\bquand\b|\bcuándo\b|\bquando\b|\bwanneer\b|когда|каком году|何时|哪一?年|いつ/iu,
  ],
  [
    "person",
    /\b(who|whom|whose)\b|\b(wer|wen|wem)\b|\bqui\b|\bqui[eé]n(es)?\b|\bchi\b|\bquem\b|(?<!\p{L})кто(?!\p{L})|谁|誰/iu,
  ],
];

/** "What is a lease?", not "What is the lease's date?": that asks for a property of it. */
const defining =
  /^\s*(?:(?:what|was|wat)\s+(?:is|are|ist|sind|zijn)|qu['’ ]est[- ]ce que?|¿?qué (?:es|son)|(?:che )?cos['’ ]?(?:a )?(?:è|sono)|o que (?:é|são)|что такое|什么是)(?!\s*(?:the|der|die|das|les?|la|los|las|il|lo|gli|i|de|het|os|as|my|our|your|their|his|her|its|mein\p{L}*|unser\p{L}*|ihr\p{L}*|sein\p{L}*)\s)\s*[^?？]{1,60}[?？]*\s*$|\bwhat (?:does|do) .{1,60} (?:mean|stand for)\b|\bwas bedeutet\b|^\s*defin(?:e|iere)\b|^\s*[^的]{1,20}是什么[?？]?\s*$/iu;

function answerKindOf(text: string): AnswerKind | undefined {
  return (
    kinds.find(([, cue]) => cue.test(text))?.[0] ?? (defining.test(text) ? "definition" : undefined)
  );
}

/** What says what a thing is, with what stands before it. */
const saysWhat =
  /^(.{1,80}?)\s(?:is|are|was|were|means?|refers to|stands for|denotes?|describes?|ist|sind|war|bedeutet|bezeichnet|beschreibt|est|sont|désigne|es|son|significa|è|sono|é|são|zijn|betekent|это|—|–)\s|^(.{1,30}?)[是指]/iu;

function defines(sentence: string, { terms }: Question): boolean {
  const match = saysWhat.exec(sentence.replace(/\([^()]{0,60}\)/g, ""));
  const subject = (match?.[1] ?? match?.[2] ?? "").toLowerCase();
  const named = terms.filter(({ surface }) => subject.includes(surface.toLowerCase()));
  // "Who signs a lease is bound by it" says nothing of what a lease is.
  const others = subject
    .replace(/(?<!\p{L})(?:an?|the|der|die|das|eine?|une?|el|la|les?|il|lo|de|het)(?!\p{L})/gu, "")
    .match(/[\p{L}\p{N}]+/gu)
    ?.filter((word) => !/\p{sc=Han}/u.test(word)); // not told apart by blanks
  const most = Math.max(terms.length, others?.length ?? 0) / 2;
  return named.length > 0 && named.length >= most;
}

const numberWords =
  /\b(first|second|third|fourth|fifth|last|daily|weekly|monthly|yearly|january|february|april|june|july|august|september|october|november|december|monday|tuesday|wednesday|thursday|friday|saturday|sunday|zero|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|thirty|forty|fifty|hundred|thousand|million|billion|half|third|quarter|dozen|once|twice|never|none)\b/i;

/** Whether a sentence holds what is asked for, beyond what the question already says; undefined when nobody can tell. */
export function holdsAnswer(sentence: string, question: Question): boolean | undefined {
  const news = sentence.replace(/[\p{L}\p{N}]+/gu, (word) =>
    question.text.toLowerCase().includes(word.toLowerCase()) ? "" : word,
  );
  switch (question.asks) {
    case "number":
    case "date":
      return /\p{N}/u.test(news) || numberWords.test(news);
    case "person":
      // A capital inside the sentence; scripts without capitals cannot tell.
      return /\p{Ll}/u.test(sentence)
        ? /\S\s+["“(]?\p{Lu}|^\p{Lu}\S+ \p{Lu}/u.test(news)
        : undefined;
    case "definition":
      return defines(sentence, question);
    case undefined:
      return undefined;
  }
}
