import { expect, it } from "vitest";
import { rankExcerpts } from "./page-ranking.rules.ts";

const excerpt = (page: number, ordinal: number, text: string) => ({
  id: `${page}#${ordinal}`,
  page,
  text,
});
const filler = (page: number) =>
  [1, 2, 3, 4].map((n) => excerpt(page, n, `All about the weather and the town, part ${n}.`));

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
])("%s: ranks the relevant excerpt first", async (query, answer, other) => {
  const excerpts = [
    ...filler(0),
    excerpt(1, 0, other),
    excerpt(1, 1, answer),
    excerpt(2, 0, other),
  ];
  expect((await rankExcerpts(query, excerpts, 5))[0]?.text).toBe(answer);
});

it("returns at most three excerpts of a page, and no more than the limit", async () => {
  const excerpts = [0, 1, 2].flatMap((page) => filler(page));
  const ranked = await rankExcerpts("the weather in town", excerpts, 7);
  expect(ranked).toHaveLength(7);
  expect(ranked.filter(({ page }) => page === 0)).toHaveLength(3);
});

it("keeps the engine's order of excerpts with equal terms", async () => {
  const excerpts = [excerpt(0, 0, "same words here"), excerpt(1, 0, "same words here")];
  expect((await rankExcerpts("same words", excerpts, 2)).map(({ id }) => id)).toEqual([
    "0#0",
    "1#0",
  ]);
  expect((await rankExcerpts("", excerpts, 2)).map(({ id }) => id)).toEqual(["0#0", "1#0"]);
  expect(await rankExcerpts("nothing", [], 2)).toEqual([]);
});
