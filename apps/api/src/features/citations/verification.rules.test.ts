import { describe, expect, it } from "vitest";
import { citePassage, type Passage } from "./answer.rules.ts";
import { applyChecks, checkClaims } from "./verification.rules.ts";

const passage = (chunkId: string, text: string, filename = `${chunkId}.txt`): Passage => ({
  chunkId,
  documentId: `document-${chunkId}`,
  filename,
  headings: [],
  text,
  anchors: [],
  score: 1,
});

const tower = passage(
  "tower",
  "The lighthouse on Gull Island was built on 12 March 1874 by Agnes Thorne. It is 1,250 cm high and cost £3.5 million. Dogs are not allowed inside.",
);
const lease = passage(
  "lease",
  "The notice period of the Harbour House lease is six months. Rent is due on the third working day of each month. The tenant said: “We will stay as long as the roof holds.”",
);
const pier = passage("pier", "The pier is 1608.29428571 feet long and cost 118,726,350.26 euros.");
const wrapped = passage("wrapped", "Dogs stay out-\nside the\nlighthouse.");
const sign = passage("sign", "No dogs are allowed inside the lighthouse.");
const german = passage(
  "german",
  "Der Leuchtturm auf der Möweninsel wurde 1874 erbaut. Er ist 42 Meter hoch und darf nicht betreten werden.",
);
const chinese = passage("chinese", "海鸥岛上的灯塔建于1874年，高42米。游客可以攀登212级台阶。");

function check(content: string, cited: Passage[], evidence = cited) {
  const citations = cited.map((one, at) => citePassage(at + 1, one));
  const languageOf = (text: string) => {
    if (/\p{sc=Han}/u.test(text)) return "zh";
    return text.includes("Leuchtturm") ? "de" : "en";
  };
  const text = { content, citations };
  return applyChecks(text, checkClaims(text, evidence, languageOf), evidence);
}
const states = (content: string, ...cited: Passage[]) =>
  check(content, cited).claims.map(({ state }) => state);

describe("a claim in the words of its passage", () => {
  it.each<[string, string, Passage, string]>([
    ["is quoted", "It is 1,250 cm high and cost £3.5 million [1].", tower, "quoted"],
    ["is quoted over a line break", "Dogs stay outside the lighthouse [1].", wrapped, "quoted"],
    [
      "is quoted in other typography",
      "IT IS 1,250 cm high – and cost £3.5 million [1]",
      tower,
      "quoted",
    ],
    [
      "is quoted as a part of a sentence",
      "The pier is 1608.29428571 feet long [1].",
      pier,
      "quoted",
    ],
    ["is quoted in Chinese", "游客可以攀登212级台阶[1]。", chinese, "quoted"],
    ["says nothing where it is short", "1,250 cm [1]", tower, "unchecked"],
    [
      "is no quotation without its denial",
      "Dogs are allowed inside the lighthouse [1].",
      sign,
      "unchecked",
    ],
    ["is quoted with its denial", "No dogs are allowed inside the lighthouse [1].", sign, "quoted"],
    [
      "with another number is wrong",
      "It is 1,260 cm high and cost £3.5 million [1].",
      tower,
      "not_supported",
    ],
    [
      "with another number in words is wrong",
      "The notice period of the Harbour House lease is nine months [1].",
      lease,
      "not_supported",
    ],
    [
      "with another year is wrong",
      "Der Leuchtturm auf der Möweninsel wurde 1875 erbaut [1].",
      german,
      "not_supported",
    ],
    [
      "with another number is wrong in Chinese",
      "游客可以攀登215级台阶[1]。",
      chinese,
      "not_supported",
    ],
  ])("%s", (_, content, cited, state) => {
    expect(states(content, cited)).toEqual([state]);
  });
});

