import { describe, expect, it } from "vitest";
import type { Passage } from "./answer.rules.ts";
import { removeRepetitions, present, presentPartial } from "./presentation.rules.ts";

const passages = ["a", "b", "c"].map((name): Passage => ({
  chunkId: name,
  documentId: name,
  filename: `${name}.txt`,
  headings: [],
  text: `Text of ${name}, see https://shop.example/orders`,
  anchors: [],
  score: 1,
}));

const answers = [
  "In 1874 [2]. It turns in 14 seconds [1][2], says [Source 3].",
  "PARTLY: In 1874 【2】. The price is unknown.",
  "**PARTLY** In 1874 [1, 3] and [9].",
  "See [the page](https://evil.example/?q=secret) and ![x](https://evil.example/y) now [1].",
  "Order at https://shop.example/orders or https://evil.example/secret today [1].",
  "Use `list[1]` or\n```\nrow[2]\n```\nas told [3].",
  "1874年に建てられた[2]。灯は14秒で回る[1]。",
  "A [note] in brackets [2019] and [1](https://evil.example/?q=1) end.",
  "NOT_FOUND: nothing about that.",
  "According to passage 1, it is so (2). Source 3 agrees (source 1), in (some) way.",
  'So [a.txt]. It is <passage-0f n="2"> and a < b.<br>New line <b>bold</b> end.',
  "So it is [1].\n\n**Sources:**\n- [1] a.txt\n- [2] b.txt",
  "Sources: many [1].\n\nReferences\nare kept [2].",
];

describe("an answer that is being written", () => {
  it.each(answers)("only grows towards what it becomes: %s", (answer) => {
    const whole = present(answer, passages);
    let before = "";
    for (let length = 0; length <= answer.length; length++) {
      const begun = presentPartial(answer.slice(0, length), passages);
      expect(begun.content.startsWith(before)).toBe(true);
      expect(begun.content).not.toMatch(/evil|PARTLY|NOT_FOUND|【|\[\d*$/);
      const markers = [...begun.content.matchAll(/(?<!list|row)\[(\d)\]/g)].map(([, id]) => id);
      const issued = begun.citations.map(({ id }) => id);
      expect(markers.every((id) => issued.includes(id ?? ""))).toBe(true);
      before = begun.content;
    }
    const end = whole.label === "not_found" ? "" : whole.content;
    expect(end.startsWith(before)).toBe(true);
  });
});

it("says once what a model says again and again", () => {
  const once = "The lamp turns once in 14 seconds [1].";
  expect(removeRepetitions(`${once} ${once} ${once} It is old.`)).toBe(`${once} It is old.`);
});
