import { describe, expect, it } from "vitest";
import { shorten, splitSentences } from "./sentences.rules.ts";

describe("splitSentences", () => {
  it.each<[string, string, string[]]>([
    ["sentences", "One is here. Two is there! Three?", ["One is here.", "Two is there!", "Three?"]],
    [
      "abbreviations",
      "Dr. Thorne met J. R. Vale on No. 5 Street. They left.",
      ["Dr. Thorne met J. R. Vale on No. 5 Street.", "They left."],
    ],
    [
      "decimals",
      "It costs 18.50 in all. Pay at the desk.",
      ["It costs 18.50 in all.", "Pay at the desk."],
    ],
    [
      "lines broken by the page's width",
      "The notice period of\nthe lease is six\nmonths. It ends.",
      ["The notice period of the lease is six months.", "It ends."],
    ],
    [
      "rows of a table",
      "Model: Heron; Price: 12\nModel: Falcon; Price: 15",
      ["Model: Heron; Price: 12", "Model: Falcon; Price: 15"],
    ],
    [
      "numbers of items",
      "3. Rent\n1. The rent is due on Monday.\n2. It is 3. Pay it.",
      ["3. Rent", "1. The rent is due on Monday.", "2. It is 3.", "Pay it."],
    ],
    [
      "days with a full stop",
      "Gültig ab 1. Februar 2025. Am 30. Die Frist endet.",
      ["Gültig ab 1. Februar 2025.", "Am 30.", "Die Frist endet."],
    ],
    [
      "an abbreviation that opens a parenthesis",
      "The plot (ref. A 17) is vacant. Ask Ada.",
      ["The plot (ref. A 17) is vacant.", "Ask Ada."],
    ],
    [
      "a parenthesis on the next line",
      "The fee covers water\n(from April). It is due.",
      ["The fee covers water (from April).", "It is due."],
    ],
    ["Chinese", "灯塔建于1874年。它有212级台阶。", ["灯塔建于1874年。", "它有212级台阶。"]],
    ["footnotes", "It is old.[7][8]\n\nIt is high.[9]", ["It is old.[7][8]", "It is high.[9]"]],
    ["nothing but signs", "--- *** ---", []],
  ])("%s", (_, text, sentences) => {
    expect(splitSentences(text)).toEqual(sentences);
  });
});

describe("shorten", () => {
  it.each([
    ["short", 10, "short"],
    ["several words that go on", 16, "several words…"],
    ["unbreakablestring", 8, "unbreak…"],
    ["ends with, a comma", 12, "ends with…"],
    ["😀😀😀😀", 4, "😀…"],
  ])("%s in %d", (text, length, short) => {
    expect(shorten(text, length)).toBe(short);
    expect(short.length).toBeLessThanOrEqual(length);
  });
});
