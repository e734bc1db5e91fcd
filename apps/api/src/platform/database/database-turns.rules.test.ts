import { setImmediate } from "node:timers/promises";
import { expect, it, vi } from "vitest";
import { findServiceFailure } from "../service-failures.ts";
import { openDatabaseTurns } from "./database-turns.ts";

it("lets an organization with one transaction go before the sixty that another one asked for first", async () => {
  const inTurn = openDatabaseTurns({ atOnce: 2, waitMs: 1_000 });
  let done = 0;
  const all = Array.from({ length: 60 }, () =>
    inTurn("busy", async () => {
      await setImmediate();
      done += 1;
    }),
  );
  expect(await inTurn("other", async () => done)).toBeLessThan(4);
  await Promise.all(all);
});

it("refuses whoever waits too long as a pool does, and never does that work", async () => {
  vi.useFakeTimers();
  try {
    const inTurn = openDatabaseTurns({ atOnce: 1, waitMs: 1_000 });
    const held = Promise.withResolvers<void>();
    const holding = inTurn("a", () => held.promise);
    const late = vi.fn<() => Promise<void>>(async () => {});
    const waiting = inTurn("b", late).catch(findServiceFailure);
    await vi.advanceTimersByTimeAsync(1_001);
    expect(await waiting).toBe("unavailable");
    held.resolve();
    await holding;
    expect(await inTurn("b", async () => "again")).toBe("again");
    expect(late).not.toHaveBeenCalled();
    await expect(inTurn("b", () => Promise.reject(new Error("broken")))).rejects.toThrow("broken");
  } finally {
    vi.useRealTimers();
  }
});
