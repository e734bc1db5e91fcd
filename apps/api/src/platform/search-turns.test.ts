import { setTimeout } from "node:timers/promises";
import { expect, it } from "vitest";
import { openSearchTurns } from "./search-turns.ts";

it("lets another organization search before the next search of one, and readers between the two", async () => {
  const inTurn = openSearchTurns({ atOnce: 1, rests: true });
  const spans: { name: string; begun: number; ended: number }[] = [];
  const search = (name: string) =>
    inTurn(name.charAt(0), async () => {
      const begun = performance.now();
      await setTimeout(20);
      spans.push({ name, begun, ended: performance.now() });
    });
  await Promise.all(["a1", "a2", "a3", "b1"].map(search));
  expect(spans.map(({ name }) => name)).toEqual(["a1", "b1", "a2", "a3"]);
  const rests = spans.slice(1).map(({ begun }, at) => begun - (spans[at]?.ended ?? 0));
  expect(Math.min(...rests)).toBeGreaterThan(10);
});

it("gives a turn back when a search fails", async () => {
  const inTurn = openSearchTurns({ atOnce: 1, rests: false });
  await expect(inTurn("a", () => Promise.reject(new Error("failed")))).rejects.toThrow("failed");
  expect(await inTurn("a", async () => "found")).toBe("found");
});
