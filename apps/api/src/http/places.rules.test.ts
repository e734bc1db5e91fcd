import { expect, it } from "vitest";
import { nextPlaces } from "./places.rules.ts";

const limits = { least: 8, most: 200, latenessMax: 50 };

it.each([
  { when: "in time, there are a few more", places: 100, taken: 90, lateness: 50, next: 104 },
  { when: "in time for long, all", places: 8, taken: 0, lateness: 0, passed: 99, next: 200 },
  { when: "in time, never more than all", places: 199, taken: 199, lateness: 0, next: 200 },
  { when: "late, fewer than are taken", places: 200, taken: 50, lateness: 51, next: 40 },
  { when: "late again, fewer still", places: 40, taken: 45, lateness: 90, next: 32 },
  { when: "late, never fewer than the least", places: 9, taken: 9, lateness: 900, next: 8 },
  { when: "late with nothing under way", places: 200, taken: 0, lateness: 900, next: 8 },
])("$when", ({ next, ...state }) => {
  expect(nextPlaces({ passed: 1, ...state }, limits)).toBe(next);
});

it("no lateness counts where none is set", () => {
  const state = { places: 200, taken: 200, lateness: 5_000, passed: 1 };
  expect(nextPlaces(state, { ...limits, latenessMax: 0 })).toBe(200);
});

it("the least is no more than all places", () => {
  const state = { places: 4, taken: 4, lateness: 900, passed: 1 };
  expect(nextPlaces(state, { ...limits, most: 4 })).toBe(4);
});
