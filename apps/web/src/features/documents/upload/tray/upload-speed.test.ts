import { describe, expect, it } from "vitest";
import type { Sample } from "./upload-speed.ts";
import { addSample, measureSpeed, estimateSecondsLeft } from "./upload-speed.ts";

const after = (...samples: Sample[]) =>
  samples.reduce<readonly Sample[]>((all, sample) => addSample(all, sample), []);

describe("the pace of uploads", () => {
  it("is that of the last seconds", () => {
    const samples = after(
      { at: 0, bytes: 0 },
      { at: 10_000, bytes: 1000 },
      { at: 12_000, bytes: 5000 },
    );
    expect(samples).toHaveLength(2);
    expect(measureSpeed(samples)).toBe(2000);
  });

  it("is unknown at first, and when nothing moves", () => {
    expect(measureSpeed(after({ at: 0, bytes: 0 }, { at: 500, bytes: 900 }))).toBeNull();
    expect(measureSpeed(after({ at: 0, bytes: 9 }, { at: 5000, bytes: 9 }))).toBeNull();
  });

  it("begins anew when uploads have left the count", () => {
    expect(after({ at: 0, bytes: 900 }, { at: 2000, bytes: 100 })).toEqual([
      { at: 2000, bytes: 100 },
    ]);
  });

  it("estimates the remaining time, including the pauses", () => {
    const uploads = [
      { phase: "sending", size: 1000, sent: 0.5 },
      { phase: "waiting", size: 500, sent: 0 },
      { phase: "accepted", size: 9000, sent: 1 },
    ];
    expect(estimateSecondsLeft(uploads, 1000)).toBe(2);
  });
});
