import { detectLanguage } from "../retrieval/language.rules.ts";
import {
  type Answer,
  type Answerer,
  answerNotFound,
  citePassage,
  type Passage,
} from "./answer.rules.ts";
import { extractAnswer, type Quote, type TermCounts, thresholds } from "./extraction.rules.ts";
import { condenseFollowUp, type FollowUp, writeFollowUp } from "./follow-up.rules.ts";
import { escapeMarkdown } from "./markdown.rules.ts";
import { readQuestion } from "./question.rules.ts";
import { shorten } from "./sentences.rules.ts";

/** A table or a text without full stops may be one endless sentence. */
const longestSentence = 700;

/**
 * Answers without a model: quotes the sentences that answer, or says that none does. `countTerms` tells in how many
 * passages of the organization the terms stand.
 */
export function openExtractiveAnswerer(
  countTerms: (terms: readonly string[]) => Promise<TermCounts>,
): Answerer {
  return async ({ question, history, search }) => {
    const asked = history.flatMap(({ role, content }) => (role === "user" ? [content] : []));
    const followUp = condenseFollowUp([...asked, question]);
    const answer = await answerOne(followUp, { search, countTerms });
    if (answer.outcome !== "not_found" || followUp.about === "") return answer;
    // What was carried over may be what is not there.
    return await answerOne({ text: question, about: "" }, { search, countTerms });
  };
}

async function answerOne(
  followUp: FollowUp,
  ask: {
    search: (query: string) => Promise<Passage[]>;
    countTerms: (terms: readonly string[]) => Promise<TermCounts>;
  },
): Promise<Answer> {
  const passages = await ask.search(writeFollowUp(followUp));
  const candidates = passages.map((passage) => ({
    ...passage,
    language: detectLanguage([passage.text]),
  }));
  const languages = new Set(candidates.map(({ language }) => language));
  const question = readQuestion(followUp, [...languages]);
  const counts = await ask.countTerms(question.terms.flatMap(({ forms }) => forms));
  const { quotes, evidence } = extractAnswer(question, candidates, counts);
  if (quotes.length === 0) return answerNotFound(null);
  return {
    content: quotes.map((quote, index) => writeQuote(quote, index + 1)).join("\n\n"),
    citations: quotes.flatMap(({ at }, index) => {
      const passage = passages[at];
      return passage ? [citePassage(index + 1, passage)] : [];
    }),
    outcome: evidence >= thresholds.answered ? "answered" : "partly",
    model: null,
  };
}

function writeQuote({ sentences }: Quote, number: number): string {
  return sentences
    .map((sentence) => `${escapeMarkdown(shorten(sentence, longestSentence))} [${number}]`)
    .join(" ");
}
