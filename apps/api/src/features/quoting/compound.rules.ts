import { perLanguage } from "@footnote/lexicon/lexicon";
import { anyWordOf } from "@footnote/lexicon/match-words";
import { contentWords } from "../citations/content-words.rules.ts";

/** What separates two questions: "and" before a question word, or a question mark. */
const joint = perLanguage((lexicons) => {
  const asking = anyWordOf(lexicons.map((one) => one.questionWords));
  const and = anyWordOf(lexicons.map((one) => one.questionJoints));
  return new RegExp(
    String.raw`(?:[,;?]|(?<!\s))\s+${and}\s+(?=${asking})|\?\s+(?=[¿]?${asking})`,
    "iu",
  );
});
const partsMax = 3;

/** Splits a question that asks several things: "Who built it, and when was it opened?". */
export function splitQuestion(text: string, language: string | null): string[] {
  const parts = text.split(joint(language)).map((part) => part.trim());
  const whole = parts.every((part) => !contentWords(part, language).next().done);
  return parts.length > partsMax || !whole ? [text] : parts;
}
