import { describe, expect, it } from "vitest";
import { removeSourceList } from "./source-list.rules.ts";

const names = ["Annual report.pdf", "lease.txt"];

describe("removeSourceList", () => {
  it.each([
    ["a list", "It is so [1].\n\nSources:\n[1] Annual report.pdf\n[2] lease.txt", "It is so [1]."],
    [
      "a heading",
      "It is so [1].\n\n### References\n\n1. Annual report.pdf, p. 3\n2. lease.txt",
      "It is so [1].",
    ],
    ["one line", "It is so.\n\n**Sources:** [1], [2]", "It is so."],
    ["German", "So ist es [1].\n\nQuellen:\n- [1] lease.txt, S. 3", "So ist es [1]."],
    ["footnotes", "It is so [1].\n\nSources\n\n[^1]: lease.txt", "It is so [1]."],
    ["a list that says more", "Sources:\n- The well [1]\n- The spring [2]", undefined],
    ["an answer that is one", "Sources: [1]", undefined],
    ["no heading", "It is so [1].\n\n[2]", undefined],
  ])("%s", (_, text, rest) => {
    expect(removeSourceList(text, names)).toBe(rest ?? text);
  });
});
