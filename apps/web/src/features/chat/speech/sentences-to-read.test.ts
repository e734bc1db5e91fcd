import { describe, expect, it } from "vitest";
import { guessTextLanguage, listSentencesToRead } from "./sentences-to-read.ts";

describe("what is read aloud of an answer", () => {
  it.each([
    [
      "Ninety days [1][2]. Then they are destroyed [2].",
      ["Ninety days.", "Then they are destroyed."],
    ],
    ["See [9] and [the page](https://example.org/a).", ["See [9] and the page."]],
    [
      "## Fees\n\n- **Late** books: `30` cents\n- snake_case _stays_",
      ["Fees", "Late books: 30 cents", "snake_case stays"],
    ],
    ["| Year | Sum |\n|---|---:|\n| 2026 | 12 |", ["Year, Sum", "2026, 12"]],
    ["Run this:\n```js\nrun();\n```\nThen wait.", ["Run this:", "Then wait."]],
    ["[1]", []],
  ])("%j", (markdown, sentences) => {
    expect(listSentencesToRead(markdown, { ids: ["1", "2"], language: "en" })).toEqual(sentences);
  });
});

describe("the language of a text", () => {
  it.each([
    ["The fine for a late book is thirty cents a day.", "en"],
    ["Die Gebühr für ein verspätetes Buch ist in der Ordnung festgelegt.", "de"],
    ["Les livres sont prêtés pour quatre semaines dans la salle.", "fr"],
    ["Los libros se prestan por cuatro semanas en la sala.", "es"],
    ["42", undefined],
  ])("%j", (text, language) => {
    expect(guessTextLanguage(text)).toBe(language);
  });
});
