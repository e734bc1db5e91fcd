import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { id, typedText } from "../fields.ts";
import { scopeQuery } from "./search-filters.ts";

/** A word that passages were ranked by. */
const searchedWord = z.object({
  /** As the question has it, or as it was added. */
  word: z.string(),
  /** `typed`: in the question; `added`: another way to say what is in it. */
  origin: z.enum(["typed", "added"]),
  /** The terms searched for in place of a word that no passage has; empty for other words. */
  corrected_to: z.array(z.string()),
  /** How many of the organization's passages have it. */
  passages: z.int(),
  /** The most that it can add to a score. */
  weight: z.number(),
});

const explainedPassage = z.object({
  document_id: id,
  chunk_id: id,
  filename: z.string(),
  headings: z.array(z.string()),
  /** The names of other documents with the same text under the same headings, which was folded. */
  also_in: z.array(z.string()),
  /** How the passage begins. */
  excerpt: z.string(),
  /** By its words, or fused from the ranks below where vectors are searched too. */
  score: z.number(),
  /** From 1; null where the words, or the vectors, do not find it. */
  rank_by_words: z.int().nullable(),
  rank_by_vectors: z.int().nullable(),
  /** The searched words that the passage, its headings or the name of its file have. */
  words: z.array(z.string()),
});

export const explanation = z.object({
  question: z.string(),
  /** What is left of the question without instructions and excluded words. */
  searched_for: z.string(),
  /** By weight, the greatest first. */
  words: z.array(searchedWord),
  /** Quoted in the question, and whether any passage has them as typed. */
  phrases: z.array(z.string()),
  phrases_found: z.boolean(),
  excluded: z.array(z.string()),
  /** Names of folders that the question has; their passages come before others. */
  folders: z.array(z.string()),
  /** Sentences that say how to answer, which are not searched for. */
  instructions: z.array(z.string()),
  /** The passages that may be searched, of all of the organization. */
  searched_passages: z.int(),
  all_passages: z.int(),
  /** How many passages were scored by their words, and whether these were all that can be among the best. */
  scored_passages: z.int(),
  is_complete: z.boolean(),
  ranking: z.enum(["words", "hybrid"]),
  passages: z.array(explainedPassage),
});
export type Explanation = z.infer<typeof explanation>;

export const explainSearch = endpoint({
  method: "GET",
  path: "/chatbot/explain/",
  access: "member",
  heavy: true,
  summary: "Explain how the document search reads a question and ranks passages",
  query: z.object({
    q: typedText(2_000, "Write the question to explain."),
    ...scopeQuery,
  }),
  reply: explanation,
});
