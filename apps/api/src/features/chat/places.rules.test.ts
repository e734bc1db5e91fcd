import { setImmediate } from "node:timers/promises";
import { describe, expect, it } from "vitest";
import { Places } from "./places.rules.ts";

describe("places", () => {
  it("let so many in, and the next when one leaves, in the order of asking", async () => {
    const places = new Places(2);
    const inside: number[] = [];
    const leaves: (() => void)[] = [];
    for (const number of [1, 2, 3, 4]) {
      void places.take(60_000).then((leave) => {
        inside.push(number);
        leaves.push(leave);
      });
    }
    await setImmediate();
    expect(inside).toEqual([1, 2]);
    leaves[0]?.();
    leaves[0]?.();
    await setImmediate();
    expect(inside).toEqual([1, 2, 3]);
    for (const leave of leaves) leave();
    await setImmediate();
    expect(inside).toEqual([1, 2, 3, 4]);
  });

  it("are given back by themselves by who keeps them too long", async () => {
    const places = new Places(1);
    await places.take(1);
    const leave = await places.take(60_000);
    leave();
  });
});
