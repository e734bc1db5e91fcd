import { z } from "zod";
import { arrangement, conversation } from "./chat.ts";
import { endpoint } from "../endpoint.ts";
import { feedback, feedbackReasons } from "./feedback.ts";
import { done, id, optionalText, typedText } from "../fields.ts";

export const conversationNameMaxLength = 200;

export const conversationTagsMax = 5;
export const conversationTagMaxLength = 30;

const tag = typedText(conversationTagMaxLength, "A tag needs at least one character.").transform(
  (text) => text.replace(/\s+/g, " "),
);

export const updateConversation = endpoint({
  method: "PATCH",
  path: "/chatbot/conversations/:id/",
  access: "member",
  summary: "Rename, pin, archive or tag one of the caller's conversations",
  withoutLicense: true,
  params: z.object({ id }),
  body: z
    .object({
      name: typedText(conversationNameMaxLength, "Enter a name.").optional(),
      pinned: z.boolean().optional(),
      /** The next question brings an archived conversation back into the list. */
      archived: z.boolean().optional(),
      /** All of its tags; those left out are removed, repeated ones are kept once. */
      tags: z
        .array(tag)
        .max(conversationTagsMax, `Use at most ${conversationTagsMax} tags.`)
        .transform((tags) => [...new Set(tags)])
        .optional(),
    })
    .refine(
      (body) => Object.values(body).some((value) => value !== undefined),
      "Enter a name, or what to change: pinned, archived or tags.",
    ),
  reply: conversation.extend(arrangement),
});

export const conversationFilters = endpoint({
  method: "GET",
  path: "/chatbot/conversations/filters/",
  access: "member",
  summary: "List the tags of the caller's conversations, and count the archived conversations",
  reply: z.object({
    /** In alphabetical order, the 1,000 of the most conversations; archived conversations are not counted. */
    tags: z.array(z.object({ tag: z.string(), conversations: z.int() })),
    archived: z.int(),
  }),
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
  ...arrangement,
  /** What one of its messages says around the words; null when only its name or its tags have them. */
  excerpt: z.string().nullable(),
});
export type FoundConversation = z.infer<typeof foundConversation>;

export const searchConversations = endpoint({
  method: "GET",
  path: "/chatbot/conversations/search/",
  access: "member",
  heavy: true,
  summary: "Search the caller's conversations by words in the name, the tags or one message",
  query: z.object({
    q: typedText(200, "Write what to search for."),
    limit: z.coerce.number().int().min(1).max(100).default(30),
  }),
  reply: z.array(foundConversation),
});

export const exportFormats = ["markdown", "docx", "pdf"] as const;
export type ExportFormat = (typeof exportFormats)[number];

/** The languages of the words that an export adds to the conversation. */
export const exportLanguages = ["en", "de", "fr", "es"] as const;
export type ExportLanguage = (typeof exportLanguages)[number];

export const exportConversation = endpoint({
  method: "GET",
  path: "/chatbot/conversations/:id/export/",
  access: "member",
  heavy: true,
  replyKind: "bytes",
  summary:
    "Export one of the caller's conversations; each citation is a footnote with its passage, its check and the document's hash. Word and PDF files end with pictures of the cited pages of PDF documents",
  params: z.object({ id }),
  query: z.object({
    format: z.enum(exportFormats).default("markdown"),
    language: z.enum(exportLanguages).default("en"),
  }),
  reply: z.unknown(),
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
