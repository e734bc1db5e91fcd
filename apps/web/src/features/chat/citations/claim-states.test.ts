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

  it("are good where nothing was checked, and the worst where claims overlap", () => {
    expect(getMarkerStates("One [1].", []).get("1")).toEqual(["supported"]);
    const claim = { start: 0, end: 8, citations: ["1"] };
    const claims = [
      { ...claim, state: "supported" as const },
      { ...claim, state: "partly" as const },
    ];
    expect(getMarkerStates("One [1].", claims).get("1")).toEqual(["partly"]);
  });
});
