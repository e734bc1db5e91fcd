import type { Asked } from "../asked.ts";
import { type Preset, secretKey } from "../preset.ts";
import { isAbout } from "../server.ts";
import type { Chunk, Reply, WireCompletion } from "../wire.ts";

/** Errors are a list with one error of Google's form. */
const listed = (code: number, status: string, message: string, details: object[] = []): Reply => ({
  status: code,
  body: [{ error: { code, message, status, details } }],
});

type Delta = { tool_calls?: { index?: number; function: { arguments: string } }[] };

/** A call comes whole and without a number, and the reply ends with "stop". */
function callsWithoutNumber(chunks: Chunk[]): Chunk[] {
  return chunks.map((chunk) => {
    const [choice] = chunk["choices"] as { delta: Delta; finish_reason: string | null }[];
    if (!choice) return chunk;
    const calls = choice.delta.tool_calls?.map((call) => ({ ...call, index: undefined }));
    const finish_reason = choice.finish_reason === "tool_calls" ? "stop" : choice.finish_reason;
    const delta = { ...choice.delta, ...(calls && { tool_calls: calls }) };
    return { ...chunk, choices: [{ ...choice, delta, finish_reason }] };
  });
}

function sign(completion: WireCompletion): WireCompletion {
  const choices = completion.choices.map((choice) => ({
    ...choice,
    message: {
      ...choice.message,
      ...(choice.message.tool_calls && {
        tool_calls: choice.message.tool_calls.map((call) => ({
          ...call,
          extra_content: { google: { thought_signature: "c2lnbmVk" } },
        })),
      }),
    },
  }));
  return { ...completion, choices };
}

function refuseUnsigned({ body }: Asked): Reply | undefined {
  const calls = body.messages.flatMap(({ tool_calls }) => tool_calls ?? []);
  if (calls.every((call) => call["extra_content"] !== undefined)) return undefined;
  const words = "Function call is missing a thought_signature in functionCall parts.";
  return listed(400, "INVALID_ARGUMENT", words);
}

function endFiltered(completion: WireCompletion): WireCompletion {
  const message = { role: "assistant", content: null };
  const choices = [{ index: 0, message, finish_reason: "SAFETY" }];
  return { ...completion, choices };
}

/** Leaves out the number 0, as messages of protocol buffers do. */
function withoutZero(reply: Reply): Reply {
  const { data } = reply.body as { data?: { index?: number; embedding?: unknown }[] };
  if (!data?.[0]?.embedding) return reply;
  const vectors = data.map(({ index, ...vector }) => (index === 0 ? vector : { index, ...vector }));
  return { ...reply, body: { ...(reply.body as object), data: vectors } };
}

/**
 * Google's Gemini. Sources: ai.google.dev (OpenAI compatibility, thought signatures), noho/dayu-agent#45,
 * samfoy/pi-session-search#13, n4ze3m/page-assist#406, google-gemini/gemini-cli#4692.
 */
export const google: Preset = {
  name: "Google",
  basePath: "/v1beta/openai",
  key: secretKey,
  models: { chat: "models/gemini-talker", embedding: "models/gemini-embedder" },
  contextTokens: 4_096,
  wording: {
    key: () =>
      listed(400, "INVALID_ARGUMENT", "API key not valid. Please pass a valid API key.", [
        { reason: "API_KEY_INVALID", domain: "googleapis.com" },
      ]),
    model: (name) =>
      listed(404, "NOT_FOUND", `models/${name} is not found for API version v1main.`),
    context: (tokens, limit) =>
      listed(
        400,
        "INVALID_ARGUMENT",
        `The input token count (${tokens}) exceeds the maximum number of tokens allowed (${limit}).`,
      ),
    busy: () =>
      listed(429, "RESOURCE_EXHAUSTED", "Resource has been exhausted (e.g. check quota).", [
        { "@type": "type.googleapis.com/google.rpc.RetryInfo", retryDelay: "0.01s" },
      ]),
  },
  expected: {
    filtered: "filtered",
    call_returned: '[{"google":{"thought_signature":"c2lnbmVk"}}]',
  },
  quirks: [
    {
      name: "errors are a list",
      handledBy: [],
      shownBy: "long_context",
    },
    {
      name: "a wrong key is a wrong argument",
      handledBy: ["key_refused_as_400"],
      shownBy: "wrong_key",
    },
    {
      name: "a long prompt in its own words",
      handledBy: ["tokens_exceeded"],
      shownBy: "long_context",
    },
    {
      name: "calls without a number",
      handledBy: ["calls_without_index"],
      shownBy: "two_calls",
      chunks: callsWithoutNumber,
    },
    {
      name: "calls without their signature refused",
      handledBy: ["call_signatures"],
      shownBy: "tool_result",
      completion: sign,
      refuse: refuseUnsigned,
    },
    {
      name: "its own endings for what is filtered",
      handledBy: ["filter_endings"],
      shownBy: "filtered",
      completion: (completion, asked) =>
        isAbout(asked, "filter") ? endFiltered(completion) : completion,
    },
    {
      name: "the first vector without a number",
      handledBy: ["vectors_without_index"],
      shownBy: "embedding_order",
      reply: withoutZero,
    },
    {
      name: "a signature that belongs to its call",
      handledBy: ["call_signatures_returned"],
      shownBy: "call_returned",
    },
  ],
};
