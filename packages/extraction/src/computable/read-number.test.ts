import { describe, expect, it } from "vitest";
import { agreeOnNotation, readWrittenNumber, valueOf } from "./read-number.ts";

describe("a number as text", () => {
  it.each([
    ["1,234.50", "point", 1234.5, null],
    ["1.234,50", "comma", 1234.5, null],
    ["1 234 567,8", "comma", 1234567.8, null],
    ["1'234.5", "point", 1234.5, null],
    ["(1,200.00)", "point", -1200, null],
    ["-7.5 %", "point", -7.5, "%"],
    ["€ 12,50", "comma", 12.5, "€"],
    ["12,50 EUR", "comma", 12.5, "€"],
    ["1,234,567", "point", 1234567, null],
    ["18-", "point", -18, null],
    ["75 kg", "point", 75, "kg"],
    ["0.125", "point", 0.125, null],
  ] as const)("%s", (text, decimals, value, unit) => {
    const read = readWrittenNumber(text);
    expect(read && valueOf(read, decimals)).toBe(value);
    expect(read?.unit).toBe(unit);
  });

  it.each([
    "007",
    "1.2.3",
    "12-34",
    "AB-12",
    "2024-01-02",
    "+49 30 1234",
    "12/13",
    "1,23,456",
    "",
    "ten",
  ])("%s is not a number", (text) => expect(readWrittenNumber(text)).toBeUndefined());

  it("of more digits than can be computed with exactly has no value", () => {
    const read = readWrittenNumber("12345678901234567");
    expect(read && valueOf(read, "point")).toBeUndefined();
  });

  it("is not guessed where its column is ambiguous", () => {
    expect(agreeOnNotation(["unclear-point", "either"], undefined)).toBeUndefined();
    expect(agreeOnNotation(["unclear-point", "comma"], undefined)).toBe("comma");
    expect(agreeOnNotation(["point", "comma"], "point")).toBeUndefined();
    expect(agreeOnNotation(["unclear-point", "unclear-comma"], "point")).toBeUndefined();
  });
});
