import { type Preset, secretKey } from "../preset.ts";
import type { Asked } from "../asked.ts";
import type { Chunk, Reply, WireCompletion } from "../wire.ts";

/** The fields of an error stand at the top. */
const bare = (status: number, message: unknown, type: string, code: unknown = null): Reply => ({
  status,
  body: { object: "error", message, type, param: null, code },
});

const forbidden = (parameter: string): Reply => {
  const words = "Extra inputs are not permitted";
  const detail = [{ type: "extra_forbidden", loc: ["body", parameter], msg: words, input: true }];
  return bare(422, { detail }, "invalid_request_error");
};

function refuseIds({ body }: Asked): Reply | undefined {
  const ids = body.messages.flatMap(({ tool_calls: calls, tool_call_id: id }) => [
    ...(calls ?? []).map((call) => call.id),
    ...(id === undefined ? [] : [id]),
  ]);
  const wrong = ids.find((id) => !/^[a-zA-Z0-9]{9}$/.test(id));
  if (wrong === undefined) return undefined;
  const words = `Tool call id was ${wrong} but must be a-z, A-Z, 0-9, with a length of 9.`;
  return bare(400, words, "invalid_function_call", "3280");
}

const thoughts = { type: "thinking", thinking: [{ type: "text", text: "The user greets." }] };
const toParts = (content: unknown) =>
  typeof content === "string" && content !== ""
    ? [thoughts, { type: "text", text: content }]
    : content;

/** The content of a whole reply is a list; a stream has lists with thoughts, then plain text. */
function think(completion: WireCompletion, { body }: Asked): WireCompletion {
  const choices = completion.choices.map(({ message, ...choice }) => ({
    ...choice,
    message: { ...message, content: body.stream ? message.content : toParts(message.content) },
  }));
  return { ...completion, choices };
}

function thinkInStream(chunks: Chunk[]): Chunk[] {
  return chunks.map((chunk) => {
    const [choice] = chunk["choices"] as { delta: { content?: unknown } }[];
    if (!choice) return chunk;
    const delta = { ...choice.delta, content: toParts(choice.delta.content) };
    return { ...chunk, choices: [{ ...choice, delta }] };
  });
}

/**
 * Mistral. Sources: docs.mistral.ai, anon-kode#53 (stream_options), opencode#1680 (ids of calls),
 * BerriAI/litellm#16272 (thoughts in lists), tmc/langchaingo#1233 (unknown model), editor-code-assistant/eca#231.
 */
export const mistral: Preset = {
  name: "Mistral",
  basePath: "/v1",
  key: secretKey,
  models: { chat: "magistral-talker", embedding: "mistral-embedder", transcription: "voxtral" },
  contextTokens: 4_096,
  wording: {
    key: () => ({ status: 401, body: { detail: "Unauthorized" } }),
    model: (name) => bare(400, `Invalid model: ${name}`, "invalid_model", "1500"),
    context: (tokens, limit) =>
      bare(
        400,
        `Prompt contains ${tokens} tokens, too large for model with ${limit} maximum context length`,
        "invalid_request_error",
        "3051",
      ),
    busy: () => bare(429, "Requests rate limit exceeded", "rate_limited", "1300"),
  },
  expected: { stream: "without_usage" },
  quirks: [
    {
      name: "errors without an envelope",
      handledBy: [],
      shownBy: "long_context",
    },
    {
      name: "a long prompt in its own words",
      handledBy: ["context_named", "prompt_too_long"],
      shownBy: "long_context",
    },
    {
      name: "an unknown model is a wrong request",
      handledBy: ["model_unknown_as_400"],
      shownBy: "unknown_model",
    },
    {
      name: "unknown parameters refused: stream_options, max_completion_tokens",
      handledBy: ["usage_left_out"],
      shownBy: "stream",
      refuse: ({ sent }) => {
        const unknown = ["stream_options", "max_completion_tokens"].find((name) => sent.has(name));
        return unknown === undefined ? undefined : forbidden(unknown);
      },
    },
    {
      name: "ids of calls have nine letters and digits",
      handledBy: ["short_call_ids"],
      shownBy: "tool_result",
      refuse: refuseIds,
    },
    {
      name: "thoughts and text as a list of parts",
      handledBy: ["content_parts"],
      shownBy: "exact_text",
      completion: think,
      chunks: thinkInStream,
    },
  ],
};
