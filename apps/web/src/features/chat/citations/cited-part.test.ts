import type { CitedSpan, Claim } from "@footnote/contracts/chat/citations";
import { describe, expect, it } from "vitest";
import { getMarkerSpans, listSpans, markCited, previewCited } from "./cited-part.ts";
import type { Piece } from "./passage.ts";

const handbook =
  "The gate opens at nine.\nRecords are kept for ninety days.\nThen they are destroyed.";

function spanOf(part: string, citation = "1", chunk = handbook): CitedSpan {
  const start = chunk.indexOf(part);
  return { citation, start, end: start + part.length, anchors: [] };
}

const nine = spanOf("The gate opens at nine.");
const ninety = spanOf("Records are kept for ninety days.");
const content = "It opens at nine [1]. Records stay ninety days [1][2]. `[1]`";
const claims: Claim[] = [
  { start: 0, end: 20, citations: ["1"], state: "supported", cited_spans: [nine] },
  {
    start: 22,
    end: 53,
    citations: ["1", "2"],
    state: "supported",
    cited_spans: [ninety, spanOf("ninety", "2")],
  },
];
const textOf = (pieces: readonly Piece[]) => pieces.map(({ text }) => text).join("");
const markedIn = (pieces: readonly Piece[]) =>
  pieces.filter(({ marked }) => marked).map(({ text }) => text);

describe("the parts of a passage that an answer cites", () => {
  it("belong to the markers, in their order", () => {
    expect(Object.fromEntries(getMarkerSpans(content, claims))).toEqual({
      1: [nine, ninety],
      2: [spanOf("ninety", "2")],
    });
  });

  it("are unknown in answers from before they were kept", () => {
    const old = claims.map(({ start, end, citations, state }) => ({
      start,
      end,
      citations,
      state,
    }));
    expect(getMarkerSpans(content, old).get("1")).toEqual([null, null]);
    expect(listSpans(old, "1")).toEqual([]);
  });

  it("are listed once, in the order of the passage", () => {
    expect(listSpans(claims.toReversed().concat(claims), "1")).toEqual([nine, ninety]);
  });
});

describe("a cited passage", () => {
  it("has its cited sentences marked, and where they overlap no text twice", () => {
    const pieces = markCited(handbook, {
      claims: [],
      spans: [nine, spanOf("opens at nine.\nRec"), ninety],
    });
    expect(textOf(pieces)).toBe(handbook);
    expect(markedIn(pieces)).toEqual([
      "The gate opens at nine.",
      "\nRec",
      "ords are kept for ninety days.",
    ]);
  });

  it("has the words of the claims marked where no sentence is known", () => {
    const pieces = markCited(handbook, { claims: ["The gate is open."], spans: [] });
    expect(markedIn(pieces)).toEqual(["gate opens"]);
  });
});

describe("the card of a citation", () => {
  it("begins with the cited sentence, with ellipses for the rest of the passage", () => {
    const pieces = previewCited(handbook, "Records stay ninety days.", ninety);
    expect(textOf(pieces)).toBe("… Records are kept for ninety days. …");
    expect(markedIn(pieces)).toEqual(["Records", "ninety days"]);
    expect(textOf(previewCited(handbook, "It opens at nine.", nine))).toBe(
      "The gate opens at nine. …",
    );
  });

  it("is one paragraph, whose lines the card breaks itself", () => {
    const wrapped = "First.\nA sentence\nthat goes on\nover many\nshort lines.";
    const part = spanOf("A sentence\nthat goes on\nover many\nshort lines.", "1", wrapped);
    expect(textOf(previewCited(wrapped, "A sentence over lines.", part))).toBe(
      "… A sentence that goes on over many short lines.",
    );
  });

  it("shows the words of the claim in a sentence that is longer than the card", () => {
    const long = `Start. ${"Some other words come first, ".repeat(12)}and the fee is 410 crowns.`;
    const part = spanOf(long.slice(7), "1", long);
    const shown = textOf(previewCited(long, "The fee is 410 crowns.", part));
    expect(shown).toMatch(/^… .*the fee is 410 crowns\.$/);
    expect(shown).not.toContain("… …");
    expect(shown.length).toBeLessThan(210);
  });
});
