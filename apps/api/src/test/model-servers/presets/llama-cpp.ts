import type { Asked } from "../asked.ts";
import type { Preset } from "../preset.ts";
import type { Reply, WireCompletion } from "../wire.ts";

const coded = (code: number, message: string, type: string): Reply => ({
  status: code,
  body: { error: { code, message, type } },
});

function passObjects(completion: WireCompletion): WireCompletion {
  const choices = completion.choices.map(({ message, ...choice }) => ({
    ...choice,
    message: {
      ...message,
      ...(message.tool_calls && {
        tool_calls: message.tool_calls.map((call) => ({
          ...call,
          function: { ...call.function, arguments: JSON.parse(String(call.function.arguments)) },
        })),
      }),
    },
  }));
  return { ...completion, choices };
}

/** One model is loaded, whatever name is asked for. */
const takeAnyName = (asked: Asked): Asked => ({
  ...asked,
  body: { ...asked.body, model: "talker.gguf" },
});

/**
 * The server of llama.cpp. Sources: ggml-org/llama.cpp#15780 and #16486 (context), #20198 (arguments), #10920 (tools),
 * defilantech/LLMKube#126.
 */
export const llamaCpp: Preset = {
  name: "llama.cpp",
  basePath: "/v1",
  key: undefined,
  models: { chat: "talker.gguf" },
  contextTokens: 4_096,
  wording: {
    key: () => coded(401, "Invalid API Key", "authentication_error"),
    model: () => coded(404, "not sent", "not_found_error"),
    context: () =>
      coded(
        400,
        "the request exceeds the available context size. try increasing the context size or enable context shift",
        "exceed_context_size_error",
      ),
    busy: () => coded(503, "Loading model", "unavailable_error"),
  },
  expected: { wrong_key: "any_key", unknown_model: "any_model", busy: "failed" },
  quirks: [
    {
      name: "any name is the loaded model",
      handledBy: [],
      shownBy: "unknown_model",
      receive: takeAnyName,
    },
    {
      name: "a long prompt in its own words",
      handledBy: ["context_named", "tokens_exceeded"],
      shownBy: "long_context",
    },
    {
      name: "arguments as an object",
      handledBy: ["call_arguments_object"],
      shownBy: "tool_call",
      completion: passObjects,
    },
  ],
};

/** One that was started without --jinja. */
export const llamaCppWithoutJinja: Preset = {
  ...llamaCpp,
  name: "llama.cpp, no --jinja",
  expected: {
    ...llamaCpp.expected,
    tool_call: "not_called",
    forced_tool: "not_called",
    two_calls: ", 0 ids",
    call_returned: "none",
  },
  quirks: [
    {
      name: "any name is the loaded model",
      handledBy: [],
      shownBy: "unknown_model",
      receive: takeAnyName,
    },
    {
      name: "tools are an error of the server",
      handledBy: ["tools_left_out"],
      shownBy: "tool_call",
      refuse: ({ sent }) =>
        sent.has("tools")
          ? coded(500, "tools param requires --jinja flag", "server_error")
          : undefined,
    },
  ],
};
