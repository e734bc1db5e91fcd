import { z } from "zod";
import { anchor } from "./anchors.ts";
import { endpoint } from "./endpoint.ts";
import { id, moment, typedText } from "./fields.ts";
import { messageMaxLength } from "./limits.ts";
import { searchSettings } from "./search-filters.ts";

/** Ids of the tools; the first is used when none is chosen. */
export const toolIds = ["search_file_knowledge", "web_search"] as const;
export type ToolId = (typeof toolIds)[number];

/** One cited passage. `id` is the number in brackets in the answer's text, as a string. */
export const citation = z.object({
  id: z.string(),
  payload: z.object({
    text: z.string(),
    document_id: z.string(),
    /** The passage itself, stable over answers. */
    chunk_id: z.string(),
    metadata: z.object({
      filename: z.string(),
      headings: z.array(z.string()),
      anchors: z.array(anchor),
    }),
  }),
});
export type Citation = z.infer<typeof citation>;

/** A source as listed below a message: the same passage in the flat form. */
export const source = z.object({
  id: z.string(),
  doc_id: z.string(),
  filename: z.string(),
  chunk: z.string(),
});

/** How an answer came out: everything asked was found, some of it, or nothing. */
export const outcome = z.enum(["answered", "partly", "not_found"]);

export const message = z.object({
  id,
  role: z.enum(["user", "assistant"]),
  content: z.string(),
  sources: z.array(source),
  metadata: z.object({
    citations: z.array(citation),
    outcome: outcome.nullable(),
    /** The model that wrote it; null for extracted answers and for people's messages. */
    model: z.string().nullable(),
  }),
  created_at: moment,
});
export type Message = z.infer<typeof message>;

export const conversation = z.object({
  conversation_id: id,
  name: z.string().nullable(),
  created_at: moment,
});
export type Conversation = z.infer<typeof conversation>;

export const agentMessage = endpoint({
  method: "POST",
  path: "/chatbot/chat/agent_message/",
  access: "member",
  summary: "Asks a question; answers from the documents with citations",
  body: z.object({
    message: typedText(messageMaxLength, "Write a question first."),
    conversation_id: id.nullish(),
    rag_tools: z.array(z.enum(toolIds)).max(toolIds.length).nullish(),
    search_settings: searchSettings,
  }),
  reply: z.object({
    results: z.object({ conversation_id: id, messages: z.array(message) }),
  }),
});

export const recentConversations = endpoint({
  method: "GET",
  path: "/chatbot/chat/get_recent_conversations/",
  access: "member",
  summary: "The caller's conversations, the latest first",
  reply: z.array(conversation),
});

export const conversationHistory = endpoint({
  method: "GET",
  path: "/chatbot/chat/:id/get_conversation_history/",
  access: "member",
  summary: "One conversation with its messages",
  params: z.object({ id }),
  reply: z.object({ conversation_id: id, name: z.string().nullable(), messages: z.array(message) }),
});
