import { describe, expect, it } from "vitest";
import { splitText } from "./split-text.rules.ts";

describe("a long text is split", () => {
  const lengths = { target: 40, max: 60 };
  it.each([
    [
      "after sentences",
      "The ship came in. It was late. Nobody waited on the long pier for it any more.",
    ],
    [
      "after words",
      "see https://harbour.example/berths/12/ships?sort=name#top or ask the master of the port for it",
    ],
    [
      "after words, too",
      "a very long sentence without any end that goes on and on and never comes to its point",
    ],
  ])("%s", (_, text) => {
    const parts = splitText(text, lengths);
    expect(parts.join("")).toBe(text);
    expect(parts.length).toBeGreaterThan(1);
    const cuts = parts.slice(1).map((part, index) => `${parts[index]?.at(-1)}${part[0]}`);
    for (const cut of cuts) expect(cut).toMatch(/\s/);
  });

  it("between characters only where a word alone is too long, and never inside one", () => {
    const text = "e\u0301".repeat(100);
    const parts = splitText(text, lengths);
    expect(parts.join("")).toBe(text);
    for (const part of parts) expect(part).toMatch(/^(e\u0301)+$/u);
  });
});
