import { describe, expect, it } from "vitest";
import { joinWords, splitWords } from "./split-words.ts";

describe("the words of a text", () => {
  it("are placed by the widths of their characters", () => {
    const words = splitWords({ text: "2021 2022 2023", left: 100, right: 204 });
    expect(words.map(({ text }) => text)).toEqual(["2021", "2022", "2023"]);
    const [first, second, third] = words;
    expect(first?.left).toBe(100);
    expect(third?.right).toBeCloseTo(204);
    expect(second?.left).toBeGreaterThan(130);
    expect(second?.right).toBeLessThan(174);
  });

  it("are joined where they are in one place, also in none", () => {
    const words = splitWords({ text: "over the line", left: 0, right: 100 });
    const placeOf = ({ text }: { text: string }) => (text === "line" ? "cell" : undefined);
    expect(joinWords(words, placeOf).map(({ place, piece }) => [place, piece.text])).toEqual([
      [undefined, "over the"],
      ["cell", "line"],
    ]);
  });
});
