import { describe, expect, it } from "vitest";
import { groupClaimsByMarker, findSentence } from "./claims.ts";

describe("the sentence of a claim", () => {
  const text = "It opens at nine. It closes at six, or later. Done.";

  it("is the one that goes on around the marker", () => {
    expect(findSentence(text, text.indexOf(", or"))).toBe("It closes at six, or later.");
  });

  it("is the one that ended before a marker set after its full stop", () => {
    expect(findSentence(text, text.indexOf(" It closes"))).toBe("It opens at nine.");
    expect(findSentence(text, text.indexOf("It closes"))).toBe("It opens at nine.");
  });

  it("is the first one for a marker that comes before all words", () => {
    expect(findSentence(text, 0)).toBe("It opens at nine.");
    expect(findSentence("", 0)).toBe("");
  });
});

it("finds what each source is cited for, line by line", () => {
  const claims = groupClaimsByMarker(
    "It opens at nine [1]. It closes at six. [2][1]\n\n- **Ninety** days [2]\n- See [2024]",
  );
  expect([...claims]).toEqual([
    ["1", ["It opens at nine.", "It closes at six."]],
    ["2", ["It closes at six.", "- **Ninety** days"]],
    ["2024", ["- See"]],
  ]);
});
