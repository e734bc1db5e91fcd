import { type Preset, refuse, secretKey } from "../preset.ts";
import type { Asked } from "../asked.ts";

/** The list is that of Anthropic's own API, which takes the key in another header. */
function receive(asked: Asked) {
  if (asked.path !== "/v1/models") return asked;
  const key = asked.headers["x-api-key"];
  if (key === undefined) {
    const error = { type: "authentication_error", message: "x-api-key header is required" };
    return { status: 401, body: { type: "error", error } };
  }
  return { ...asked, headers: { ...asked.headers, authorization: `Bearer ${String(key)}` } };
}

const typed = (status: number, type: string, message: string) =>
  refuse(status, message, { code: type, type });

/** Anthropic. Sources: platform.claude.com/docs (OpenAI compatibility, errors), QwenLM/qwen-code#3799, mastra#7507. */
export const anthropic: Preset = {
  name: "Anthropic",
  basePath: "/v1",
  key: secretKey,
  models: { chat: "claude-talker" },
  contextTokens: 4_096,
  wording: {
    key: () => typed(401, "authentication_error", "invalid x-api-key"),
    model: (name) => typed(404, "not_found_error", `model: ${name}`),
    context: (tokens, limit) =>
      typed(
        400,
        "invalid_request_error",
        `prompt is too long: ${tokens} tokens > ${limit} maximum`,
      ),
    busy: () => ({ ...typed(529, "overloaded_error", "Overloaded") }),
  },
  expected: { forced_tool: "not_called" },
  quirks: [
    {
      name: "models listed with a header of its own",
      handledBy: ["listing_key_header"],
      shownBy: "models",
      receive,
    },
    {
      name: "temperature deprecated for newer models",
      handledBy: ["temperature_left_out"],
      shownBy: "chat",
      refuse: ({ sent }) =>
        sent.has("temperature")
          ? typed(400, "invalid_request_error", "`temperature` is deprecated for this model.")
          : undefined,
    },
    {
      name: "no tool forced while the model thinks",
      handledBy: ["tool_choice_left_out", "tool_choice_as_word"],
      shownBy: "forced_tool",
      refuse: ({ sent }) =>
        sent.has("tool_choice")
          ? typed(
              400,
              "invalid_request_error",
              "Thinking may not be enabled when tool_choice forces tool use.",
            )
          : undefined,
    },
    {
      name: "a long prompt in its own words",
      handledBy: ["prompt_too_long"],
      shownBy: "long_context",
    },
    { name: "529 when overloaded", handledBy: ["overload_as_529"], shownBy: "busy" },
  ],
};
