import { expect, test } from "vitest";
import { editDistance } from "./edit-distance.ts";

test.each([
  ["address", "address", 0],
  ["adress", "address", 1],
  ["emial", "email", 1],
  ["salery", "salary", 1],
  ["evacation", "evacuation", 1],
  ["mongolia", "magnolia", 2],
  ["libary", "liberty", 2],
  ["harbour", "lighthouse", 3],
  ["", "ab", 2],
])("%s and %s are %i edits apart, or more than two", (one, other, distance) => {
  expect(editDistance(one, other, 2)).toBe(distance);
  expect(editDistance(other, one, 2)).toBe(distance);
});
