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
  ])("finds a refusal: %s", (sentence) => {
    expect(saysMissing(sentence, guessLanguage(sentence))).toBe(true);
  });

  it.each([
    "The lighthouse was not sold.",
    "Dogs are not allowed inside.",
    "The documents state that the price is 12 euros.",
    "Der Mieter darf keine Hunde halten.",
    "Dans les documents, le prix est de 12 euros.",
    "Los documentos dicen que el precio es de 12 euros.",
    "I documenti indicano un prezzo di 12 euro.",
    "Os documentos mencionam um preço de 12 euros.",
    "De documenten vermelden een prijs van 12 euro.",
    "В документах указана цена: 12 евро.",
    "价格未包含税。",
    "文档中提到价格为12欧元。",
    "文書には価格が12ユーロと記載されています。",
  ])("finds no refusal: %s", (sentence) => {
    expect(saysMissing(sentence, guessLanguage(sentence))).toBe(false);
  });
});
