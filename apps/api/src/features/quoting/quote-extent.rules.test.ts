import { describe, expect, it } from "vitest";
import { splitLines } from "./lines.rules.ts";
import { withContext } from "./quote-extent.rules.ts";

const slide = `Annual meeting
Agenda

Growth plan

Market report

New tools`;

const advice = `Shopping
When you buy a new lamp, look for one of the tested labels and read what it means

Blue Swan

Green Leaf

Quiet Home`;

const rules = `2. Travel
The following is paid:
- tickets for the train
- one night in a hotel
Meals are not paid. They are part of the daily allowance.`;

function quote(text: string, start: string, asksForList = false) {
  const lines = splitLines(text, []);
  const index = lines.findIndex((line) => line.text.startsWith(start));
  return withContext(lines, index, { asksForList, language: "en" });
}

describe("withContext", () => {
  it.each([
    [
      "a sentence of an item with the item's label",
      "- **E3**: Sensor broken. Replace it.\n- **E7**: Too hot. Switch it off.",
      "Switch",
      false,
      ["- **E7**: Too hot.", "Switch it off."],
    ],
    [
      "an item with what is above its list",
      slide,
      "Market",
      false,
      ["Annual meeting", "Market report"],
    ],
    [
      "the whole list where it is asked for",
      slide,
      "Agenda",
      true,
      ["Annual meeting", "- Agenda", "- Growth plan", "- Market report", "- New tools"],
    ],
    [
      "short lines below a line without an end",
      advice,
      "When you buy",
      false,
      [
        "When you buy a new lamp, look for one of the tested labels and read what it means",
        "- Blue Swan",
        "- Green Leaf",
        "- Quiet Home",
      ],
    ],
    [
      "the list after a colon",
      rules,
      "The following",
      false,
      ["The following is paid:", "- tickets for the train", "- one night in a hotel"],
    ],
    [
      "a sentence with the one that it refers to",
      rules,
      "They are",
      false,
      ["Meals are not paid.", "They are part of the daily allowance."],
    ],
    [
      "an item of one sentence without the heading above it",
      "Membership\n1. Full members pay 240 pounds a year.\n2. Juniors pay 60 pounds a year.",
      "2. Juniors",
      false,
      ["2. Juniors pay 60 pounds a year."],
    ],
    [
      "the title of an item with its other sentences",
      "Minutes\n3. Dogs. They were not discussed in this meeting.\n4. Motion: allow goats. Proposed by Ada Thorne and others. Rejected by nine to thirty.\n5. Next meeting. It is in May.",
      "4. Motion",
      false,
      [
        "4. Motion: allow goats.",
        "Proposed by Ada Thorne and others.",
        "Rejected by nine to thirty.",
      ],
    ],
    ["a sentence alone", rules, "Meals", false, ["Meals are not paid."]],
  ])("quotes %s", (_, ...[text, start, asksForList, expected]) => {
    expect(quote(text, start, asksForList)).toEqual(expected);
  });
});
