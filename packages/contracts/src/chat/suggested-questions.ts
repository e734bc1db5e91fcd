import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { scopeQuery } from "./search-filters.ts";

/** At most this many questions are suggested. */
export const suggestedQuestionsMax = 3;

export const suggestedQuestions = endpoint({
  method: "GET",
  path: "/chatbot/suggested_questions/",
  access: "member",
  heavy: true,
  summary:
    "Questions about the documents that they answer with certainty: from headings and tables, each tried beforehand",
  query: z.object({
    ...scopeQuery,
    /** The language of the questions. */
    language: z.enum(["en", "de"]).default("en"),
  }),
  reply: z.object({ questions: z.array(z.string()).max(suggestedQuestionsMax) }),
});
