import { guessLanguage } from "@footnote/lexicon/language";
import { describe, expect, it } from "vitest";
import { saysMissing } from "./refusals.rules.ts";

describe("saysMissing", () => {
  it.each([
    "The provided passages do not mention when the lighthouse was sold.",
    "I'm sorry, but the documents don't contain any information about its price.",
    "There is no information in the documents on that.",
    "I could not find the answer in the given context.",
    "Die Dokumente enthalten keine Angaben zum Preis.",
    "Dazu finde ich in den Unterlagen leider nichts.",
    "Aus den Passagen geht nicht hervor, wer ihn kaufte.",
    "Les documents ne mentionnent pas le prix.",
    "No hay información sobre el precio en los documentos.",
    "I documenti non indicano il prezzo.",
    "Os documentos não mencionam o preço.",
    "De documenten vermelden de prijs niet.",
    "В документах нет информации о цене.",
    "文档中没有提到价格。",
    "文書には価格の記載がありません。",
  ])("is so: %s", (sentence) => {
    expect(saysMissing(sentence, guessLanguage(sentence))).toBe(true);
  });

  it.each([
    "The lighthouse was not sold.",
    "Dogs are not allowed inside.",
    "The documents state that the price is 12 euros.",
    "Der Mieter darf keine Hunde halten.",
    "价格未包含税。",
  ])("is not so: %s", (sentence) => {
    expect(saysMissing(sentence, guessLanguage(sentence))).toBe(false);
  });
});
