import { describe, expect, it } from "vitest";
import { z } from "zod";
import { cutPage, decodeCursor, encodeCursor } from "./page-cursor.ts";

const id = "0190b5a4-0000-7000-8000-000000000001";
const byDate = z.tuple([z.literal("created_at"), z.iso.datetime(), z.uuid()]);

describe("a cursor", () => {
  it("carries the position at which a page ended", () => {
    const position = ["created_at", new Date(0).toISOString(), id];
    expect(decodeCursor(encodeCursor(position), byDate)).toEqual(position);
  });

  it.each([
    ["no cursor", "nonsense"],
    ["of another order", encodeCursor(["name", "a", id])],
    ["without a date", encodeCursor(["created_at", "a", id])],
  ])("is refused: %s", (_, text) => {
    expect(() => decodeCursor(text, byDate)).toThrow("does not belong to this list");
  });
});

describe("a page", () => {
  it("has a cursor when more rows follow", () => {
    const { rows, nextCursor } = cutPage([1, 2, 3], 2, (row) => [row]);
    expect(rows).toEqual([1, 2]);
    expect(decodeCursor(nextCursor ?? "", z.tuple([z.number()]))).toEqual([2]);
    expect(cutPage([1, 2], 2, (row) => [row])).toEqual({ rows: [1, 2], nextCursor: null });
  });
});
