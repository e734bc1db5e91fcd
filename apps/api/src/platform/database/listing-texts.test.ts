import { describe, expect, it } from "vitest";
import { namePattern, readCursor, writeCursor } from "./listing-texts.ts";

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

describe("a cursor", () => {
  const id = "0190b5a4-0000-7000-8000-000000000001";

  it("carries where a page ended", () => {
    const cursor = writeCursor({ sort: "-created_at", key: new Date(0), id });
    expect(readCursor(cursor, "-created_at")).toEqual({ key: "1970-01-01T00:00:00.000Z", id });
  });

  it.each([
    ["no cursor", "nonsense", "name"],
    ["of another order", writeCursor({ sort: "name", key: "a", id }), "-name"],
    ["without a date", writeCursor({ sort: "created_at", key: "a", id }), "created_at"],
  ] as const)("is refused: %s", (_, text, sort) => {
    expect(() => readCursor(text, sort)).toThrow("does not belong to this listing");
  });
});
