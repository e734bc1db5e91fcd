import type { ClaimState } from "@footnote/contracts/chat/citations";
import { describe, expect, it } from "vitest";
import { type CheckResult, getCheckResult, summarizeChecks } from "./check-summary.ts";

const claimsOf = (states: readonly ClaimState[]) =>
  states.map((state, at) => ({ start: at, end: at + 1, citations: ["1"], state }));

describe("the summary of what was checked", () => {
  it.each<[ClaimState[], string, CheckResult]>([
    [["quoted"], "Quote matches its source", "confirmed"],
    [["quoted", "quoted"], "Both quotes match their sources", "confirmed"],
    [["quoted", "quoted", "quoted"], "All 3 quotes match their sources", "confirmed"],
    [["computed"], "Computed from the table", "confirmed"],
    [["computed", "computed"], "Computed from the table", "confirmed"],
    [["supported"], "The statement is supported by its source", "confirmed"],
    [["supported", "supported"], "All 2 statements are supported by their sources", "confirmed"],
    [
      ["supported", "supported", "unchecked", "supported"],
      "3 of 4 statements supported by their sources, 1 not checked",
      "open",
    ],
    [
      ["quoted", "computed", "supported"],
      "1 of 3 statements supported by their sources, 1 quoted word for word, 1 computed",
      "confirmed",
    ],
    [["quoted", "unchecked"], "1 of 2 statements quoted word for word, 1 not checked", "open"],
    [["unchecked"], "The statement was not checked against its source", "open"],
    [["unchecked", "unchecked"], "The 2 statements were not checked against their sources", "open"],
    [
      ["partly", "unchecked"],
      "1 of 2 statements only partly supported by their sources, 1 not checked",
      "doubtful",
    ],
    [["not_supported"], "The statement is not supported by its source", "doubtful"],
    [
      ["not_supported", "not_supported"],
      "None of the 2 statements is supported by its source",
      "doubtful",
    ],
    [
      ["supported", "not_supported", "partly"],
      "1 of 3 statements supported by their sources, 1 only partly supported, 1 not supported",
      "doubtful",
    ],
  ])("of %j is: %s", (states, summary, result) => {
    expect(summarizeChecks(claimsOf(states))).toBe(summary);
    expect(getCheckResult(claimsOf(states))).toBe(result);
  });

  it("of calculations is that they follow from the cited numbers", () => {
    const claims = claimsOf(["computed", "computed"]).map((claim) => ({
      ...claim,
      calculation: "1,344 − 1,200 = 144",
    }));
    expect(summarizeChecks(claims)).toBe("Computed from the cited numbers");
  });
});
