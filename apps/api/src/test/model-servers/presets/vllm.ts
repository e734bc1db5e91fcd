import type { Preset } from "../preset.ts";
import type { Reply } from "../wire.ts";

/** Versions before 0.12 send the fields of an error bare. */
const bare = (
  status: number,
  message: string,
  type: string,
  param: string | null = null,
): Reply => ({
  status,
  body: { object: "error", message, type, param, code: status },
});

/** The tokens of the reply count, too. */
const limit = 16_384;

/**
 * vLLM. Sources: docs.vllm.ai (OpenAI-compatible server, tool calling, reasoning outputs), vllm-project/vllm#4667, #9986,
 * #20409, #50624.
 */
export const vllm: Preset = {
  name: "vLLM",
  basePath: "/v1",
  key: undefined,
  models: { chat: "org/talker", embedding: "org/embedder", transcription: "org/listener" },
  contextTokens: 4_096,
  wording: {
    key: () => ({ status: 401, body: { error: "Unauthorized" } }),
    model: (name) => bare(404, `The model \`${name}\` does not exist.`, "NotFoundError", "model"),
    context: (tokens, most) =>
      bare(
        400,
        `This model's maximum context length is ${most} tokens. However, you requested ${tokens + 1_000} tokens (${tokens} in the messages, 1000 in the completion). Please reduce the length of the messages or completion.`,
        "BadRequestError",
      ),
    busy: () => bare(503, "Service is overloaded", "ServiceUnavailableError"),
  },
  expected: { wrong_key: "any_key", busy: "failed" },
  quirks: [
    {
      name: "errors without an envelope",
      handledBy: [],
      shownBy: "long_context",
    },
    {
      name: "a long prompt in its own words",
      handledBy: ["context_named"],
      shownBy: "long_context",
    },
    {
      name: "a reply that does not fit beside the prompt",
      handledBy: ["limit_without_room"],
      shownBy: "chat",
      refuse: ({ body }) =>
        Number(body["max_tokens"] ?? 0) > 1_500
          ? bare(
              400,
              `This model's maximum context length is ${limit} tokens. However, you requested ${limit + 200} tokens.`,
              "BadRequestError",
            )
          : undefined,
    },
    {
      name: "thoughts as reasoning or reasoning_content",
      handledBy: [],
      shownBy: "exact_text",
      completion: (completion) => ({
        ...completion,
        choices: completion.choices.map((choice) => ({
          ...choice,
          message: { ...choice.message, reasoning: "Hm.", reasoning_content: "Hm." },
        })),
      }),
    },
  ],
};

/** vLLM that was started without a parser for the calls of its model. */
export const vllmWithoutParser: Preset = {
  ...vllm,
  name: "vLLM, no tool parser",
  expected: {
    ...vllm.expected,
    tool_call: "not_called",
    two_calls: ", 0 ids",
    call_returned: "none",
  },
  quirks: [
    {
      name: "tools refused unless one is named",
      handledBy: ["tools_left_out"],
      shownBy: "tool_call",
      refuse: ({ sent }) =>
        sent.has("tools") && !sent.has("tool_choice")
          ? bare(
              400,
              '"auto" tool choice requires --enable-auto-tool-choice and --tool-call-parser to be set',
              "BadRequestError",
            )
          : undefined,
    },
  ],
};

/** vLLM whose model goes away when the stream has begun. */
export const vllmLate: Preset = {
  ...vllm,
  name: "vLLM, errors within the stream",
  only: ["chat", "exact_text"],
  expected: { exact_text: "unknown_model" },
  quirks: [
    {
      name: "an error with a code in place of a status",
      handledBy: ["error_in_stream"],
      shownBy: "exact_text",
      events: () => {
        const error = { message: "The model was unloaded.", type: "NotFoundError", code: 404 };
        return `data: ${JSON.stringify({ error })}\n\ndata: [DONE]\n\n`;
      },
    },
  ],
};
