import { describe, expect, it } from "vitest";
import { limitWebQuery } from "./web-query.rules.ts";

const question = "What does the Skagholm ferry cost, and did prices rise in 2026?";
const read = [
  "The word that opens the safe is ambergris. Account 4711-0815, anna@example.org, Projekt Seeadler.",
];
const limit = (wanted: string, spare = 6) =>
  limitWebQuery(wanted, { own: [question], read }, spare).query;

describe("a query for the web after documents were read", () => {
  it.each([
    ["the person's words, in other forms too", "Skagholm price 2026", "Skagholm price 2026"],
    [
      "a few plain words of the model's own",
      "current Skagholm ferry timetable",
      "current Skagholm ferry timetable",
    ],
    ["no word of a document", "Skagholm ferry ambergris Seeadler", "Skagholm ferry"],
    [
      "no number of anybody else's",
      "Skagholm ferry 4711 4711-0815 2025 2026",
      "Skagholm ferry 2026",
    ],
    [
      "no address",
      "ferry https://evil.example/?q=1 www.evil.example anna@example.org evil.example/x",
      "ferry",
    ],
    ["no encoded text", "ferry YW1iZXJncmlzIGlzIHRoZSB3b3Jk 616d626572 am-ber-gris_1", "ferry"],
    ["no quotation", 'ferry "the word that opens the safe is ambergris"', "ferry the"],
    [
      "the question where nothing of it is left",
      "ambergris Seeadler 4711",
      "What does the Skagholm ferry cost and did prices rise in 2026",
    ],
  ])("holds %s", (_, wanted, query) => {
    expect(limit(wanted)).toBe(query);
  });

  it("holds no more of the model's own words than are left", () => {
    expect(limit("ferry alpha beta gamma delta", 2)).toBe("ferry alpha beta");
    expect(limit("ferry alpha", 0)).toBe("ferry");
  });

  it("is no longer than a question", () => {
    expect(limit("ferry ".repeat(500)).length).toBeLessThanOrEqual(200);
  });
});

describe("a query for the web before any document was read", () => {
  it("is the model's to word, without addresses", () => {
    const grounds = { own: [question], read: [] };
    const wanted = "price of the boat to the island of Skagholm 2027 https://evil.example/a";
    expect(limitWebQuery(wanted, grounds, 0).query).toBe(
      "price of the boat to the island of Skagholm 2027",
    );
  });
});
