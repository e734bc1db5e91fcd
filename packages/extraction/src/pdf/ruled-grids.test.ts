import { describe, expect, it } from "vitest";
import { findRuledGrids } from "./ruled-grids.ts";
import type { Rule } from "./drawing/rules.ts";

/** Lines across and down that touch, ten points apart. */
function net(across: number, down: number): Rule[] {
  const [right, bottom] = [(down - 1) * 10, (across - 1) * 10];
  return [
    ...Array.from({ length: across }, (_, at): Rule => [0, at * 10, right, at * 10]),
    ...Array.from({ length: down }, (_, at): Rule => [at * 10, 0, at * 10, bottom]),
  ];
}

describe("lines that touch", () => {
  it.each([
    ["are a table", net(4, 3), 1],
    [
      "are two tables apart from each other",
      [...net(4, 3), ...net(4, 3).map(([x1, y1, x2, y2]): Rule => [x1 + 500, y1, x2 + 500, y2])],
      2,
    ],
    ["are no table with a single column", net(4, 2), 0],
    ["are a drawing where they are hundreds", net(300, 300), 0],
  ])("%s", (_, rules, tables) => {
    expect(findRuledGrids(rules)).toHaveLength(tables);
  });
});
