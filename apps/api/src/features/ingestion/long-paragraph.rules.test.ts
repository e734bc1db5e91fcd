import { expect, it } from "vitest";
import { chunkBlocks } from "./chunking.rules.ts";

// A list of words without an empty line is one paragraph. An algorithm of quadratic time would not end here.
it("splits a paragraph of two million lines with the lines of each part", () => {
  const lines = 2_000_000;
  const text = Array.from({ length: lines }, (_, at) => String(at % 10)).join("\n");
  const anchor = { kind: "lines" as const, from: 1, to: lines };
  const chunks = [...chunkBlocks([{ kind: "paragraph", text, anchor }])];
  const ranges = chunks.flatMap(({ anchors }) => anchors);
  expect(ranges[0]).toMatchObject({ kind: "lines", from: 1 });
  expect(ranges.at(-1)).toMatchObject({ kind: "lines", to: lines });
  const follows = ranges.every((range, index) => {
    const before = ranges[index - 1];
    return range.kind === "lines" && (before?.kind !== "lines" || range.from === before.to + 1);
  });
  expect(follows).toBe(true);
  expect(chunks.every((chunk) => chunk.text.split("\n").length <= 1_000)).toBe(true);
});
