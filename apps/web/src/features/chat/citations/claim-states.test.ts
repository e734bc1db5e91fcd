import type { ClaimState } from "@footnote/contracts/chat/citations";
import { describe, expect, it } from "vitest";
import { getMarkerStates } from "./claim-states.ts";

describe("the states of markers", () => {
  it("follow their order in the text and leave code aside", () => {
    const text = "One [1]. `x[1]` Two [1][2].";
    const claims = [
      { start: 0, end: 8, citations: ["1"], state: "partly" as const },
      { start: 16, end: 27, citations: ["1", "2"], state: "not_supported" as const },
    ];
    expect(Object.fromEntries(getMarkerStates(text, claims))).toEqual({
      1: ["partly", "not_supported"],
      2: ["not_supported"],
    });
  });

  it("are unknown outside of claims", () => {
    expect(getMarkerStates("One [1].", []).get("1")).toEqual([undefined]);
  });

  it.each<[ClaimState, ClaimState, ClaimState]>([
    ["supported", "partly", "partly"],
    ["partly", "not_supported", "not_supported"],
    ["quoted", "unchecked", "unchecked"],
    ["unchecked", "partly", "partly"],
    ["computed", "supported", "supported"],
  ])("are the worse of %s and %s where claims overlap", (one, other, worse) => {
    const claims = [one, other].map((state) => ({ start: 0, end: 8, citations: ["1"], state }));
    expect(getMarkerStates("One [1].", claims).get("1")).toEqual([worse]);
  });
});
