import { type Preset, secretKey } from "../preset.ts";
import { isAbout } from "../server.ts";
import type { Chunk, Reply, WireCompletion } from "../wire.ts";

const coded = (code: number, message: string, metadata?: object): Reply => ({
  status: code,
  body: { error: { code, message, ...(metadata && { metadata }) }, user_id: "user_1" },
});

/** The status was sent before the model's provider failed. */
function failInside(completion: WireCompletion): WireCompletion {
  const error = { code: 502, message: "Provider disconnected" };
  const message = { role: "assistant", content: "" };
  return {
    ...completion,
    choices: [{ index: 0, message, finish_reason: "error", error } as never],
  };
}

function failInStream(chunks: Chunk[]): Chunk[] {
  const error = { code: "server_error", message: "Provider disconnected unexpectedly" };
  const choices = [{ index: 0, delta: { content: "" }, finish_reason: "error" }];
  return [...chunks.slice(0, 1), { id: "gen-1", object: "chat.completion.chunk", error, choices }];
}

/** Sends one comment before the first event and one within. */
const withComments = (text: string) =>
  `: OPENROUTER PROCESSING\n\n${text.replace("\n\n", "\n\n: OPENROUTER PROCESSING\n\n")}`;

/**
 * OpenRouter. Sources: openrouter.ai/docs (streaming, errors, parameters), zed-industries/zed#36094,
 * anomalyco/opencode#1675, logancyang/obsidian-copilot#755.
 */
export const openrouter: Preset = {
  name: "OpenRouter",
  basePath: "/api/v1",
  key: secretKey,
  models: { chat: "vendor/talker", embedding: "vendor/embedder" },
  contextTokens: 4_096,
  wording: {
    key: () => coded(401, "No auth credentials found"),
    model: (name) => coded(400, `${name} is not a valid model ID`),
    context: (tokens, limit) =>
      coded(
        400,
        `This endpoint's maximum context length is ${limit} tokens. However, you requested about ${tokens} tokens.`,
      ),
    busy: () => coded(402, "This request requires more credits, or fewer max_tokens."),
  },
  expected: { forced_tool: "not_called", busy_once: "busy", filtered: "filtered" },
  quirks: [
    { name: "comments in the stream", handledBy: [], shownBy: "stream", events: withComments },
    {
      name: "an unknown model is a wrong request",
      handledBy: ["model_unknown_as_400"],
      shownBy: "unknown_model",
    },
    { name: "missing credits", handledBy: ["quota_as_402"], shownBy: "busy" },
    {
      name: "no endpoint for the tool_choice",
      handledBy: ["tool_choice_left_out", "tool_choice_as_word"],
      shownBy: "forced_tool",
      refuse: ({ sent }) =>
        sent.has("tool_choice")
          ? coded(404, "No endpoints found that support the provided 'tool_choice' value.")
          : undefined,
    },
    {
      name: "a flagged prompt is forbidden",
      handledBy: ["filter_as_error"],
      shownBy: "filtered",
      refuse: (asked) =>
        isAbout(asked, "filter")
          ? coded(403, "vendor/talker requires moderation. Your input was flagged.", {
              reasons: ["violence"],
            })
          : undefined,
    },
    {
      name: "a provider that fails behind status 200",
      handledBy: ["error_ending"],
      shownBy: "broken_reply",
      completion: (completion, asked) =>
        isAbout(asked, "broken") && !asked.body.stream && asked.round % 2 === 0
          ? failInside(completion)
          : completion,
    },
    {
      name: "a provider that fails within the stream",
      handledBy: [],
      shownBy: "broken_stream",
      chunks: (chunks, asked) =>
        isAbout(asked, "broken") && asked.round % 2 === 0 ? failInStream(chunks) : chunks,
    },
    {
      name: "reasoning beside the text",
      handledBy: [],
      shownBy: "exact_text",
      completion: (completion) => ({
        ...completion,
        choices: completion.choices.map((choice) => ({
          ...choice,
          message: {
            ...choice.message,
            reasoning: "The user wants numbers.",
            reasoning_details: [],
          },
        })),
      }),
    },
  ],
};

/** OpenRouter where every provider of the model is at its limit: the error comes with status 200. */
export const openrouterFailing: Preset = {
  ...openrouter,
  name: "OpenRouter, errors in a success",
  expected: {},
  wording: {
    ...openrouter.wording,
    busy: () => ({ ...coded(429, "Provider returned error"), status: 200 }),
  },
  quirks: [
    {
      name: "a rate limit behind status 200",
      handledBy: ["error_in_success"],
      shownBy: "busy",
    },
  ],
};
