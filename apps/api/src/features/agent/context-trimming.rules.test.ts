import { describe, expect, it } from "vitest";
import type { ChatMessage } from "../../platform/models/models.ts";
import { trimPassages } from "./context-trimming.rules.ts";

const fence = "passage-1a";
const block = (n: number) => `<${fence} n="${n}" from="a.txt">\nText ${n}.\n\nMore.\n</${fence}>`;

function conversation(): ChatMessage[] {
  const turn = (n: number): ChatMessage[] => [
    { role: "user", content: `Question ${n}` },
    { role: "assistant", content: `Answer ${n}` },
  ];
  return [
    { role: "system", content: `Each between <${fence} n="..."> and </${fence}>.` },
    ...turn(1),
    ...turn(2),
    { role: "user", content: "And now?" },
    { role: "assistant", content: "", toolCalls: [] },
    { role: "tool", toolCallId: "a", content: [1, 2, 3].map(block).join("\n") },
    { role: "tool", toolCallId: "b", content: block(4) },
  ];
}
const numbers = (messages: ChatMessage[]) =>
  messages.flatMap(({ content }) => [...content.matchAll(/ n="(\d+)"/g)].map(([, n]) => n));

describe("taking passages out of a conversation", () => {
  it("keeps the first half of them, the rules, the question and the last two turns", () => {
    const messages = conversation();
    expect(trimPassages(fence, messages)).toBe(true);
    expect(numbers(messages)).toEqual(["1", "2"]);
    expect(messages.slice(0, 4)).toEqual([conversation()[0], ...conversation().slice(3, 6)]);
    expect(messages.at(-2)?.content).toBe(
      `${block(1)}\n${block(2)}\n(More was found than can be shown.)`,
    );
    expect(messages.at(-1)?.content.trim()).toBe("(More was found than can be shown.)");
  });

  it("goes on to the last one and no further", () => {
    const messages = conversation();
    expect([1, 2, 3].map(() => trimPassages(fence, messages))).toEqual([true, true, false]);
    expect(numbers(messages)).toEqual(["1"]);
    expect(messages).toHaveLength(7);
  });
});
