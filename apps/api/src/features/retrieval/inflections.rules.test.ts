import { describe, expect, it } from "vitest";
import { tokenize, tokenizeQuery } from "./tokenization.rules.ts";

const indexed = (word: string, language: string | null) =>
  tokenize(word, language).map(({ term }) => term);

describe("the inflections of a query's words", () => {
  it.each<[asked: string, written: string, language: string]>([
    ["keeps", "kept", "en"],
    ["taught", "teaches", "en"],
    ["person", "people", "en"],
    ["gekündigt", "kündigen", "de"],
    ["kostet", "gekostet", "de"],
    ["übernimmt", "übernommen", "de"],
    ["beträgt", "betrug", "de"],
    ["prendre", "pris", "fr"],
    ["hizo", "hacer", "es"],
  ])("%s finds %s", (asked, written, language) => {
    expect(tokenizeQuery(asked, [language]).flat()).toEqual(
      expect.arrayContaining(indexed(written, language)),
    );
  });

  it.each<[word: string, language: string | null]>([
    ["keep", null],
    ["брать", "ru"],
    ["charges", "en"],
  ])("%s (%s) has none that its stem does not have", (word, language) => {
    expect(tokenizeQuery(word, [language])).toEqual([indexed(word, language)]);
  });
});
