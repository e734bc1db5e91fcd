import { joinsNouns } from "@footnote/lexicon/lexicon";
import { tokenize } from "../retrieval/tokenization.rules.ts";
import { holdsAnswer, type Question, type QuestionTerm } from "./question.rules.ts";
import { splitSentences } from "../citations/sentences.rules.ts";
import { withContext } from "./quote-extent.rules.ts";

/** A passage to choose sentences from. `score` compares the passages of one search. */
export type Candidate = {
  readonly text: string;
  readonly filename: string;
  readonly headings: readonly string[];
  readonly score: number;
  /** ISO 639-1; null where unknown. */
  readonly language: string | null;
};

/** The number of passages that contain each term, and the number of all passages. */
export type TermCounts = { readonly total: number; readonly of: ReadonlyMap<string, number> };

/** Sentences of one passage that answer. `at` is the index of the passage. */
export type Quote = { readonly at: number; readonly sentences: readonly string[] };

export type Extract = {
  /** The quotes, best first; none if nothing answers. */
  readonly quotes: readonly Quote[];
  /** The share of the question's terms near the best sentence, from 0 to 1. */
  readonly evidence: number;
  /** The question's terms that do not occur near the best sentence. */
  readonly unmatched: readonly QuestionTerm[];
  /** Whether the quotes contain the number, date or person asked for; undefined if it cannot be determined. */
  readonly holds: boolean | undefined;
};

/** Below the first threshold the documents do not answer; between the two, they answer in part. */
export const thresholds = { found: 0.5, answered: 0.6 };

/** The weight of a term by its distance from the sentence. */
const nearness = { sentence: 1, neighbour: 0.85, passage: 0.7 };
/** The same for the carried-over terms of a follow-up, which its answer need not repeat. */
const nearnessCarried = { sentence: 1, neighbour: 0.95, passage: 0.95 };
/** The share of that weight for a word of the same family: inhabit for inhabitants, Norman for Normandy. */
const kinship = 0.6;
const nameWeight = 1.3;
const answerBonus = 0.1;
const rankBonus = 0.1;
const alsoAnswers = 0.92;
const quotesMax = 3;

type Scored = {
  at: number;
  index: number;
  evidence: number;
  rating: number;
  /** The nearness of each term of the question. */
  shares: readonly number[];
};

/** Chooses the sentences that answer a question from its passages. */
export function extractAnswer(
  question: Question,
  candidates: readonly Candidate[],
  counts: TermCounts,
): Extract {
  const weights = question.terms.map((term) => weigh(term, counts));
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const nothing = { quotes: [], unmatched: question.terms, holds: undefined };
  if (total === 0) return { ...nothing, evidence: 0 };
  const top = Math.max(...candidates.map(({ score }) => score), Number.MIN_VALUE);
  const texts = candidates.map(readCandidate);
  const scored = texts.flatMap((text, at) =>
    text.sentences.map((sentence, index): Scored => {
      const shares = question.terms.map((term) => nearnessOf(term, text, index));
      const evidence =
        shares.reduce((sum, share, term) => sum + share * (weights[term] ?? 0), 0) / total;
      const prior = rankBonus * ((candidates[at]?.score ?? 0) / top);
      const fit =
        bonusOf(sentence, question, text.language) -
        (saysNothing(text, index, question) ? emptiness : 0);
      return { at, index, evidence, rating: evidence + prior + fit, shares };
    }),
  );
  const ranked = scored.toSorted((a, b) => b.rating - a.rating);
  const [best] = ranked;
  if (!best || best.evidence < thresholds.found) {
    return { ...nothing, evidence: best?.evidence ?? 0 };
  }
  const unmatched = question.terms.filter((_, term) => best.shares[term] === 0);
  const quotes = chooseQuotes(ranked, texts);
  const held = quotes.flatMap(({ at, sentences }) =>
    sentences.map((sentence) => holdsAnswer(sentence, question, texts[at]?.language ?? null)),
  );
  const holds = held.includes(true) || (held.includes(undefined) ? undefined : false);
  return { quotes, evidence: best.evidence, unmatched, holds };
}

