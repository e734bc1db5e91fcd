import { z } from "zod";
import { endpoint } from "./endpoint.ts";
import { messageMaxLength } from "./limits.ts";
import { searchSettings } from "./chat/search-filters.ts";

// What other programs speak: the Model Context Protocol, and OpenAI's way to ask for a completion. Their replies have the
// form that those define, errors too.

/** The models that can be named, and the tool each answers with. */
export const chatModels = {
  footnote: "search_file_knowledge",
  "footnote-web": "web_search",
} as const;

const modelNames = Object.keys(chatModels) as [keyof typeof chatModels];

/** Text, or a list of parts of which those of text are read. */
const content = z.union([
  z.string(),
  z
    .array(z.looseObject({ type: z.string(), text: z.string().optional() }))
    .transform((parts) => parts.flatMap(({ text }) => text ?? []).join("\n")),
]);

const chatMessage = z.object({
  role: z.enum(["system", "developer", "user", "assistant", "tool", "function"]),
  content: content.nullish().transform((text) => text ?? ""),
});

export const chatCompletions = endpoint({
  method: "POST",
  path: "/v1/chat/completions",
  access: "member",
  heavy: true,
  keyScope: "ask",
  forIntegrations: "openai",
  summary: "Answer from the documents in the format of OpenAI's chat completions, with citations",
  replyKind: "bytes",
  // Clients send the whole conversation each time, its pictures too.
  bodyLimit: 4 * 1024 * 1024,
  body: z.object({
    model: z.enum(modelNames, `Name one of the models ${modelNames.join(", ")}.`),
    messages: z
      .array(chatMessage)
      .min(1, "Send at least one message.")
      .refine((all) => all.at(-1)?.role === "user", "The last message has to be a user's.")
      .refine(
        (all) => (all.at(-1)?.content.trim() ?? "") !== "",
        "The last message has to hold a question.",
      )
      // What stands before it is shortened: a conversation may go on for as long as its client keeps it.
      .refine(
        (all) => (all.at(-1)?.content.length ?? 0) <= messageMaxLength,
        `A question takes at most ${messageMaxLength} characters.`,
      ),
    stream: z.boolean().nullish(),
    stream_options: z.looseObject({ include_usage: z.boolean().nullish() }).nullish(),
    // What is passed over changes nothing that a client relies on; these would.
    n: z.literal(1, "One answer is given at a time: leave n out.").nullish(),
    tool_choice: z
      .enum(["none", "auto"], "Tools of a request are not called: leave tool_choice out.")
      .nullish(),
    response_format: z
      .looseObject({
        type: z.literal("text", "Answers are Markdown: leave response_format out."),
      })
      .nullish(),
    /** As in the assistant's own call: narrows the answer to folders. */
    search_settings: searchSettings,
    /** Whether the sources are listed below the answer, for windows that show nothing else. */
    list_sources: z.boolean().default(true),
  }),
  reply: z.unknown(),
});

const chatModel = z.object({
  id: z.string(),
  object: z.literal("model"),
  created: z.int(),
  owned_by: z.string(),
});

export const listChatModels = endpoint({
  method: "GET",
  path: "/v1/models",
  access: "member",
  // Clients list the models before they ask, with the same key.
  keyScope: "ask",
  forIntegrations: "openai",
  summary: "List the models for chat completions",
  reply: z.object({ object: z.literal("list"), data: z.array(chatModel) }),
});

export const getChatModel = endpoint({
  method: "GET",
  path: "/v1/models/:id",
  access: "member",
  keyScope: "ask",
  forIntegrations: "openai",
  summary: "Get one of the models for chat completions",
  params: z.object({ id: z.string().max(200) }),
  reply: chatModel,
});

export const modelContext = endpoint({
  method: "POST",
  path: "/mcp",
  access: "member",
  heavy: true,
  keyScope: "ask",
  forIntegrations: "mcp",
  summary:
    "Search and ask about documents over the Model Context Protocol; listing and reading whole ones needs the scope read, too",
  replyKind: "bytes",
  body: z.unknown(),
  reply: z.unknown(),
});
