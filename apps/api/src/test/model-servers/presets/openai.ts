import { allModels, type Preset, refuse, secretKey } from "../preset.ts";
import { isAbout } from "../server.ts";

/** OpenAI with a reasoning model. Sources: platform.openai.com/docs (reasoning, streaming, error codes). */
export const openai: Preset = {
  name: "OpenAI",
  basePath: "/v1",
  key: secretKey,
  models: allModels,
  contextTokens: 4_096,
  wording: {
    key: () =>
      refuse(401, `Incorrect API key provided: ${secretKey.slice(0, 8)}****.`, {
        code: "invalid_api_key",
      }),
    model: (name) =>
      refuse(404, `The model \`${name}\` does not exist or you do not have access to it.`, {
        code: "model_not_found",
      }),
    context: (tokens, limit) =>
      refuse(
        400,
        `This model's maximum context length is ${limit} tokens. However, your messages resulted in ${tokens} tokens.`,
        { param: "messages", code: "context_length_exceeded" },
      ),
    busy: () => ({
      ...refuse(429, "Rate limit reached for requests", { code: "rate_limit_exceeded" }),
      headers: { "retry-after": "0", "retry-after-ms": "1" },
    }),
  },
  expected: { filtered: "filtered", quota_used_up: "busy, asked 1 times" },
  quirks: [
    {
      name: "max_tokens refused in favour of max_completion_tokens",
      handledBy: ["limit_renamed", "limit_left_out"],
      shownBy: "chat",
      refuse: ({ sent }) =>
        sent.has("max_tokens")
          ? refuse(
              400,
              "Unsupported parameter: 'max_tokens' is not supported with this model. Use 'max_completion_tokens' instead.",
              { param: "max_tokens", code: "unsupported_parameter" },
            )
          : undefined,
    },
    {
      name: "temperature other than 1 refused",
      handledBy: ["temperature_left_out"],
      shownBy: "chat",
      refuse: ({ sent }) =>
        sent.has("temperature")
          ? refuse(
              400,
              "Unsupported value: 'temperature' does not support 0 with this model. Only the default (1) value is supported.",
              { param: "temperature", code: "unsupported_value" },
            )
          : undefined,
    },
    {
      name: "transcripts with times refused by the models after Whisper",
      handledBy: ["transcript_without_times"],
      shownBy: "transcription",
      refuse: ({ body }) =>
        body["response_format"] === "verbose_json"
          ? refuse(
              400,
              "response_format 'verbose_json' is not compatible with model 'listener'. Use 'json' or 'text' instead.",
              { param: "response_format", code: "unsupported_value" },
            )
          : undefined,
    },
    {
      name: "an account without credit is a rate limit",
      handledBy: ["quota_not_retried"],
      shownBy: "quota_used_up",
      refuse: (asked) =>
        isAbout(asked, "quota")
          ? refuse(429, "You exceeded your current quota, please check your plan.", {
              type: "insufficient_quota",
              code: "insufficient_quota",
            })
          : undefined,
    },
    {
      name: "a filtered reply ends with content_filter",
      handledBy: [],
      shownBy: "filtered",
      completion: (completion, asked) =>
        isAbout(asked, "filter")
          ? {
              ...completion,
              choices: completion.choices.map((choice) => ({
                ...choice,
                message: { role: "assistant", content: null },
                finish_reason: "content_filter",
              })),
            }
          : completion,
    },
  ],
};
