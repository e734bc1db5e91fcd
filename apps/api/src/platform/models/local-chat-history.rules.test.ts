import { describe, expect, it } from "vitest";
import {
  type HistoryItem,
  type Message,
  toFunctions,
  toHistory,
} from "../../../../../local-models/src/chat-history.ts";

const ask: Message = { role: "user", content: "How fast?" };
const call = (id: string, text: string) => ({ id, function: { name: "search", arguments: text } });
const made = (params: unknown, result: string) =>
  ({ type: "functionCall", name: "search", params, result }) as const;

describe("a conversation for a local chat model", () => {
  it.each<[string, Message[], HistoryItem[]]>([
    [
      "ends with the reply to be written",
      [{ role: "system", content: "Be brief." }, ask],
      [
        { type: "system", text: "Be brief." },
        { type: "user", text: "How fast?" },
        { type: "model", response: [] },
      ],
    ],
    [
      "keeps earlier replies",
      [ask, { role: "assistant", content: "Six knots." }, ask],
      [
        { type: "user", text: "How fast?" },
        { type: "model", response: ["Six knots."] },
        { type: "user", text: "How fast?" },
        { type: "model", response: [] },
      ],
    ],
    [
      "puts results where their calls are, in one reply",
      [
        ask,
        { role: "assistant", content: "", tool_calls: [call("a", '{"query":"speed"}')] },
        { role: "tool", tool_call_id: "a", content: "six" },
        { role: "assistant", content: "More.", tool_calls: [call("b", "no JSON")] },
        { role: "tool", tool_call_id: "b", content: "seven" },
      ],
      [
        { type: "user", text: "How fast?" },
        {
          type: "model",
          response: [made({ query: "speed" }, "six"), "More.", made({}, "seven")],
        },
      ],
    ],
  ])("%s", (_, messages, history) => {
    expect(toHistory(messages)).toEqual(history);
  });

  it("offers tools as functions, and nothing without any", () => {
    const params = { type: "object" };
    const offered = { function: { name: "search", description: "Finds.", parameters: params } };
    expect(toFunctions([offered])).toEqual({ search: { description: "Finds.", params } });
    expect(toFunctions([])).toBeUndefined();
  });
});
