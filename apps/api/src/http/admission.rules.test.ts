import { EventEmitter } from "node:events";
import type { ServerResponse } from "node:http";
import { expect, it, vi } from "vitest";
import { type Admission, openAdmission } from "./admission.ts";

const makeReply = (closed = false) =>
  Object.assign(new EventEmitter(), { closed }) as unknown as ServerResponse;
const inTime = { latenessMax: 50, lateness: () => 0 };
const busy = "The server is busy.";

it("an owner has as many places as it leaves, and a place is free when its reply has closed", () => {
  const admit = openAdmission({ places: 4, ...inTime });
  const first = makeReply();
  admit(["a"], first);
  admit(["a"], makeReply());
  expect(() => admit(["a"], makeReply())).toThrow(busy);
  admit(["b"], makeReply());
  expect(() => admit(["b"], makeReply())).toThrow(busy);
  admit(["c"], makeReply());
  expect(() => admit(["d"], makeReply())).toThrow(busy);
  first.emit("close");
  admit(["d"], makeReply());
});

/** How many requests of these owners are admitted before one is refused. */
function fill(admit: Admission, owners: string[]): number {
  for (let count = 0; ; count += 1) {
    try {
      admit(owners, makeReply());
    } catch {
      return count;
    }
  }
}

it("many organizations of one address have half of the places together, and none of them all of these", () => {
  const admit = openAdmission({ places: 200, ...inTime });
  const counts = Array.from({ length: 20 }, (_, index) => fill(admit, [`${index}`, "address"]));
  expect(counts.slice(0, 3)).toEqual([67, 22, 8]);
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(100);
  expect(fill(admit, ["other", "another address"])).toBe(34);
});

it("a client that has gone before takes no place, which nothing would give back", () => {
  const admit = openAdmission({ places: 2, ...inTime });
  for (let gone = 0; gone < 5; gone += 1) expect(() => admit(["a"], makeReply(true))).toThrow(busy);
  admit(["a"], makeReply());
});

it("a process that is late refuses what it would else take, and takes it again when it is not", () => {
  vi.useFakeTimers({ toFake: ["performance"] });
  let late = 0;
  const admit = openAdmission({ places: 40, latenessMax: 50, lateness: () => late });
  for (let organization = 0; organization < 20; organization += 1) {
    admit([String(organization)], makeReply());
  }
  late = 80;
  vi.advanceTimersByTime(600);
  expect(() => admit(["late"], makeReply())).toThrow(busy);
  late = 10;
  for (let second = 0; second < 4; second += 1) {
    vi.advanceTimersByTime(600);
    try {
      admit(["again"], makeReply());
    } catch {
      // Not yet: the places come back a few at a time.
    }
  }
  admit(["in time"], makeReply());
  vi.useRealTimers();
});
