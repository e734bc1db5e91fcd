import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { citation, claim, source } from "./citations.ts";
import { feedback } from "./feedback.ts";
import { id, moment, searchedText, typedText } from "../fields.ts";
import { messageMaxLength } from "../limits.ts";
import { searchSettings } from "./search-filters.ts";

/** Ids of the tools; the first is used when none is chosen. */
export const toolIds = ["search_file_knowledge", "web_search"] as const;
export type ToolId = (typeof toolIds)[number];

/** How an answer came out: everything asked was found, some of it, or nothing. */
export const outcome = z.enum(["answered", "partly", "not_found"]);

/** A word of a question that no passage has, and the words searched for in its place. */
export const correction = z.object({ word: z.string(), searched_for: z.array(z.string()) });
export type Correction = z.infer<typeof correction>;

/** Something done on the way to an answer. */
export const answerStep = z.object({
  step_id: z.string(),
  kind: z.enum(["condense", "search", "web_search", "read", "compute", "write", "verify"]),
  state: z.enum(["started", "finished", "failed"]),
  /** What is searched for, the file that is read or the query that is computed. */
  query: z.string().nullable(),
  /** Passages found or read, once it has ended. */
  passages: z.number().nullable(),
  /** Of how many documents they are. */
  documents: z.number().nullable(),
  /** How long it took. */
  ms: z.number().nullable(),
  /** Why it failed, as a sentence. */
  note: z.string().nullable(),
  /** Words of the query that were corrected; absent where none was. Quotation marks keep a word as it is typed. */
  corrections: z.array(correction).optional(),
});
export type AnswerStep = z.infer<typeof answerStep>;

/**
 * The versions of a question, asked in other words, or of an answer, made again. `ids` name them to the call that shows one,
 * oldest first; `shown` is the index of the shown one.
 */
export const versions = z.object({ ids: z.array(id), shown: z.int().min(0) });
export type Versions = z.infer<typeof versions>;

/** What an answer took of the models, as providers count it or else estimated. */
export const answerUsage = z.object({
  input_tokens: z.int().min(0),
  output_tokens: z.int().min(0),
  /** At the prices that are set, in their currency; 0 without prices. */
  cost: z.number().min(0),
});
export type AnswerUsage = z.infer<typeof answerUsage>;

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
    /** What it took of the models; absent where none was asked, and in older answers. */
    model_usage: answerUsage.optional(),
    /** What was checked, in the order of the text. */
    claims: z.array(claim),
    /** What the documents do not answer, where only a part was answered. */
    missing: z.string().nullable(),
    /** True when a part was answered only by the closest passages, of which none surely answers; absent otherwise. */
    closest: z.boolean().optional(),
    /** True when only chosen folders were searched; absent otherwise. */
    narrowed: z.boolean().optional(),
    /** Those folders and documents; absent where all were searched, where several choices held together, and in older answers. */
    searched: z.object({ folders: z.array(id), documents: z.array(id) }).optional(),
    /** Passages that came nearest, where nothing answered. They are offered, not cited. */
    nearest: z.array(citation),
    /** True when it was stopped and holds what was written until then. */
    stopped: z.boolean(),
    /** What was done for it, in order. Answers from before this was kept have none. */
    steps: z.array(answerStep),
    /** The run that made it; its events can be read for a day. */
    run_id: id.nullable(),
    /** What its reader thinks of it. */
    feedback: feedback.nullable(),
    /** In a conversation's history; absent where there is only one. */
    versions: versions.optional(),
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

/** How its user has arranged a conversation. */
export const arrangement = {
  pinned: z.boolean(),
  archived: z.boolean(),
  tags: z.array(z.string()),
};

/** A conversation in the list of the latest ones. */
export const recentConversation = conversation.extend({
  ...arrangement,
  /** When its last message was stored. */
  updated_at: moment,
});
export type RecentConversation = z.infer<typeof recentConversation>;

/** One answer in the making, or made. `failed` also means that its server ended in the middle. */
export const answerRun = z.object({
  run_id: id,
  conversation_id: id,
  user_message_id: id,
  state: z.enum(["running", "done", "stopped", "failed"]),
  started_at: moment,
});
export type AnswerRun = z.infer<typeof answerRun>;

export const agentMessage = endpoint({
  method: "POST",
  path: "/chatbot/chat/agent_message/",
  access: "member",
  heavy: true,
  keyScope: "ask",
  summary: "Ask a question; answers from the documents with citations",
  events: true,
  body: z.object({
    message: typedText(messageMaxLength, "Write a question first."),
    conversation_id: id.nullish(),
    /**
     * A message of the conversation: this question replaces it and all after it, and continues from there. An
     * answer's id means its question. So an answer is made again, or a question edited and asked again. What is replaced
     * remains a version that can be shown again.
     */
    replaces_message_id: id.nullish(),
    rag_tools: z.array(z.enum(toolIds)).max(toolIds.length).nullish(),
    search_settings: searchSettings,
    /** One of `GET /chatbot/models/`; the default where it is left out. With `replaces_message_id`: try another model. */
    model: z.string().trim().min(1).max(200).nullish(),
  }),
  reply: z.object({
    results: z.object({ conversation_id: id, messages: z.array(message) }),
  }),
});

export const recentConversations = endpoint({
  method: "GET",
  path: "/chatbot/chat/get_recent_conversations/",
  access: "member",
  summary:
    "List the caller's conversations, latest first: those not archived, or the archived ones",
  query: z.object({
    archived: z.enum(["true", "false"]).default("false"),
    /** Only those with this tag. */
    tag: searchedText,
  }),
  reply: z.array(recentConversation),
});

const shownConversation = z.object({
  conversation_id: id,
  name: z.string().nullable(),
  messages: z.array(message),
  /** The latest answer as a run: whether one is being written now, and the id to follow it by. */
  run: answerRun.nullable(),
});

export const conversationHistory = endpoint({
  method: "GET",
  path: "/chatbot/chat/:id/get_conversation_history/",
  access: "member",
  summary: "Get a conversation with its messages",
  params: z.object({ id }),
  reply: shownConversation,
});

export const showVersion = endpoint({
  method: "POST",
  path: "/chatbot/messages/:id/show/",
  access: "member",
  summary: "Show another version of a question or an answer, with what followed it",
  withoutLicense: true,
  params: z.object({ id }),
  reply: shownConversation,
});
