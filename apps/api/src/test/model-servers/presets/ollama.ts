import type { Asked } from "../asked.ts";
import { type Preset, refuse } from "../preset.ts";
import type { Chunk } from "../wire.ts";

const own = (status: number, message: string) => refuse(status, message, { type: "api_error" });

/** Keeps the end of the conversation, without an error. */
function truncate(asked: Asked): Asked {
  const messages = asked.body.messages.map((message) => ({
    ...message,
    content: (message.content ?? "").slice(-4_096 * 4),
  }));
  return { ...asked, body: { ...asked.body, messages } };
}

type Calls = { index: number; id?: string; function: { name: string; arguments: string } }[];

/** Each call comes whole in a chunk of its own, and with the number 0. */
function wholeCalls(chunks: Chunk[], { body }: Asked): Chunk[] {
  if (!body.stream) return chunks;
  const calls = new Map<number, Calls[number]>();
  const others: Chunk[] = [];
  let sample: Chunk | undefined;
  for (const chunk of chunks) {
    const [choice] = chunk["choices"] as { delta: { tool_calls?: Calls } }[];
    for (const piece of choice?.delta.tool_calls ?? []) {
      sample = chunk;
      const known = calls.get(piece.index);
      if (known) known.function.arguments += piece.function.arguments;
      else calls.set(piece.index, structuredClone(piece));
    }
    if (!choice?.delta.tool_calls) others.push(chunk);
  }
  if (!sample) return chunks;
  const whole = [...calls.values()].map((call) => ({
    ...sample,
    choices: [{ index: 0, delta: { tool_calls: [{ ...call, index: 0 }] }, finish_reason: null }],
  }));
  return [...others.slice(0, 1), ...whole, ...others.slice(1)];
}

/**
 * Ollama. Sources: docs.ollama.com (OpenAI compatibility, context length), ollama/ollama#7661 (dropped beginning), #11633
 * (whole calls), BerriAI/litellm#37792 (every call numbered 0), FoundationAgents/OpenManus#33 (no tools).
 */
export const ollama: Preset = {
  name: "Ollama",
  basePath: "/v1",
  key: undefined,
  models: { chat: "qwen3:8b", embedding: "bge-m3" },
  contextTokens: undefined,
  wording: {
    key: () => own(401, "unauthorized"),
    model: (name) =>
      refuse(404, `model "${name}" not found, try pulling it first`, { type: "not_found_error" }),
    context: () => own(400, "not sent"),
    busy: () => own(503, "server busy, please try again. maximum pending requests exceeded"),
  },
  expected: {
    wrong_key: "any_key",
    long_context: "truncated",
    context_in_stream: "complete",
    busy: "failed",
  },
  quirks: [
    {
      name: "the beginning dropped in silence",
      handledBy: [],
      shownBy: "long_context",
      ask: truncate,
    },
    {
      name: "whole calls, all with the number 0",
      handledBy: ["calls_numbered_alike"],
      shownBy: "two_calls",
      chunks: wholeCalls,
    },
    {
      name: "thoughts in a field of their own, and in the text",
      handledBy: ["thoughts_in_text"],
      shownBy: "exact_text",
      completion: (completion) => ({
        ...completion,
        choices: completion.choices.map(({ message, ...choice }) => ({
          ...choice,
          message: {
            ...message,
            reasoning: "Hm.",
            content:
              typeof message.content === "string"
                ? `<think>\nHm.\n</think>\n\n${message.content}`
                : message.content,
          },
        })),
      }),
    },
  ],
};

/** Ollama with a model that was not trained on tools. */
export const ollamaWithoutTools: Preset = {
  ...ollama,
  name: "Ollama, a model without tools",
  expected: {
    ...ollama.expected,
    tool_call: "not_called",
    tool_result: "result_used",
    forced_tool: "not_called",
    two_calls: ", 0 ids",
    call_returned: "none",
  },
  quirks: [
    {
      name: "tools refused",
      handledBy: ["tools_left_out"],
      shownBy: "tool_call",
      refuse: ({ sent }) =>
        sent.has("tools")
          ? own(400, "registry.ollama.ai/library/talker:1b does not support tools")
          : undefined,
    },
    {
      name: "the beginning dropped in silence",
      handledBy: [],
      shownBy: "long_context",
      ask: truncate,
    },
  ],
};
