import { z } from "zod";
import { conversation } from "./chat.ts";
import { endpoint } from "../endpoint.ts";
import { feedback, feedbackReasons } from "./feedback.ts";
import { done, id, optionalText, typedText } from "../fields.ts";

export const conversationNameMaxLength = 200;

export const renameConversation = endpoint({
  method: "PATCH",
  path: "/chatbot/conversations/:id/",
  access: "member",
  summary: "Rename one of the caller's conversations",
  withoutLicense: true,
  params: z.object({ id }),
  body: z.object({ name: typedText(conversationNameMaxLength, "Enter a name.") }),
  reply: conversation,
});

export const deleteConversation = endpoint({
  method: "DELETE",
  path: "/chatbot/conversations/:id/",
  access: "member",
  summary: "Delete one of the caller's conversations with all of its messages",
  withoutLicense: true,
  params: z.object({ id }),
  reply: done,
});

/** A conversation that a search has found. */
export const foundConversation = conversation.extend({
  /** What one of its messages says around the words; null when only its name has them. */
  excerpt: z.string().nullable(),
});
export type FoundConversation = z.infer<typeof foundConversation>;

export const searchConversations = endpoint({
  method: "GET",
  path: "/chatbot/conversations/search/",
  access: "member",
  summary: "Search the caller's conversations by words in the name or in one message",
  query: z.object({
    q: typedText(200, "Write what to search for."),
    limit: z.coerce.number().int().min(1).max(100).default(30),
  }),
  reply: z.array(foundConversation),
});

export const exportConversation = endpoint({
  method: "GET",
  path: "/chatbot/conversations/:id/export/",
  access: "member",
  replyKind: "bytes",
  summary: "Export one of the caller's conversations as Markdown, with the sources of every answer",
  params: z.object({ id }),
  reply: z.string(),
});

export const rateAnswer = endpoint({
  method: "POST",
  path: "/chatbot/messages/:id/feedback/",
  access: "member",
  summary: "Rate an answer; without a rating, remove the rating",
  withoutLicense: true,
  params: z.object({ id }),
  body: z.object({
    rating: z.enum(["up", "down"]).nullable(),
    reason: z.enum(feedbackReasons).nullish(),
    comment: optionalText(1000),
  }),
  reply: z.object({ feedback: feedback.nullable() }),
});
