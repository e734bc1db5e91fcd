import { describe, expect, it } from "vitest";
import { openPassage } from "./supporting-text.rules.ts";

function findText(passage: string, claim: string, language: string | null = "en") {
  const range = openPassage(passage, language)(claim);
  return range && passage.slice(range.start, range.end);
}

const lease = [
  "12. Rent",
  "The rent is 900 crowns a month. It is due on the first working day. Whoever pays late owes",
  "interest of 4 percent.",
  "13. Pets",
  "Dogs may be kept with written permission. Cats need none.",
].join("\n");

describe("the part of a passage that a claim rests on", () => {
  it.each([
    [
      "a quoted sentence",
      "It is due on the first working day.",
      "It is due on the first working day.",
    ],
    [
      "a quotation over a line break",
      "Whoever pays late owes interest of 4 percent.",
      "Whoever pays late owes\ninterest of 4 percent.",
    ],
    [
      "a quotation in other marks",
      "»Dogs may be kept« with written permission",
      "Dogs may be kept with written permission.",
    ],
    [
      "a quotation that leaves something out",
      "The rent is 900 crowns … due on the first working day.",
      "The rent is 900 crowns a month. It is due on the first working day.",
    ],
    [
      "a paraphrase",
      "Late payers are charged 4 percent interest.",
      "Whoever pays late owes\ninterest of 4 percent.",
    ],
    [
      "a value before its line",
      "900 crowns. The monthly rent is 900 crowns",
      "The rent is 900 crowns a month.",
    ],
    [
      "two sentences that it sums up",
      "Cats need no permission, but dogs need it in writing.",
      "Dogs may be kept with written permission. Cats need none.",
    ],
  ])("is found for %s", (_, claim, expected) => {
    expect(findText(lease, claim)).toBe(expected);
  });

  it("is the row of a table with the claim's number", () => {
    const rows = "Year: 2019; Fee: 410\nYear: 2020; Fee: 425\nYear: 2021; Fee: 431";
    expect(findText(rows, "In 2020 the fee was 425.")).toBe("Year: 2020; Fee: 425");
  });

  it.each([
    [
      "the words are scattered",
      "One.\nTwo.\nThree.\nTwo.\nFive.\nFour.\nEight.\nTen.\nNine.",
      "one three five eight nine",
    ],
    ["hardly any word is in the passage", lease, "Parking is forbidden in the yard of the house."],
    ["a single common word is", lease, "Parking needs a badge."],
  ])("is unknown where %s", (_, passage, claim) => {
    expect(findText(passage, claim)).toBeUndefined();
  });

  it("starts and ends with whole words", () => {
    const passage = "Unlawful entry is fined. A lawful entry is not.";
    expect(openPassage(passage, "en")("lawful entry is")).toEqual({ start: 27, end: 42 });
  });

  it("is found in a script without spaces", () => {
    const passage = "会议室每天九点开放。停车费为每小时五元。狗不得入内。";
    expect(findText(passage, "停车费为每小时五元", "zh")).toBe("停车费为每小时五元。");
    expect(findText(passage, "每小时的停车费是五元。", "zh")).toBe("停车费为每小时五元。");
  });
});
