import { expect, it } from "vitest";
import { rankPieces } from "./page-ranking.rules.ts";

const piece = (page: number, ordinal: number, text: string) => ({
  id: `${page}#${ordinal}`,
  page,
  text,
});
const filler = (page: number) =>
  [1, 2, 3, 4].map((n) => piece(page, n, `All about the weather and the town, part ${n}.`));

it.each([
  [
    "how high is the tower of Holm",
    "The tower of Holm is 63 metres high.",
    "The town lies by the sea.",
  ],
  [
    "wie hoch ist der Turm von Holm",
    "Der Turm von Holm ist 63 Meter hoch.",
    "Die Stadt liegt am Meer.",
  ],
  ["霍尔姆塔有多高", "霍尔姆塔高六十三米。", "这座城市位于海边。"],
])("%s: what speaks of it comes first", (query, answer, other) => {
  const pieces = [...filler(0), piece(1, 0, other), piece(1, 1, answer), piece(2, 0, other)];
  expect(rankPieces(query, pieces, 5)[0]?.text).toBe(answer);
});

it("shows three pieces of a page at most, and no more than asked for", () => {
  const pieces = [0, 1, 2].flatMap((page) => filler(page));
  const ranked = rankPieces("the weather in town", pieces, 7);
  expect(ranked).toHaveLength(7);
  expect(ranked.filter(({ page }) => page === 0)).toHaveLength(3);
});

it("keeps the engine's order where words do not decide", () => {
  const pieces = [piece(0, 0, "same words here"), piece(1, 0, "same words here")];
  expect(rankPieces("same words", pieces, 2).map(({ id }) => id)).toEqual(["0#0", "1#0"]);
  expect(rankPieces("", pieces, 2).map(({ id }) => id)).toEqual(["0#0", "1#0"]);
  expect(rankPieces("nothing", [], 2)).toEqual([]);
});
