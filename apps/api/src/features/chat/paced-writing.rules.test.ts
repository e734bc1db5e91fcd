import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { openPacedWriting } from "./paced-writing.rules.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function openPad() {
  const waiting: string[] = [];
  const written: string[] = [];
  const lost: unknown[] = [];
  let fails = false;
  const write = async () => {
    if (fails) throw new Error("no ink");
    written.push(waiting.splice(0).join(""));
  };
  const writing = openPacedWriting(
    () => waiting.length > 0,
    write,
    (reason) => lost.push(reason),
  );
  const add = (text: string, urgent = false) => {
    waiting.push(text);
    writing.kick(urgent);
  };
  return { add, written, lost, waiting, ...writing, fail: () => (fails = true) };
}

it("writes the first a moment after the beginning and gathers what comes soon after", async () => {
  const pad = openPad();
  pad.add("a");
  await vi.advanceTimersByTimeAsync(39);
  expect(pad.written).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(pad.written).toEqual(["a"]);
  for (const text of "bcd") pad.add(text);
  await vi.advanceTimersByTimeAsync(20);
  expect(pad.written).toEqual(["a"]);
  await vi.advanceTimersByTimeAsync(20);
  expect(pad.written).toEqual(["a", "bcd"]);
});

it("writes at once what is urgent, with what waits before it", async () => {
  const pad = openPad();
  pad.add("a", true);
  pad.add("b", true); // while "a" is being written
  await vi.advanceTimersByTimeAsync(0);
  expect(pad.written.join("|")).toBe("a|b");
  pad.add("c");
  pad.add("d", true);
  await vi.advanceTimersByTimeAsync(0);
  expect(pad.written.at(-1)).toBe("cd");
});

it("leaves what waits when it is finished", async () => {
  const pad = openPad();
  pad.add("a", true);
  pad.add("b");
  await pad.finish();
  await vi.advanceTimersByTimeAsync(1_000);
  expect([pad.written, pad.waiting]).toEqual([["a"], ["b"]]);
});

it("writes no more after a writing that failed", async () => {
  const pad = openPad();
  pad.fail();
  pad.add("a");
  pad.add("b", true);
  await vi.advanceTimersByTimeAsync(1_000);
  expect([pad.written, pad.lost.length]).toEqual([[], 1]);
});

it("is idle once what is urgent is written, whatever else waits", async () => {
  const pad = openPad();
  pad.add("a", true);
  pad.add("b", true);
  await pad.idle();
  expect(pad.written).toEqual(["a", "b"]);
  pad.add("c");
  await pad.idle();
  expect(pad.waiting).toEqual(["c"]);
});
