import { expect, it } from "vitest";
import { buildFilterQuery, isActive, noFilter, parseFilter } from "./file-filter.ts";

it("a filter is parsed from the address, and what it does not know does not narrow", () => {
  const filter = parseFilter({ type: "mail", state: "failed", added: "30d" });
  expect(filter).toEqual({ type: "mail", state: "failed", added: "30d" });
  const unknown = parseFilter({ type: "films", state: "outdated", added: null });
  expect([unknown, isActive(unknown), isActive(filter)]).toEqual([noFilter, false, true]);
});

it("the server is asked for files since midnight some days ago, all day long the same", () => {
  const days = (added: "7d" | "30d" | "1y", hour: number) =>
    buildFilterQuery({ ...noFilter, added }, new Date(2026, 10, 23, hour));
  expect(days("7d", 9)).toEqual({ created_after: new Date(2026, 10, 16).toISOString() });
  expect(days("7d", 23)).toEqual(days("7d", 0));
  expect(days("30d", 9)).toEqual({ created_after: new Date(2026, 9, 24).toISOString() });
  expect(days("1y", 9)).toEqual({ created_after: new Date(2025, 10, 23).toISOString() });
  expect(buildFilterQuery(noFilter)).toEqual({});
});
