import type { Asked } from "../asked.ts";
import { type Preset, refuse } from "../preset.ts";
import type { Reply, WireCompletion } from "../wire.ts";

/** Most errors are a sentence. */
const sentence = (status: number, error: string): Reply => ({ status, body: { error } });

/** Calls as Qwen's coding models write them. */
function writeCalls(completion: WireCompletion, { body }: Asked): WireCompletion {
  if (body.messages.some(({ content }) => content?.includes("two calls"))) return completion;
  const choices = completion.choices.map((choice) => {
    const { tool_calls: calls, ...message } = choice.message;
    if (!calls) return choice;
    const written = calls.map((call) => {
      const passed = JSON.parse(String(call.function.arguments)) as Record<string, string>;
      const parameters = Object.entries(passed).map(
        ([name, value]) => `<parameter=${name}>\n${value}\n</parameter>`,
      );
      return `<tool_call>\n<function=${call.function.name}>\n${parameters.join("\n")}\n</function>\n</tool_call>`;
    });
    return {
      ...choice,
      message: { ...message, content: written.join("\n") },
      finish_reason: "stop",
    };
  });
  return { ...completion, choices };
}

/** A prompt that is too long is an event of the stream, with status 200. */
function toErrorEvent(reply: Reply, { body }: Asked): Reply {
  const { error } = reply.body as { error?: unknown };
  if (reply.status !== 400 || !body.stream || !String(error).includes("Trying to keep"))
    return reply;
  const event = `event: error\ndata: ${JSON.stringify({ error: { message: error } })}\n\n`;
  return { status: 200, headers: { "content-type": "text/event-stream" }, body: event };
}

/**
 * LM Studio. Sources: lmstudio-ai/lmstudio-bug-tracker#546 and #2322 (context), #670 (tool_choice), #2115 (written calls),
 * gitbutlerapp/gitbutler#8706 (unknown model).
 */
export const lmStudio: Preset = {
  name: "LM Studio",
  basePath: "/v1",
  key: undefined,
  models: { chat: "qwen3-coder", embedding: "text-embedding-nomic" },
  contextTokens: 4_096,
  wording: {
    key: () => sentence(401, "Unauthorized"),
    model: (name) =>
      refuse(404, `Model "${name}" not found. Please specify a valid model.`, {
        param: "model",
        code: "model_not_found",
      }),
    context: (tokens, limit) =>
      sentence(
        400,
        `Trying to keep the first ${tokens} tokens when context the overflows. However, the model is loaded with context length of only ${limit} tokens, which is not enough.`,
      ),
    busy: () => sentence(503, "Server is busy"),
  },
  expected: { wrong_key: "any_key", busy: "failed", call_returned: '["bare"]' },
  quirks: [
    {
      name: "a tool by its name refused",
      handledBy: ["tool_choice_as_word"],
      shownBy: "forced_tool",
      refuse: ({ body }) =>
        typeof body["tool_choice"] === "object"
          ? sentence(
              400,
              "Invalid tool_choice type: 'object'. Supported string values: none, auto, required",
            )
          : undefined,
    },
    {
      name: "calls written as text in tags",
      handledBy: ["calls_in_text"],
      shownBy: "tool_call",
      completion: writeCalls,
    },
    {
      name: "a long prompt is an event of the stream",
      handledBy: ["context_named"],
      shownBy: "context_in_stream",
      reply: toErrorEvent,
    },
  ],
};
