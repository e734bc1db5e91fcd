import { describe, expect, it } from "vitest";
import { namePattern } from "./name-pattern.ts";

describe("the pattern of a name", () => {
  it.each([
    ["plan", "[pP][lL][aA][nN]"],
    ["Ärzte 1", "[Ää][rR][zZ][tT][eE] 1"],
    ["ß", "ß"],
    ["日本", "日本"],
    ["a.b*[c]", "[aA]\\.[bB]\\*\\[[cC]\\]"],
    ["100%_\\", "100\\%\\_\\\\"],
  ])("of %j is %j", (text, pattern) => {
    const sorted = (p: string) =>
      p.replaceAll(/\[(.)(.)\]/gu, (_, a: string, b: string) => `[${[a, b].toSorted().join("")}]`);
    expect(sorted(namePattern(text))).toBe(sorted(pattern));
  });
});