/** The penalty of a heading that only repeats the question, or of a line in a table of contents. */
const emptiness = 0.3;
const contentsLine = /(?:\.\s?){4,}|…{2,}/u;

/** Returns whether a sentence only repeats the question, or is a line in a table of contents. */
function saysNothing({ sentences, terms }: Text, index: number, question: Question): boolean {
  if (contentsLine.test(sentences[index] ?? "")) return true;
  const asked = new Set(question.terms.flatMap(({ forms }) => forms));
  return [...(terms[index] ?? [])].every((term) => asked.has(term));
}

function bonusOf(sentence: string, question: Question, language: string | null): number {
  const holds = holdsAnswer(sentence, question, language);
  return holds === undefined ? 0 : holds ? answerBonus : -answerBonus;
}

/** Weighs rare terms higher. Fifty passages are added to the count, so that not every word of three documents is rare. */
function weigh(term: QuestionTerm, counts: TermCounts): number {
  const seen = Math.max(...term.forms.map((form) => counts.of.get(form) ?? 0));
  const rarity = Math.log((counts.total + 51) / (Math.min(seen, counts.total) + 1.5));
  return rarity * (term.name ? nameWeight : 1);
}

type Text = {
  sentences: string[];
  /** The terms of each sentence. */
  terms: Set<string>[];
  all: Set<string>;
  context: Set<string>;
  language: string | null;
};

function readCandidate(candidate: Candidate): Text {
  const termsOf = (text: string) =>
    new Set(tokenize(text, candidate.language).map(({ term }) => term));
  const sentences = splitSentences(candidate.text);
  const terms = sentences.map(termsOf);
  const name = candidate.filename.replace(/\.[^.]+$/, "");
  const context = termsOf([name, ...candidate.headings].join("\n"));
  const all = new Set(terms.flatMap((set) => [...set]));
  return { sentences, terms, all, context, language: candidate.language };
}

/** Returns the nearness of a term, or of a word of its family, to a sentence, from 0 to 1. */
function nearnessOf(term: QuestionTerm, text: Text, index: number): number {
  const scale = term.carried ? nearnessCarried : nearness;
  const exact = placeOf(text, index, (terms) => term.forms.some((form) => terms.has(form)));
  if (exact) return scale[exact];
  if (term.name) return 0;
  const joins = joinsNouns(text.language);
  const kin = placeOf(text, index, (terms) =>
    terms.values().some((other) => areKin(term, other, joins)),
  );
  return kin ? kinship * scale[kin] : 0;
}

function placeOf(
  text: Text,
  index: number,
  stands: (terms: ReadonlySet<string>) => boolean,
): keyof typeof nearness | undefined {
  const at = (place: number) => stands(text.terms[place] ?? new Set());
  if (at(index)) return "sentence";
  if (at(index - 1) || at(index + 1)) return "neighbour";
  return stands(text.all) || stands(text.context) ? "passage" : undefined;
}

/** Whether a term is of the same family. Where nouns are joined, what they are comes last, as in Leuchtturmwärter. */
function areKin(term: QuestionTerm, other: string, joins: boolean): boolean {
  return term.forms.some((form) => {
    const [short, long] = form.length < other.length ? [form, other] : [other, form];
    if (short.length < 5) return false;
    return long.startsWith(short) || (joins && long.endsWith(short));
  });
}

function chooseQuotes(ranked: readonly Scored[], texts: readonly Text[]): Quote[] {
  const best = ranked[0];
  if (!best) return [];
  const quotes: Quote[] = [];
  const said = new Set<string>();
  for (const scored of ranked) {
    const enough = quotes.length >= quotesMax || scored.rating < best.rating * alsoAnswers;
    if (enough || scored.evidence < thresholds.found) break;
    const sentences = contextOf(texts[scored.at], scored.index);
    const quotedAlready = quotes.some(({ at }) => at === scored.at);
    if (quotedAlready || sentences.some((sentence) => said.has(sentence))) continue;
    for (const sentence of sentences) said.add(sentence);
    quotes.push({ at: scored.at, sentences });
  }
  return quotes;
}

function contextOf(text: Text | undefined, index: number): string[] {
  return text ? withContext(text.sentences, index, text.language) : [];
}
