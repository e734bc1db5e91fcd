import { setImmediate } from "node:timers/promises";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { openQueryTurns } from "./query-turns.ts";

beforeEach(
  () => void vi.useFakeTimers({ toFake: ["setInterval", "clearInterval", "performance"] }),
);
afterEach(() => void vi.useRealTimers());

/** Queries that go on until they are aborted, and the state of each. */
function openQueries() {
  const inTurn = openQueryTurns({ atOnce: 2, perOwner: 2, waiting: 20 });
  const states: Record<string, string> = {};
  const signal = new AbortController().signal;
  const ask = (organization: string, name: string) => {
    states[name] = "waiting";
    const work = async (ended: AbortSignal) => {
      states[name] = "running";
      await new Promise((_, reject) => {
        ended.addEventListener("abort", () => reject(ended.reason as Error), { once: true });
      });
    };
    void inTurn(organization, signal, work).catch((error: unknown) => {
      states[name] = (error as Error).name;
    });
  };
  const pass = async (ms: number) => {
    await vi.advanceTimersByTimeAsync(ms);
    await setImmediate();
    return states;
  };
  return { ask, pass };
}

it("the oldest slow query gives way to an organization that has none running", async () => {
  const { ask, pass } = openQueries();
  for (const name of ["a1", "a2", "a3"]) ask("a", name);
  ask("b", "b1");
  expect(await pass(1_500)).toEqual({ a1: "running", a2: "running", a3: "waiting", b1: "waiting" });
  const later = { a1: "QueryRefused", a2: "running", a3: "waiting", b1: "running" };
  expect(await pass(750)).toEqual(later);
  expect(await pass(5_000)).toEqual(later);
});

it("no query gives way to those of organizations that have one running", async () => {
  const { ask, pass } = openQueries();
  for (const name of ["a1", "b1", "a2", "b2"]) ask(name.slice(0, 1), name);
  const states = { a1: "running", b1: "running", a2: "waiting", b2: "waiting" };
  expect(await pass(9_000)).toEqual(states);
});
