import { answerLanguageOf } from "../citations/answer-language.rules.ts";
import type { AnswerLanguage } from "../citations/answer.rules.ts";
import type { Extract } from "./extraction.rules.ts";
import type { Question, QuestionTerm } from "./question.rules.ts";

const namedMost = 3;

const kinds = {
  en: {
    number: "No number is given there.",
    date: "No date is given there.",
    person: "Nobody is named there.",
  },
  de: {
    number: "Eine Zahl steht dort nicht.",
    date: "Ein Datum steht dort nicht.",
    person: "Dort ist niemand genannt.",
  },
} as const;

/** Describes what the question asks for and the quotes do not contain; null if nothing can be named. */
export function describeMissing(
  question: Question,
  { unmatched, holds }: Pick<Extract, "unmatched" | "holds">,
): string | null {
  const language = answerLanguageOf(question.language);
  const place = ({ surface }: QuestionTerm) => question.text.indexOf(surface);
  const words = [
    ...new Set(
      unmatched
        .filter(({ carried }) => !carried)
        .toSorted((a, b) => place(a) - place(b))
        .map(({ surface }) => surface),
    ),
  ];
  const list = words
    .slice(0, namedMost)
    .map((word) => (language === "de" ? `„${word}“` : `“${word}”`));
  const unsaid =
    language === "de"
      ? `Was zitiert ist, erwähnt ${list.join(" und ")} nicht.`
      : `What is quoted does not mention ${list.join(" or ")}.`;
  const asked = question.asks === "definition" ? undefined : question.asks;
  const lacking = holds === false && asked ? kinds[language][asked] : undefined;
  return [list.length > 0 ? unsaid : "", lacking ?? ""].filter(Boolean).join(" ") || null;
}

/** Says that nothing was found for one of several questions. */
export function describeUnanswered(question: string, language: AnswerLanguage): string {
  const asked = question.replace(/[\s?？.]+$/u, "");
  return language === "de"
    ? `Nichts gefunden zu: „${asked}?“`
    : `Nothing was found for: “${asked}?”`;
}
