import { describe, expect, it } from "vitest";
import { splitClaims } from "./claims.rules.ts";

describe("splitClaims", () => {
  it.each<[string, [string, string[]][]]>([
    ["He said “One. Two.” [1]", [["He said “One. Two.”", ["1"]]]],
    [
      "One [1]. Two [2][3].",
      [
        ["One .", ["1"]],
        ["Two .", ["2", "3"]],
      ],
    ],
    [
      "One. [1] Two.",
      [
        ["One.", ["1"]],
        ["Two.", []],
      ],
    ],
    [
      "One. Two. [2]",
      [
        ["One.", ["2"]],
        ["Two.", ["2"]],
      ],
    ],
    [
      "- **First** thing [1]\n- Second `thing` [2]",
      [
        ["First thing", ["1"]],
        ["Second thing", ["2"]],
      ],
    ],
    ["Dr. Thorne came [1].", [["Dr. Thorne came .", ["1"]]]],
    [
      "1. First thing [1]\n2) **Second** thing [2]\n  - 3. Third [1]\n**4. Fourth** [2]\n**5.** Fifth [1]",
      [
        ["First thing", ["1"]],
        ["Second thing", ["2"]],
        ["Third", ["1"]],
        ["Fourth", ["2"]],
        ["Fifth", ["1"]],
      ],
    ],
    [
      "No. Dogs stay outside [1]. It is No. 5 [2].",
      [
        ["No.", ["1"]],
        ["Dogs stay outside .", ["1"]],
        ["It is No. 5 .", ["2"]],
      ],
    ],
    ["| a | 5 [1] |", [["a | 5", ["1"]]]],
    // Cells that quote are statements of their own, whether they end with a full stop or not.
    [
      "| Rent | “It is **900**” [1] | “It is **950**” [2] |",
      [
        ["Rent | “It is 900 ”", ["1"]],
        ["“It is 950 ”", ["2"]],
      ],
    ],
    ["```\nrow[1] = 2\n```", []],
    ["Array \\[1\\] is text.", [["Array [1] is text.", []]]],
  ])("%s", (content, expected) => {
    const found = splitClaims(content).map(({ text, citations }) => [text, citations]);
    expect(found).toEqual(expected);
  });
});
