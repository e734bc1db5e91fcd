import { describe, expect, it } from "vitest";
import { readComparison } from "./comparison-question.rules.ts";

const aspectsOf = (text: string, language: string) => [
  ...(readComparison(text, language)?.asks ?? []),
];

describe("what a question about two documents asks for", () => {
  it.each([
    ["en", "What changed between the statutes of 2022 and 2024?", ["changed"]],
    ["en", "Which paints are new, and which were dropped in 2023?", ["added", "removed"]],
    ["en", "Which paints became cheaper in 2023?", ["lowered"]],
    ["en", "Do both reports say the same about the mooring fee?", ["same"]],
    [
      "en",
      "What is the difference between the fee in the statutes and the fee in the notice?",
      ["compared"],
    ],
    ["de", "Was hat sich zwischen 2022 und 2024 geändert?", ["changed"]],
    ["de", "Welche Farben sind 2023 teurer?", ["raised"]],
    ["de", "Vergleiche den Beitrag in der Satzung 2022 und 2024", ["compared"]],
    ["fr", "Quels articles ont été supprimés en 2023 ?", ["removed"]],
    ["fr", "Qu'est-ce qui a changé entre 2022 et 2024 ?", ["changed"]],
    ["es", "¿Qué ha cambiado entre 2022 y 2024?", ["changed"]],
    ["it", "Quali articoli sono stati aggiunti nel 2023?", ["added"]],
    ["pt", "O que mudou entre 2022 e 2024?", ["changed"]],
    ["nl", "Wat is er veranderd tussen 2022 en 2024?", ["changed"]],
    ["ru", "Что изменилось между 2022 и 2024 годом?", ["changed"]],
    ["zh", "2022年和2024年的章程有什么变化?", ["changed"]],
    ["ja", "2022年と2024年の規約の違いは何ですか", ["compared"]],
  ])("%s: %s", (language, text, aspects) => {
    expect(aspectsOf(text, language)).toEqual(aspects);
  });

  it("is a comparison if two periods are named", () => {
    expect(readComparison("What did it cost in 2022 and 2023?", "en")?.periods).toHaveLength(2);
  });

  it("is nothing in other questions", () => {
    expect(readComparison("Who wrote the statutes of 2022?", "en")).toBeUndefined();
  });
});
