import { setImmediate } from "node:timers/promises";
import { describe, expect, it } from "vitest";
import { FirstSearchLimit } from "./first-search-limit.rules.ts";

describe("the limit of first searches", () => {
  it("admits so many at a time, and the next on a release, in the order of arrival", async () => {
    const limit = new FirstSearchLimit(2);
    const admitted: number[] = [];
    const releases: (() => void)[] = [];
    for (const number of [1, 2, 3, 4]) {
      void limit.acquire(60_000).then((release) => {
        admitted.push(number);
        releases.push(release);
      });
    }
    await setImmediate();
    expect(admitted).toEqual([1, 2]);
    releases[0]?.();
    releases[0]?.();
    await setImmediate();
    expect(admitted).toEqual([1, 2, 3]);
    for (const release of releases) release();
    await setImmediate();
    expect(admitted).toEqual([1, 2, 3, 4]);
  });

  it("frees a slot that is held too long", async () => {
    const limit = new FirstSearchLimit(1);
    await limit.acquire(1);
    const release = await limit.acquire(60_000);
    release();
  });
});
