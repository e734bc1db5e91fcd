import { detectLanguage } from "@footnote/lexicon/language";
import { describe, expect, it } from "vitest";
import { reformatFollowUp } from "./follow-up.rules.ts";
import { holdsAnswer, readQuestion } from "./question.rules.ts";

const read = (text: string, language = "en") => readQuestion(reformatFollowUp([text]), [language]);

describe("readQuestion", () => {
  it.each<[string, string, string[]]>([
    ["What is the notice period?", "en", ["notic", "period"]],
    ["How tall is the lighthouse?", "en", ["lighthous"]],
    ["Wie hoch war die Besucherzahl?", "de", ["besucherzahl"]],
    ["灯塔是什么时候建造的？", "zh", ["灯塔", "建造"]],
    ["Tell me about the documents", "en", []],
    ["Rent and rent", "en", ["rent"]],
  ])("keeps the words that say what is asked for: %s", (text, language, terms) => {
    expect(read(text, language).terms.map(({ forms }) => forms[0])).toEqual(
      expect.arrayContaining(terms),
    );
    expect(read(text, language).terms.length).toBe(terms.length);
  });

  it("distinguishes names and numbers from other words", () => {
    const names = read("When did Agnes leave room 12 of the tower?").terms.filter(
      ({ name }) => name,
    );
    expect(names.map(({ forms }) => forms[0])).toEqual(expect.arrayContaining(["12"]));
    expect(names).toHaveLength(2);
  });

  it.each([
    ["How many steps are there?", "number"],
    ["When was it built?", "date"],
    ["In what year was it built?", "date"],
    ["Who built it?", "person"],
    ["Кто построил маяк?", "person"],
    ["Wann wurde er gebaut?", "date"],
    ["Combien de marches ?", "number"],
    ["What colour is it?", undefined],
    ["What is proof-of-work?", "definition"],
    ["Was ist ein Blatthornkäfer?", "definition"],
    ['What does "partly" mean?', "definition"],
    ["区块链是什么？", "definition"],
    ["What is the notice period?", undefined],
    ["灯塔的高度是什么？", undefined],
  ])("knows what must be in the answer: %s", (text, kind) => {
    expect(read(text).asks).toBe(kind);
  });
});

describe("holdsAnswer", () => {
  it.each([
    ["When was the tower of 1900 built?", "The tower of 1900 was built in 1874.", true],
    ["When was the tower of 1900 built?", "The tower of 1900 was built then.", false],
    ["How many lamps are there?", "There are three lamps.", true],
    ["How many lamps are there?", "There are lamps.", false],
    ["Who built the tower?", "The tower was built by Agnes Thorne.", true],
    ["Who built the tower?", "The tower was built by masons.", false],
    ["Who built the tower?", "塔由工匠建造。", undefined],
    ["What is the tower?", "It is high.", undefined],
    ["What is a lease?", "A lease is a contract for the use of a house.", true],
    ["What is a lease?", "Who signs a lease is bound by it for a year.", false],
  ])("%s %s", (question, sentence, holds) => {
    expect(holdsAnswer(sentence, read(question), detectLanguage([sentence]))).toBe(holds);
  });
});
