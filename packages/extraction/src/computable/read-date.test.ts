import { describe, expect, it } from "vitest";
import { agreeOnOrder, readWrittenDate, writeDate } from "./read-date.ts";

describe("a date as text", () => {
  const read = (...texts: string[]) => {
    const dates = texts.flatMap((text) => readWrittenDate(text) ?? []);
    const order = agreeOnOrder(dates);
    return order && dates.map((date) => writeDate(date, order));
  };
  it("is parsed in its usual forms", () => {
    expect(
      read("2024-03-31", "31.3.2024", "31 March 2024", "Mar 31, 2024", "2024-03-31T09:05"),
    ).toEqual([...Array.from({ length: 4 }, () => "2024-03-31"), "2024-03-31 09:05:00"]);
  });
  it("has its day where the column decides the order, and none where it does not", () => {
    expect(read("03/04/2024", "25/04/2024")).toEqual(["2024-04-03", "2024-04-25"]);
    expect(read("03/04/2024", "04/25/2024")).toEqual(["2024-03-04", "2024-04-25"]);
    expect(read("03/04/2024")).toBeUndefined();
    expect(read("31.2.2024")).toEqual([undefined]);
  });
});
