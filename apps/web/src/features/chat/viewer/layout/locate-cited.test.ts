import { describe, expect, it } from "vitest";
import { locateCited, splitRanges } from "./locate-cited.ts";

const find = (text: string, passage: string, ...parts: string[]) =>
  locateCited(text, { passage, parts }).map(({ start, end }) => text.slice(start, end));

describe("what is cited, in the text of a layout", () => {
  it("is the part of the passage, though the lines are broken elsewhere", () => {
    const text = "Lending\nA member may borrow\ntwelve books. The ﬁne is thirty\ncents a day.";
    const passage = "A member may borrow twelve books. The fine is thirty cents a day.";
    expect(find(text, passage, "The fine is thirty cents a day.")).toEqual([
      "The ﬁne is thirty\ncents a day.",
    ]);
    expect(find(text, passage)).toEqual([
      "A member may borrow\ntwelve books. The ﬁne is thirty\ncents a day.",
    ]);
  });

  it("is the part inside the passage, not the same words before it", () => {
    const text = "Fees are due. Winter: fees are due. Summer.";
    const [range] = locateCited(text, {
      passage: "Winter: fees are due.",
      parts: ["fees are due."],
    });
    expect(range).toEqual({ start: 22, end: 35 });
  });

  it("is found line by line where list marks or names of columns are drawn otherwise", () => {
    expect(find("Open the gate. Sign the book.", "1. Open the gate.\n2. Sign the book.")).toEqual([
      "Open the gate.",
      "Sign the book.",
    ]);
    expect(find("ShipFeeAda Lovelace30Grace12", "Ship: Ada Lovelace; Fee: 30")).toEqual([
      "Ada Lovelace30",
    ]);
  });

  it("is nothing where the words are missing or occur twice", () => {
    expect(find("Records are kept.", "Books are lent.")).toEqual([]);
    expect(find("Fees are due. Fees are due.", "Fees are due.")).toEqual([]);
    expect(find("a b c", "a")).toEqual([]);
  });

  it("is marked once, though several lines of the passage are found in the same place", () => {
    expect(find("Fees Berths are let.", "title: Fees\nFees\nBerths are let")).toEqual([
      "Fees",
      "Berths are let.",
    ]);
  });

  it("is followed into the pieces of the text", () => {
    const pieces = ["Fees are ", "due ", "now"];
    expect([...splitRanges(pieces, [{ start: 5, end: 12 }])]).toEqual([
      [0, [{ start: 5, end: 9 }]],
      [1, [{ start: 0, end: 3 }]],
    ]);
  });
});
