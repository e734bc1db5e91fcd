import { z } from "zod";

/** What was wrong with an answer. */
export const feedbackReasons = [
  "not_true",
  "incomplete",
  "wrong_source",
  "not_understood",
  "other",
] as const;

export const feedback = z.object({
  rating: z.enum(["up", "down"]),
  reason: z.enum(feedbackReasons).nullable(),
  comment: z.string().nullable(),
});
export type Feedback = z.infer<typeof feedback>;
