import { tokenizeQuery } from "../retrieval/tokenization.rules.ts";
import { guessLanguage, isStopWord, segmentWords } from "./stop-words.rules.ts";

/** Something a question asks about. A text that holds one of its forms speaks of it. */
export type QuestionTerm = {
  readonly forms: readonly string[];
  /** A name or a number: an answer can hardly do without it. */
  readonly name: boolean;
};

export type AnswerKind = "number" | "date" | "person";

export type Question = {
  readonly text: string;
  readonly terms: readonly QuestionTerm[];
  /** What the answer must hold, where the question says so. */
  readonly asks: AnswerKind | undefined;
};

/** Reads a question that is asked of texts in the given languages (ISO 639-1; null where unknown). */
export function readQuestion(text: string, textLanguages: readonly (string | null)[]): Question {
  const language = guessLanguage(text) ?? textLanguages[0] ?? null;
  const languages = [...new Set([language, ...textLanguages])];
  const terms = new Map<string, QuestionTerm>();
  for (const { surface, first } of contentWords(text, language)) {
    const capital = !first && language !== "de" && /\p{Lu}/u.test(surface); // German writes every noun so
    const name = capital || /\p{N}/u.test(surface);
    for (const forms of tokenizeQuery(surface, languages)) {
      terms.set(forms.join(" "), { forms, name });
    }
  }
  return { text, terms: [...terms.values()], asks: answerKindOf(text) };
}

/** Words with a meaning of their own. */
export function* contentWords(
  text: string,
  language: string | null,
): Generator<{ surface: string; first: boolean }> {
  let first = true;
  for (const { word, start, end } of segmentWords(text.replace(measures, blank))) {
    // Chinese and Japanese texts are indexed by pairs of characters, so that one alone finds nothing.
    if (!isStopWord(word, language) && !loneCharacter.test(word)) {
      yield { surface: text.slice(start, end), first };
    }
    first = false;
  }
}

/** "How tall": an answer gives the height without the word. */
const measures =
  /\bhow (?:long|old|far|tall|high|deep|wide|thick|heavy|fast|large|big|often|late|early|soon)\b|\bwie (?:lange?|alt|weit|hoch|tief|breit|dick|schwer|schnell|groß|oft|häufig|teuer|spät|früh)\b/giu;
const blank = (phrase: string) => " ".repeat(phrase.length);
const loneCharacter = /^[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}]$/u;

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
    /\b(who|whom|whose)\b|\b(wer|wen|wem)\b|\bqui\b|\bqui[eé]n(es)?\b|\bchi\b|\bquem\b|\bкто\b|谁|誰/iu,
  ],
];

function answerKindOf(text: string): AnswerKind | undefined {
  return kinds.find(([, cue]) => cue.test(text))?.[0];
}

const numberWords =
  /\b(zero|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|thirty|forty|fifty|hundred|thousand|million|billion|half|third|quarter|dozen|once|twice|never|none)\b/i;

/** Whether a sentence holds what is asked for, beyond what the question already says; undefined when nobody can tell. */
export function holdsAnswer(sentence: string, question: Question): boolean | undefined {
  const news = sentence.replace(/[\p{L}\p{N}]+/gu, (word) =>
    question.text.toLowerCase().includes(word.toLowerCase()) ? "" : word,
  );
  switch (question.asks) {
    case "number":
      return /\p{N}/u.test(news) || numberWords.test(news);
    case "date":
      return /\p{N}/u.test(news);
    case "person":
      // A capital inside the sentence; scripts without capitals cannot tell.
      return /\p{Ll}/u.test(sentence)
        ? /\S\s+["“(]?\p{Lu}|^\p{Lu}\S+ \p{Lu}/u.test(news)
        : undefined;
    case undefined:
      return undefined;
  }
}
