import { answerLanguageOf } from "../citations/answer-language.rules.ts";
import type { AnswerLanguage } from "../citations/answer.rules.ts";
import type { DescribedLine } from "./line-features.rules.ts";
import type { Question, QuestionTerm } from "./question.rules.ts";

const namedMost = 3;

const kinds = {
  en: {
    email: "No e-mail address is given there.",
    phone: "No phone number is given there.",
    number: "No number is given there.",
    date: "No date is given there.",
    percent: "No percentage is given there.",
    money: "No amount of money is given there.",
    duration: "No duration is given there.",
    weight: "No weight is given there.",
    length: "No length is given there.",
    place: "No place is named there.",
    person: "Nobody is named there.",
  },
  de: {
    email: "Eine E-Mail-Adresse steht dort nicht.",
    phone: "Eine Telefonnummer steht dort nicht.",
    number: "Eine Zahl steht dort nicht.",
    date: "Ein Datum steht dort nicht.",
    percent: "Ein Prozentsatz steht dort nicht.",
    money: "Ein Geldbetrag steht dort nicht.",
    duration: "Eine Dauer steht dort nicht.",
    weight: "Ein Gewicht steht dort nicht.",
    length: "Eine Länge steht dort nicht.",
    place: "Ein Ort steht dort nicht.",
    person: "Dort ist niemand genannt.",
  },
} as const;

/** Describes what the question asks for and the quotes do not contain; null if nothing can be named. */
export function describeMissing(
  question: Question,
  { passageMatches, features }: Pick<DescribedLine, "passageMatches" | "features">,
): string | null {
  const unmatched = question.terms.filter((_, term) => passageMatches[term] === 0);
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
  const { asks } = question;
  const named = asks === undefined || asks === "definition" || asks === "reason" ? undefined : asks;
  const lacking = features.lacksAnswer > 0 && named ? kinds[language][named] : undefined;
  return [list.length > 0 ? unsaid : "", lacking ?? ""].filter(Boolean).join(" ") || null;
}

/** Says that nothing was found for one of several questions. */
export function describeUnanswered(question: string, language: AnswerLanguage): string {
  const asked = question.replace(/(?<![\s?？.])[\s?？.]+$/u, "");
  return language === "de"
    ? `Nichts gefunden zu: „${asked}?“`
    : `Nothing was found for: “${asked}?”`;
}
