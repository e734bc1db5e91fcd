import { describe, expect, it } from "vitest";
import { findMention } from "./find-mention.ts";

describe("a mention in a question", () => {
  it.each([
    ["#", "", 0],
    ["#lea", "lea", 0],
    ["What does #Annual rep", "Annual rep", 10],
    ["a\n#b", "b", 2],
    ["#one and #two", "two", 9],
  ])("ends %j", (text, name, start) => {
    expect(findMention(text, text.length)).toEqual({ name, start, end: text.length });
  });

  it.each(["", "no sign", "C#", "# heading", "#a\nb", `#${"x".repeat(61)}`])(
    "does not end %j",
    (text) => {
      expect(findMention(text, text.length)).toBeNull();
    },
  );

  it("is looked for at the caret, not at the end", () => {
    expect(findMention("#lea is due", 3)).toEqual({ name: "le", start: 0, end: 3 });
    expect(findMention("#lea", 0)).toBeNull();
  });
});
