import { describe, expect, it } from "vitest";
import { listYearForms } from "./periods.rules.ts";
import { readQuery } from "./read-query.rules.ts";

const today = new Date(2022, 4, 20);
const read = (text: string, language = "en", textLanguages = [language]) =>
  readQuery(text, { language, textLanguages, today });

describe("instructions", () => {
  it.each([
    [
      "Assume that you are an analyst. What did Arden Rail spend on tracks? Answer in millions of euros.",
      "en",
      "What did Arden Rail spend on tracks? ",
    ],
    [
      "Answer the following question by using the balance sheet: what are the total assets?",
      "en",
      "what are the total assets?",
    ],
    [
      "Du bist ein Anwalt. Wie lange ist die Frist? Antworte kurz.",
      "de",
      "Wie lange ist die Frist? ",
    ],
    ["Réponds en une phrase. Qui a signé le bail ?", "fr", "Qui a signé le bail ?"],
    ["Eres un contable. ¿Cuánto costó la grúa?", "es", "¿Cuánto costó la grúa?"],
    ["Rispondi in breve. Chi ha firmato?", "it", "Chi ha firmato?"],
    ["Responda em uma frase. Quem assinou?", "pt", "Quem assinou?"],
    ["Antwoord kort. Wie heeft getekend?", "nl", "Wie heeft getekend?"],
    ["Ответь кратко. Кто подписал договор?", "ru", "Кто подписал договор?"],
    ["请用一句话回答。谁签了合同？", "zh", "谁签了合同？"],
    ["あなたは弁護士です。誰が署名しましたか？", "ja", "誰が署名しましたか？"],
  ])("are not searched for: %s", (text, language, asked) => {
    expect(read(text, language).text).toBe(asked);
    expect(read(text, language).instructions).not.toEqual([]);
  });

  it.each([
    "Answer in German",
    "I look for studies of answer keys. You are welcome?",
    "Which round of talks failed?",
  ])("are searched for where nothing else is asked: %s", (text) => {
    expect(read(text).text).toBe(text);
  });
});

describe("phrases and excluded words", () => {
  it.each([
    ['Who signed the "hire agreement"?', ["hire agreement"], []],
    ["Was bedeutet „höhere Gewalt“?", ["höhere Gewalt"], []],
    ["Que veut dire « force majeure »", ["force majeure"], []],
    ["jaguar speed -car -engine", [], ["car", "engine"]],
    [`${"A pasted text goes on and on. ".repeat(8)} It has "a quotation".`, [], []],
    ["What does tar -xzf do?", [], []],
    ["a well-known term", [], []],
    ["at -40 degrees", [], []],
    ['an unclosed " quote', [], []],
  ])("are read from %s", (text, phrases, excluded) => {
    expect(read(text)).toMatchObject({ phrases, excluded });
  });
});

describe("periods", () => {
  it.each([
    ["revenue in 2Q22", "en", ["second quarter", "2Q22", "2Q2022"]],
    ["revenue in the second quarter of 2022", "en", ["Q2", "2Q22", "2Q2022"]],
    ["Umsatz im zweiten Quartal", "de", ["Q2"]],
    ["Umsatz in Q3", "de", ["drittes quartal"]],
    ["выручка за первый квартал", "ru", ["Q1"]],
    ["第二季度收入", "zh", ["Q2"]],
    ["revenue last year", "en", ["2021"]],
    ["revenue last quarter", "en", ["Q1", "2022"]],
    ["Umsatz im letzten Monat", "de", ["April", "2022"]],
    ["le mois dernier", "fr", ["avril", "2022"]],
    ["the quarter master", "en", []],
  ])("of %s are also %j", (text, language, alternatives) => {
    expect(read(text, language).alternatives).toEqual(alternatives);
  });

  it.each([
    ["fy18", ["2018", "fy2018", "fy18"]],
    ["fy2018", ["2018", "fy2018", "fy18"]],
    ["2018", ["2018", "fy2018", "fy18"]],
    ["fy98", ["1998", "fy1998", "fy98"]],
    ["18", []],
    ["1200", []],
    ["fyi", []],
  ])("%s is written as %j", (word, forms) => {
    expect(listYearForms(word)).toEqual(forms);
  });
});
