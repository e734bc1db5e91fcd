import { describe, expect, it } from "vitest";
import { matchAnyWord } from "./match-words.ts";

describe("matchAnyWord", () => {
  it.each<[string, string, boolean]>([
    ["and", "Rent and dogs", true],
    ["and", "Sand", false],
    ["где", "А где он?", true],
    ["где", "Где-то", true],
    ["谁", "灯塔是谁建的", true],
    ["how_many", "how  many", true],
    ["kein*", "Keine Hunde", true],
    ["*n't", "It doesn’t say", true],
    ["fass*_…_zusammen", "Fasse den Vertrag zusammen", true],
    ["^when", "¿When is it?", true],
    ["^when", "Or when?", false],
    ["p.", "p. 3", true],
    ["qu'est-ce_que", "Qu’est-ce que le bail ?", true],
  ])("%s in %s", (words, text, found) => {
    expect(matchAnyWord([words]).test(text)).toBe(found);
  });
});
