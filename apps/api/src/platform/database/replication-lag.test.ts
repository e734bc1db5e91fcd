import { beforeEach, describe, expect, it } from "vitest";
import { openReplicationLag, type ReplicationLag } from "./replication-lag.ts";

describe("the lag of a replica", () => {
  let seconds: number;
  let lag: ReplicationLag;
  beforeEach(() => {
    seconds = 0;
    lag = openReplicationLag(() => seconds * 1000);
  });
  const markAt = (at: number, written: number) => {
    seconds = at;
    lag.mark(written);
  };

  it("is unknown until it has replayed what was written since the start", () => {
    markAt(0, 100);
    expect(lag.measure(90)).toEqual({ seconds: 0, isKnown: false });
    markAt(5, 200);
    expect(lag.measure(99)).toEqual({ seconds: 5, isKnown: false });
    expect(lag.measure(100)).toEqual({ seconds: 0, isKnown: true });
  });

  it("is the age of the oldest mark that is not replayed", () => {
    for (const at of [0, 5, 10, 15]) markAt(at, 100 * (at + 1));
    expect(lag.measure(100).seconds).toBe(10);
    seconds = 40;
    expect(lag.measure(600).seconds).toBe(30);
    expect(lag.measure(1600).seconds).toBe(0);
  });

  it("stays nothing while nobody writes", () => {
    markAt(0, 100);
    expect(lag.measure(100).seconds).toBe(0);
    markAt(3600, 100);
    expect(lag.measure(100).seconds).toBe(0);
  });

  it("forgets what a primary had that failed before it was replicated", () => {
    markAt(0, 100);
    expect(lag.measure(100).seconds).toBe(0);
    markAt(5, 900);
    markAt(10, 500);
    expect(lag.measure(500).seconds).toBe(0);
  });

  it("counts from the beginning of an outage of any length", () => {
    markAt(0, 1);
    expect(lag.measure(1).seconds).toBe(0);
    for (let at = 5; at <= 50_000; at += 5) {
      markAt(at, at);
      lag.measure(1);
    }
    expect(lag.measure(1).seconds).toBe(50_000 - 5);
  });
});
