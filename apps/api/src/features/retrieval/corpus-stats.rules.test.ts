import { expect, it } from "vitest";
import { earlierModel, toGround } from "./corpus-stats.rules.ts";

const rows = [
  { language: "en", model: "new", chunks: 50, total: 200 },
  { language: "en", model: "old", chunks: 10, total: 200 },
  { language: "de", model: "old", chunks: 15, total: 200 },
  { language: "de", model: "older", chunks: 20, total: 200 },
  { language: null, model: null, chunks: 30, total: 200 },
];

it("adds up what can be found", () => {
  expect(toGround(rows)).toEqual({
    total: 200,
    chunks: 125,
    languages: ["en", "de", null],
    models: new Map([
      ["new", 50],
      ["old", 25],
      ["older", 20],
    ]),
  });
  expect(toGround([])).toEqual({ total: 0, chunks: 0, languages: [], models: new Map() });
});

it.each([
  { present: "new", earlier: "old", why: "the one with most chunks" },
  { present: "old", earlier: "new", why: "the present one is not earlier" },
  { present: "newest", earlier: "new", why: "none has the present one's vectors" },
])("finds the earlier model: $why", ({ present, earlier }) => {
  expect(earlierModel(toGround(rows), present)).toBe(earlier);
});

it.each([
  { rows: [], why: "nothing is there" },
  { rows: rows.slice(0, 1), why: "all is made anew" },
  { rows: rows.slice(-1), why: "nothing has vectors" },
])("finds no earlier model when $why", ({ rows }) => {
  expect(earlierModel(toGround(rows), "new")).toBeUndefined();
});
