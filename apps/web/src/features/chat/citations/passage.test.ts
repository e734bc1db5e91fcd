import { describe, expect, it } from "vitest";
import type { Piece } from "./passage.ts";
import { markPassage, createPreview } from "./passage.ts";

const textOf = (pieces: Piece[]) => pieces.map(({ text }) => text).join("");
const markedIn = (pieces: Piece[]) => pieces.filter(({ marked }) => marked).map(({ text }) => text);

const handbook = [
  "The reading room opens at nine. Volunteers sign the book at the desk and take a badge from the drawer.",
  "The alarm code changes on Mondays and is handed out by the duty manager, never by telephone or by letter.",
  "A member may borrow twelve books at a time for four weeks. The fine for a late book is thirty cents a day.",
].join(" ");

describe("the preview of a passage without a claim", () => {
  it("shows short passages whole", () => {
    expect(textOf(createPreview("One line.\n\nAnother.", ""))).toBe("One line.\nAnother.");
  });

  it("shows at most three lines", () => {
    expect(textOf(createPreview("a\nb\n\n\nc\nd", ""))).toBe("a\nb\nc …");
  });

  it("cuts at about two hundred characters, between words", () => {
    const preview = textOf(createPreview("word ".repeat(100), ""));
    expect(preview.length).toBeGreaterThan(180);
    expect(preview.length).toBeLessThanOrEqual(202);
    expect(preview).toMatch(/word …$/);
  });

  it("says when there is nothing", () => {
    expect(textOf(createPreview("  \n ", "A claim."))).toBe("No chunk preview");
  });
});

describe("the preview of a passage for a claim", () => {
  it("begins with the sentence the claim rests on and marks their common words", () => {
    const preview = createPreview(handbook, "A new alarm code is handed out every Monday.");
    expect(textOf(preview)).toMatch(/^… The alarm code changes on Mondays and is handed out .* …$/);
    expect(markedIn(preview)).toEqual(["alarm code", "Mondays", "handed"]);
  });

  it("shows what comes before when little comes after", () => {
    const preview = createPreview(handbook, "Late books cost 30 cents a day, a fine of thirty.");
    expect(textOf(preview)).toBe(
      "… A member may borrow twelve books at a time for four weeks. The fine for a late book is thirty cents a day.",
    );
    expect(markedIn(preview)).toEqual(["books", "fine", "late book", "thirty cents", "day"]);
  });

  it("begins early enough for all the words when they stand in two sentences", () => {
    const preview = createPreview(
      handbook,
      "Twelve books may be borrowed, and a late one is fined daily.",
    );
    expect(textOf(preview)).toMatch(/^… A member may borrow twelve books .* thirty cents a day\.$/);
    expect(markedIn(preview)).toContain("borrow twelve books");
  });

  it("falls back to the beginning when they have no word in common", () => {
    const preview = createPreview(handbook, "It is so.");
    expect(textOf(preview)).toMatch(/^The reading room opens at nine\. .* …$/);
    expect(markedIn(preview)).toEqual([]);
  });

  it("stays within three lines and two hundred characters wherever it begins", () => {
    const rows = Array.from({ length: 40 }, (_, row) => `Pier ${row} | berth ${row * 7}`).join(
      "\n",
    );
    const preview = textOf(createPreview(rows, "Pier 31 has berth 217."));
    expect(preview).toBe("… Pier 31 | berth 217\nPier 32 | berth 224\nPier 33 | berth 231 …");
  });

  it("begins between words within a sentence that is too long to show from its start", () => {
    const preview = textOf(
      createPreview(
        `${"so and so, ".repeat(40)}the harbour closes at noon`,
        "Harbour closes at noon.",
      ),
    );
    expect(preview).toMatch(/^… (so|and)[ ,].*the harbour closes at noon$/);
    expect(preview.length).toBeLessThan(204);
  });

  it("works for languages without spaces", () => {
    const passage = `${"会議は毎週月曜日に開かれます。".repeat(20)}契約の期限は三月末日です。`;
    const preview = createPreview(passage, "契約の期限は三月です。");
    expect(textOf(preview)).toMatch(
      /^… (会議は毎週月曜日に開かれます。)+契約の期限は三月末日です。$/,
    );
    expect(textOf(preview).length).toBeLessThan(204);
    expect(markedIn(preview).join(" ")).toContain("契約");
  });

  it("marks numbers only when they are the same, whatever their separators", () => {
    const preview = createPreview("Of 1,200 seats 120 were sold.", "1200 seats were there.");
    expect(markedIn(preview)).toEqual(["1,200 seats"]);
  });
});

it("marks in the whole passage what each claim rests on, and nothing elsewhere", () => {
  const repeated = `A book lies here. ${handbook}`;
  const marked = markPassage(repeated, [
    "The fine for late books is thirty cents a day.",
    "The alarm code changes on Mondays.",
  ]);
  expect(textOf(marked)).toBe(repeated);
  expect(markedIn(marked)).toEqual(
    expect.arrayContaining([
      "alarm code changes",
      "Mondays",
      "fine",
      "late book",
      "thirty cents",
      "day",
    ]),
  );
  expect(marked[0]?.text).toMatch(/^A book lies here\./);
});
