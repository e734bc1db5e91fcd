import { joinsNouns, lexiconOf } from "@footnote/lexicon/lexicon";
import { tokenize } from "../retrieval/tokenization.rules.ts";
import type { Question, QuestionTerm } from "./question.rules.ts";

/** Returns the terms of a text. */
export function termsOf(text: string, language: string | null): Set<string> {
  return new Set(tokenize(text, language).map(({ term }) => term));
}

/** The share of a match that a word of the same family is: inhabit for inhabitants, Norman for Normandy. */
const kinship = 0.6;

/** Returns how surely a set of terms has a term of the question, from 0 to 1. */
export function matchTerm(
  term: QuestionTerm,
  terms: ReadonlySet<string>,
  language: string | null,
): number {
  if (term.forms.some((form) => terms.has(form))) return 1;
  if (term.name || !term.forms.some((form) => form.length >= 5)) return 0;
  const joins = joinsNouns(language);
  return terms.values().some((other) => areKin(term, other, joins)) ? kinship : 0;
}

/** Whether a term is of the same family. Where nouns are joined, what they are comes last, as in Leuchtturmwärter. */
function areKin(term: QuestionTerm, other: string, joins: boolean): boolean {
  return term.forms.some((form) => {
    if (form.length < 5 || other.length < 5) return false;
    const [short, long] = form.length < other.length ? [form, other] : [other, form];
    return long.startsWith(short) || (joins && long.endsWith(short));
  });
}

/** Returns the share of the weight that is matched. */
export function share(matches: readonly number[], weights: readonly number[]): number {
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  if (total === 0) return 0;
  return matches.reduce((sum, match, term) => sum + match * (weights[term] ?? 0), 0) / total;
}

/** Marks terms typed in small letters as names that the passages only write with a capital, other than in German. */
export function recognizeNames(
  question: Question,
  candidates: readonly { readonly text: string; readonly language: string | null }[],
): Question {
  const text = candidates
    .filter(({ language }) => lexiconOf(language)?.grammar.capitalizesNouns !== true)
    .map((one) => one.text)
    .join("\n");
  const isName = (surface: string) => {
    const word = RegExp.escape(surface.toLowerCase());
    const end = String.raw`(?![\p{L}\p{N}])`;
    const capital = word.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
    if (
      capital === word ||
      new RegExp(String.raw`(?<![\p{L}\p{N}])${word}${end}`, "u").test(text)
    ) {
      return false;
    }
    return new RegExp(String.raw`\p{Ll},?\s${capital}${end}`, "u").test(text);
  };
  const terms = question.terms.map((term) =>
    term.name || term.carried || !isName(term.surface) ? term : { ...term, name: true },
  );
  return { ...question, terms };
}
