import { joinsNouns } from "@footnote/lexicon/lexicon";
import { tokenize } from "../retrieval/tokenization.rules.ts";
import { holdsAnswer, type Question, type QuestionTerm } from "./question.rules.ts";
import { splitSentences } from "../citations/sentences.rules.ts";
import { withContext } from "./quote-extent.rules.ts";

/** What the choice of sentences needs to know of a passage. `score` compares the passages of one search. */
export type Candidate = {
  readonly text: string;
  readonly filename: string;
  readonly headings: readonly string[];
  readonly score: number;
  /** ISO 639-1; null where unknown. */
  readonly language: string | null;
};

/** In how many passages of the collection a term stands, and how many there are. */
export type TermCounts = { readonly total: number; readonly of: ReadonlyMap<string, number> };

/** Sentences of one passage that answer. `at` is the passage's index. */
export type Quote = { readonly at: number; readonly sentences: readonly string[] };

export type Extract = {
  /** The best quotes first; none when nothing answers. */
  readonly quotes: readonly Quote[];
  /** From 0 to 1: how much of what is asked about stands around the best sentence. */
  readonly evidence: number;
  /** What of the question stands nowhere around it, as the question has it. */
  readonly unmatched: readonly QuestionTerm[];
  /** Whether it holds the number, date or person that is asked for; undefined when nobody can tell. */
  readonly holds: boolean | undefined;
};

/** Evidence below the first means that the documents do not answer, between the two that they answer in part. */
export const thresholds = { found: 0.5, answered: 0.6 };

/** How much a term counts that stands beside the sentence instead of in it. */
const nearness = { sentence: 1, neighbour: 0.85, passage: 0.7 };
/** The same for what a follow-up is about, which its answer need not say again. */
const nearnessCarried = { sentence: 1, neighbour: 0.95, passage: 0.95 };
/** How much of that remains when a word of the same family stands there: inhabit for inhabitants, Norman for Normandy. */
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
  /** How near each term of the question stands. */
  shares: readonly number[];
};

/** Chooses the sentences that answer a question from the passages found for it. */
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

/** What a heading that only repeats the question, or a line of a table of contents, counts less. */
const emptiness = 0.3;
const contentsLine = /(?:\.\s?){4,}|…{2,}/u;

/** Whether a sentence holds no word beyond those of the question, or is a line of a table of contents. */
function saysNothing({ sentences, terms }: Text, index: number, question: Question): boolean {
  if (contentsLine.test(sentences[index] ?? "")) return true;
  const asked = new Set(question.terms.flatMap(({ forms }) => forms));
  return [...(terms[index] ?? [])].every((term) => asked.has(term));
}

function bonusOf(sentence: string, question: Question, language: string | null): number {
  const holds = holdsAnswer(sentence, question, language);
  return holds === undefined ? 0 : holds ? answerBonus : -answerBonus;
}

/** Rare terms say more. Fifty unseen passages are added, so that three documents do not make every word rare. */
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

/** From 0 to 1: how near to a sentence of the text the term stands, itself or a word of its family. */
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
