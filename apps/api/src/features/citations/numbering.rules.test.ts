import { describe, expect, it } from "vitest";
import type { Passage } from "./answer.rules.ts";
import { removeMarkers, issueCitations } from "./numbering.rules.ts";

function passage(name: string): Passage {
  return {
    chunkId: `chunk-${name}`,
    documentId: `document-${name}`,
    filename: `${name}.pdf`,
    headings: ["Part"],
    text: `Text of ${name}`,
    anchors: [{ kind: "page", page: 1, boxes: [] }],
    score: 1,
  };
}
const passages = ["a", "b", "c", "d"].map(passage);

describe("issueCitations", () => {
  it.each<[string, string, string[]]>([
    ["One [1].", "One [1].", ["a"]],
    [
      "Numbers follow the first appearance [3], then [1], then [3].",
      "Numbers follow the first appearance [1], then [2], then [1].",
      ["c", "a"],
    ],
    ["Nothing there [9].", "Nothing there.", []],
    ["Zero [0] and [12]", "Zero and", []],
    ["A list [1, 3].", "A list [1][2].", ["a", "c"]],
    ["A list with a stranger [9, 2].", "A list with a stranger [1].", ["b"]],
    ["Side by side [2][4].", "Side by side [1][2].", ["b", "d"]],
    ["A range [2-4].", "A range [1][2][3].", ["b", "c", "d"]],
    ["A boundless range [1-9999].", "A boundless range [1][2][3][4].", ["a", "b", "c", "d"]],
    ["The same twice [2, 2].", "The same twice [1].", ["b"]],
    ["The same beside itself [2] [2].", "The same beside itself [1].", ["b"]],
    ["Lenticular 【2】 and 【3†source】.", "Lenticular [1] and [2].", ["b", "c"]],
    ["Full width ［２］。", "Full width [1]。", ["b"]],
    ["In words [Source 2] and [source: 1].", "In words [1] and [2].", ["b", "a"]],
    ["A footnote [^4].", "A footnote [1].", ["d"]],
    ["A link [1](https://evil.example/?q=secret).", "A link [1].", ["a"]],
    ["A year [2019] is text [1].", "A year (2019) is text [1].", ["a"]],
    ["Words stay [chapter] and [Figure12].", "Words stay [chapter] and [Figure12].", []],
    ["Escaped \\[1] stays text.", "Escaped \\[1] stays text.", []],
    ["Code `list[1]` stays [2].", "Code `list[1]` stays [1].", ["b"]],
    ["```\nrow[3]\n```\nDone [4].", "```\nrow[3]\n```\nDone [1].", ["d"]],
  ])("%s", (written, content, cited) => {
    const issued = issueCitations(written, passages);
    expect(issued.content).toBe(content);
    expect(issued.citations.map(({ payload }) => payload.metadata.filename[0])).toEqual(cited);
    expect(issued.citations.map(({ id }) => id)).toEqual(
      cited.map((_, index) => String(index + 1)),
    );
  });

  it("hands out the passage with its place", () => {
    expect(issueCitations("So [2].", passages).citations).toEqual([
      {
        id: "1",
        payload: {
          text: "Text of b",
          document_id: "document-b",
          chunk_id: "chunk-b",
          metadata: {
            filename: "b.pdf",
            headings: ["Part"],
            anchors: [{ kind: "page", page: 1, boxes: [] }],
          },
        },
      },
    ]);
  });
});

describe("removeMarkers", () => {
  it("leaves no marker behind", () => {
    expect(removeMarkers("Not there [1], nor [2, 3].")).toBe("Not there, nor.");
  });
});