describe("a claim is held against its passage", () => {
  it.each<[string, string, Passage, string]>([
    ["as it stands there", "The lighthouse was built by Agnes Thorne [1].", tower, "unchecked"],
    [
      "another number",
      "The lighthouse was built by Agnes Thorne in 1884 [1].",
      tower,
      "not_supported",
    ],
    [
      "another format of a date",
      "Agnes Thorne built the lighthouse on March 12, 1874 [1].",
      tower,
      "unchecked",
    ],
    [
      "another day",
      "Agnes Thorne built the lighthouse on 13 March 1874 [1].",
      tower,
      "not_supported",
    ],
    ["another format of a number", "The lighthouse is 1250 cm high [1].", tower, "unchecked"],
    ["a rounded number", "The lighthouse cost about £4 million [1].", tower, "unchecked"],
    [
      "a number rounded to two figures",
      "The lighthouse is 1300 cm high [1].",
      tower,
      "not_supported",
    ],
    ["one said to be so", "The lighthouse is about 1300 cm high [1].", tower, "unchecked"],
    ["one rounded wrongly", "The lighthouse is about 1100 cm high [1].", tower, "not_supported"],
    ["fewer decimals", "The pier is 1,608.29 feet long [1].", pier, "unchecked"],
    ["other decimals", "The pier is 1,608.28 feet long [1].", pier, "not_supported"],
    ["a scale", "The pier cost 118.7 million euros [1].", pier, "unchecked"],
    ["LaTeX", String.raw`The lighthouse is $1{,}250\,\text{cm}$ high [1].`, tower, "unchecked"],
    ["an amount in dollars", String.raw`It cost \$3.5 million [1].`, tower, "not_supported"],
    ["another unit", "The lighthouse is 1250 mm high [1].", tower, "not_supported"],
    ["what may be converted", "The lighthouse is 41 feet high [1].", tower, "unchecked"],
    ["a number that the passage lacks", "The lighthouse has 212 steps [1].", tower, "unchecked"],
    [
      "a year that the passage does not give",
      "The notice period is six months since 2019 [1].",
      lease,
      "unchecked",
    ],
    ["another scale", "The lighthouse cost £3.5 billion [1].", tower, "not_supported"],
    ["a number in words", "The notice period of the lease is 6 months [1].", lease, "unchecked"],
    [
      "another number in words",
      "The notice period of the lease is seven months [1].",
      lease,
      "not_supported",
    ],
    [
      "another name",
      "The lighthouse on Gull Island was built by Harold Finch [1].",
      tower,
      "unchecked",
    ],
    [
      "one of two names",
      "The lighthouse on Gull Island was built by Agnes Finch [1].",
      tower,
      "unchecked",
    ],
    ["the opposite", "Dogs are allowed inside the lighthouse [1].", tower, "unchecked"],
    [
      "a quotation",
      "The tenant said “We will stay as long as the roof holds” [1].",
      lease,
      "quoted",
    ],
    [
      "a quotation in other words than the passage's",
      "“We will stay as long as the roof holds” was the promise of the tenants [1].",
      lease,
      "unchecked",
    ],
    [
      "a quotation with one word changed",
      "The tenant said “We will stay as long as the wall holds” [1].",
      lease,
      "not_supported",
    ],
    [
      "the title of a work",
      "He wrote “The Long Winter of Gull Island” there [1].",
      tower,
      "unchecked",
    ],
    [
      "an invented quotation",
      "The tenant said “We will leave before the roof falls” [1].",
      lease,
      "not_supported",
    ],
    [
      "something else",
      "The ferry leaves from the northern pier twice a day [1].",
      tower,
      "unchecked",
    ],
    ["German", "Der Leuchtturm wurde 1874 auf der Möweninsel erbaut [1].", german, "unchecked"],
    [
      "German with another number",
      "Der Leuchtturm ist 43 Meter hoch [1].",
      german,
      "not_supported",
    ],
    ["Chinese", "灯塔建于1874年 [1]。", chinese, "unchecked"],
    ["Chinese with another number", "灯塔高45米 [1]。", chinese, "not_supported"],
    [
      "another language with its facts",
      "The lighthouse was built in 1874 and is 42 metres high [1].",
      german,
      "unchecked",
    ],
    [
      "another language with others",
      "The lighthouse was built in 1875 and is 42 metres high [1].",
      german,
      "unchecked",
    ],
  ])("%s", (_, content, cited, state) => {
    expect(states(content, cited)).toEqual([state]);
  });

  it("takes several passages together", () => {
    const both = "The lighthouse of 1874 has a lease with a notice period of six months [1][2].";
    expect(states(both, tower, lease)).toEqual(["unchecked"]);
  });

  it("checks each sentence by itself, and passes over what claims nothing", () => {
    const content =
      "# What I found\n\nHere it is: the lighthouse was built by Agnes Thorne. [1] It is 77 cm high [1].\n\nThe price is not given.";
    const { claims } = check(content, [tower]);
    expect(claims.map(({ state, start, end }) => [state, content.slice(start, end)])).toEqual([
      ["unchecked", "Here it is: the lighthouse was built by Agnes Thorne. [1]"],
      ["not_supported", "It is 77 cm high [1]."],
    ]);
  });
});

describe("a marker", () => {
  it("that points to the wrong passage is moved to the right one", () => {
    const content =
      "Agnes Thorne built the lighthouse [1]. Rent is due on the third working day [1].";
    const checked = check(content, [lease], [tower, lease]);
    expect(checked).toMatchObject({
      content: "Agnes Thorne built the lighthouse [1]. Rent is due on the third working day [2].",
      citations: [
        { id: "1", payload: { chunk_id: "tower" } },
        { id: "2", payload: { chunk_id: "lease" } },
      ],
      claims: [
        { citations: ["1"], state: "unchecked" },
        { citations: ["2"], state: "quoted" },
      ],
    });
  });

  it("is added where a number stands without one, when a passage has it", () => {
    const content = "The lighthouse was built on 12 March 1874.";
    expect(check(content, [], [lease, tower])).toMatchObject({
      content: `${content} [1]`,
      citations: [{ payload: { chunk_id: "tower" } }],
      claims: [{ start: 0, end: content.length + 4, state: "unchecked" }],
    });
  });

  it("is added where words alone stand without one, when a passage contains them", () => {
    const content = "Here is what the lease of the Harbour House says:\n\nRent is due each month.";
    expect(check(content, [], [tower, lease])).toMatchObject({
      content: `${content} [1]`,
      citations: [{ payload: { chunk_id: "lease" } }],
      claims: [{ state: "unchecked" }],
    });
  });

  it("is added inside the last cell of a row, and to no header: the table stays one", () => {
    const table =
      "| Lighthouse of | Built by Agnes Thorne in |\n| :-- | --: |\n| Gull Island | 1874 |";
    const { content, claims } = check(table, [tower]);
    expect(content).toBe(table.replace("1874 |", "1874 [1] |"));
    expect(claims.map(({ start, end }) => content.slice(start, end))).toEqual([
      "Gull Island | 1874 [1]",
    ]);
  });

  it("stays where no passage contains the sentence", () => {
    const content = "The ferry leaves at 9:45 [1]. It was built by Agnes Thorne.";
    const checked = check(content, [lease], [lease]);
    expect([checked.content, checked.claims.map(({ state }) => state)]).toEqual([
      content,
      ["unchecked"],
    ]);
  });
});
