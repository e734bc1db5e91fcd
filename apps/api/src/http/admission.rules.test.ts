import { EventEmitter } from "node:events";
import type { ServerResponse } from "node:http";
import { expect, it, vi } from "vitest";
import { type Admission, type HeavyOwner, openAdmission } from "./admission.ts";

const makeReply = (closed = false) =>
  Object.assign(new EventEmitter(), { closed }) as unknown as ServerResponse;
const inTime = { latenessMax: 50, lateness: () => 0 };
const busy = "The server is busy.";
const of = (organizationId: string, client = `client of ${organizationId}`) => ({
  organizationId,
  client,
});

it("an owner has as many places as it leaves, and a place is free when its reply has closed", () => {
  const admit = openAdmission({ places: 4, ...inTime });
  const first = makeReply();
  admit(of("a"), first);
  admit(of("a"), makeReply());
  expect(() => admit(of("a"), makeReply())).toThrow(busy);
  admit(of("b"), makeReply());
  expect(() => admit(of("b"), makeReply())).toThrow(busy);
  admit(of("c"), makeReply());
  expect(() => admit(of("d"), makeReply())).toThrow(busy);
  first.emit("close");
  admit(of("d"), makeReply());
});

/** How many requests of these owners are admitted before one is refused. */
function fill(admit: Admission, owner: HeavyOwner): number {
  for (let count = 0; ; count += 1) {
    try {
      admit(owner, makeReply());
    } catch {
      return count;
    }
  }
}

it("many organizations of one client leave some places, and its first one leaves some to the others", () => {
  const admit = openAdmission({ places: 200, ...inTime });
  const counts = Array.from({ length: 20 }, (_, index) => fill(admit, of(`${index}`, "client")));
  expect(counts.slice(0, 5)).toEqual([100, 25, 7, 1, 1]);
  expect(counts.slice(5).every((count) => count === 0)).toBe(true);
  expect(fill(admit, of("other"))).toBe(33);
});

it("many clients of one organization have half of the places", () => {
  const admit = openAdmission({ places: 200, ...inTime });
  const counts = Array.from({ length: 20 }, (_, index) => fill(admit, of("one", `${index}`)));
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(100);
  expect(fill(admit, of("other"))).toBe(50);
});

it("a late process refuses those that have places, and takes a few of those that have none", () => {
  vi.useFakeTimers({ toFake: ["performance"] });
  const admit = openAdmission({ places: 40, latenessMax: 50, lateness: () => 80 });
  vi.advanceTimersByTime(60_000);
  expect(fill(admit, of("busy", "x"))).toBe(8);
  expect(() => admit(of("another", "x"), makeReply())).toThrow(busy);
  admit(of("other", "y"), makeReply());
  expect(() => admit(of("other", "y"), makeReply())).toThrow(busy);
  vi.useRealTimers();
});

it("a process that becomes late takes a few of those that have none beside all that it had taken before", () => {
  vi.useFakeTimers({ toFake: ["performance"] });
  let late = 0;
  const admit = openAdmission({ places: 60, latenessMax: 50, lateness: () => late });
  for (let organization = 0; organization < 40; organization += 1)
    fill(admit, of(`${organization}`, "x"));
  late = 80;
  vi.advanceTimersByTime(60_000);
  const newcomers = Array.from({ length: 9 }, (_, at) => fill(admit, of(`new ${at}`)));
  expect(newcomers).toEqual([1, 1, 1, 1, 1, 1, 1, 1, 0]);
  vi.useRealTimers();
});

it("a client that has gone before takes no place, which nothing would give back", () => {
  const admit = openAdmission({ places: 2, ...inTime });
  for (let gone = 0; gone < 5; gone += 1)
    expect(() => admit(of("a"), makeReply(true))).toThrow(busy);
  admit(of("a"), makeReply());
});

it("a process that is late refuses what it would else take, and takes it again when it is not", () => {
  vi.useFakeTimers({ toFake: ["performance"] });
  let late = 0;
  const admit = openAdmission({ places: 40, latenessMax: 50, lateness: () => late });
  for (let organization = 0; organization < 20; organization += 1) {
    admit(of(String(organization)), makeReply());
  }
  late = 80;
  vi.advanceTimersByTime(600);
  expect(() => admit(of("0"), makeReply())).toThrow(busy);
  late = 10;
  for (let second = 0; second < 4; second += 1) {
    vi.advanceTimersByTime(600);
    try {
      admit(of("1"), makeReply());
    } catch {
      // Not yet: the places come back a few at a time.
    }
  }
  admit(of("0"), makeReply());
  vi.useRealTimers();
});
