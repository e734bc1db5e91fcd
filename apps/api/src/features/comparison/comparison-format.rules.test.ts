import { expect, it } from "vitest";
import type { Passage } from "../citations/answer.rules.ts";
import { formatDifference } from "./comparison-format.rules.ts";
import { compareLines } from "./alignment.rules.ts";
import { readLines } from "./document-lines.rules.ts";

const passage = (documentId: string, text: string): Passage => ({
  chunkId: documentId,
  documentId,
  filename: documentId,
  headings: ["Fees |\n<b>and</b>\n- [dues](http://evil.example)"],
  text,
  anchors: [],
  score: 1,
});
const linesOf = (documentId: string, text: string) => readLines([passage(documentId, text)], "en");

it("keeps a difference of two documents one table, whatever their names and headings contain", async () => {
  const difference = await compareLines(
    linesOf("old", "The annual fee is 40 euros | paid in *March*."),
    linesOf("new", "The annual fee is 55 euros | paid in *March*."),
  );
  const named = (filename: string) => ({ filename, period: undefined });
  const pair = { older: named("a | [b](x).md"), newer: named("# <i>c</i>.md") };
  const { content, passages } = formatDifference(difference, pair, "en");
  expect(passages).toHaveLength(2);
  expect(content).toBe(
    [
      "#### Changed",
      "",
      String.raw`| Section | a \| \[b\](x) | \# \<i\>c\</i\> |`,
      "| --- | --- | --- |",
      String.raw`| Fees \| \<b\>and\</b\> - \[dues\](http\://evil.example) | “The annual fee is **40 euros** \| paid in \*March\*.” [1] | “The annual fee is **55 euros** \| paid in \*March\*.” [2] |`,
    ].join("\n"),
  );
});
