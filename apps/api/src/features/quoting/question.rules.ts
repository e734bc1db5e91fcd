import { lexiconOf, perLanguage } from "@footnote/lexicon/lexicon";
import { anyWordOf, matchAnyWord } from "@footnote/lexicon/match-words";
import { separateExclusions } from "../retrieval/query/read-query.rules.ts";
import { tokenizeQuery } from "../retrieval/tokenization.rules.ts";
import { contentWords } from "../citations/content-words.rules.ts";
import { mayAskForSeveral } from "../citations/list-questions.rules.ts";
import { type AnswerKind, answerKindOf, withoutContactWords } from "./answer-kinds.rules.ts";
import { type FollowUp, formatFollowUp } from "./follow-up.rules.ts";

/** A term of a question. A text that contains one of its forms mentions it. */
export type QuestionTerm = {
  /** The term as the question spells it. */
  readonly surface: string;
  readonly forms: readonly string[];
  /** A name or a number, which an answer can hardly omit. */
  readonly name: boolean;
  /** Carried over from earlier questions: it must occur near the answer rather than in it. */
  readonly carried: boolean;
};

export type Question = {
  readonly text: string;
  /** ISO 639-1; null if unknown. */
  readonly language: string | null;
  readonly terms: readonly QuestionTerm[];
  /** The kind of fact that the answer must contain, if the question says so. */
  readonly asks: AnswerKind | undefined;
  /** Whether several documents may each have a part of the answer. */
  readonly asksForSeveral: boolean;
};

/** A pasted page is no question: its first terms suffice, and choosing sentences stays fast. */
const termsMax = 64;
/** A longer text is read as one question. */
const aboutMax = 2_000;
/** Each line is compared with no more of a question. */
const textMax = 4_000;

/** Parses a question about texts in these languages (ISO 639-1; null if unknown). */
export function readQuestion(
  followUp: FollowUp,
  textLanguages: readonly (string | null)[],
): Question {
  const { text, about } = followUp;
  const language = followUp.language ?? textLanguages[0] ?? null;
  const languages = [...new Set([language, ...textLanguages])];
  const { core, rest } = findCore(separateExclusions(text).positive, language);
  // Of the sentences beside the one that asks, only the names say what it is about.
  const carried = [
    ...readTerms(rest, languages, true).filter(({ name }) => name),
    ...readTerms(about, languages, true),
  ];
  const asks = answerKindOf(core, language) ?? answerKindOf(about, language);
  const terms = [...readTerms(withoutContactWords(core, asks, language), languages), ...carried];
  // "What does X stand for?": a definition need not say "stand".
  const asked = terms.filter(
    ({ surface }) => asks !== "definition" || !definitionWord(language).test(surface),
  );
  // The first occurrence of a term counts: the question's own terms precede the carried-over ones.
  const distinct = new Map(
    (asked.length > 0 ? asked : terms).toReversed().map((term) => [term.forms.join(" "), term]),
  );
  return {
    text: formatFollowUp(followUp).slice(0, textMax).toWellFormed(),
    language,
    terms: [...distinct.values()].slice(-termsMax),
    asks,
    asksForSeveral: mayAskForSeveral(core, language),
  };
}

const questionWord = perLanguage((lexicons) =>
  matchAnyWord(lexicons.map((one) => one.questionWords)),
);

/** Separates the sentence that asks from those that say why: "I am new here. When is the office open?" */
function findCore(text: string, language: string | null): { core: string; rest: string } {
  const sentences = text.split(/(?<=[.!?。！？:：])\s+(?=\S)/u);
  if (sentences.length < 2 || text.length > aboutMax) return { core: text, rest: "" };
  const asking =
    sentences.findLast((one) => /[?？]\s*$/u.test(one)) ??
    sentences.findLast((one) => questionWord(language).test(one));
  if (asking === undefined || contentWords(asking, language).next().done) {
    return { core: text, rest: "" };
  }
  return { core: asking, rest: sentences.filter((one) => one !== asking).join(" ") };
}

/** Adds to terms that no document has the similar forms that may have been meant. */
export function correctSpelling(
  question: Question,
  similar: ReadonlyMap<string, readonly string[]>,
): Question {
  const correct = (term: QuestionTerm) => {
    const forms = term.forms.flatMap(
      (form) => similar.get(form)?.filter((meant) => isLikelySlip(form, meant)) ?? [],
    );
    return forms.length > 0 ? { ...term, forms: [...term.forms, ...forms] } : term;
  };
  return { ...question, terms: question.terms.map(correct) };
}

/** One slip makes a shorter word into another common one ("keep", "Kemp"). */
const anySlipFrom = 6;

/** Returns whether an answer may take one word for the other: in a short one only letters that are swapped or doubled may differ. */
function isLikelySlip(word: string, meant: string): boolean {
  const letters = (text: string) => Array.from(text.replace(/(.)\1/gu, "$1")).toSorted().join("");
  return word.length >= anySlipFrom || letters(word) === letters(meant);
}

/** Returns all forms of a question's terms. */
export function formsOf({ terms }: Question): string[] {
  return terms.flatMap(({ forms }) => forms);
}

/** Returns the names and numbers of a question as one text. */
export function namesOf({ terms }: Question): string {
  return [...new Set(terms.flatMap(({ name, surface }) => (name ? [surface] : [])))].join(" ");
}

function readTerms(
  text: string,
  languages: readonly (string | null)[],
  carried = false,
): QuestionTerm[] {
  const language = languages[0] ?? null;
  const capitalsName = lexiconOf(language)?.grammar.capitalizesNouns !== true;
  return [...contentWords(text, language)].flatMap(({ surface, first }) => {
    const capital = capitalsName && (!first || carried) && /\p{Lu}/u.test(surface);
    const name = capital || /\p{N}/u.test(surface);
    // "l'eau": the article is no term.
    const words = tokenizeQuery(surface, languages).filter(
      (forms) => surface.length === 1 || forms.some((form) => !/^\p{Ll}$/u.test(form)),
    );
    return words.map((forms) => ({
      surface,
      forms,
      name,
      carried,
    }));
  });
}

/** A word of the phrases that ask for a definition. */
const definitionWord = perLanguage((lexicons) => {
  const phrases = lexicons.flatMap(({ definitions }) => [definitions.markers, definitions.verbs]);
  const words = phrases.flatMap((list) => list.replaceAll(/[_^…]/gu, " "));
  return new RegExp(`^${anyWordOf(words)}$`, "iu");
});
