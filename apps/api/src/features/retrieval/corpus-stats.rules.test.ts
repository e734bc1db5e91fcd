import { expect, it } from "vitest";
import { findEarlierModel, sumCorpusStats } from "./corpus-stats.rules.ts";

const rows = [
  { language: "en", model: "new", chunks: 50, total: 200, words: 30_000 },
  { language: "en", model: "old", chunks: 10, total: 200, words: 30_000 },
  { language: "de", model: "old", chunks: 15, total: 200, words: 30_000 },
  { language: "de", model: "older", chunks: 20, total: 200, words: 30_000 },
  { language: null, model: null, chunks: 30, total: 200, words: 30_000 },
];

it("sums the statistics of the searchable documents", () => {
  expect(sumCorpusStats(rows)).toEqual({
    total: 200,
    averageLength: 150,
    chunks: 125,
    languages: ["en", "de", null],
    models: new Map([
      ["new", 50],
      ["old", 25],
      ["older", 20],
    ]),
  });
  const none = { total: 0, averageLength: 0, chunks: 0, languages: [], models: new Map() };
  expect(sumCorpusStats([])).toEqual(none);
});

it.each([
  { present: "new", earlier: "old", why: "the model of most chunks" },
  { present: "old", earlier: "new", why: "the present one is not earlier" },
  { present: "newest", earlier: "new", why: "no chunk has vectors of the present model" },
])("finds the earlier model: $why", ({ present, earlier }) => {
  expect(findEarlierModel(sumCorpusStats(rows), present)).toBe(earlier);
});

it.each([
  { rows: [], why: "nothing is searchable" },
  { rows: rows.slice(0, 1), why: "all have vectors of the present model" },
  { rows: rows.slice(-1), why: "none has vectors" },
])("finds no earlier model when $why", ({ rows }) => {
  expect(findEarlierModel(sumCorpusStats(rows), "new")).toBeUndefined();
});
