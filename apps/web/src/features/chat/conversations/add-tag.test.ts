import { expect, it } from "vitest";
import { addTag } from "./add-tag.ts";

it.each([
  [[], "  New   one ", [], ["New one"]],
  [["legal"], " ", [], ["legal"]],
  [["legal"], "LEGAL", [], ["legal"]],
  [[], "legal", ["Legal"], ["Legal"]],
  [["a", "b", "c", "d", "e"], "f", [], ["a", "b", "c", "d", "e"]],
])("%j with %j, where %j are known, are %j", (tags, typed, known, expected) => {
  expect(addTag(tags, typed, known)).toEqual(expected);
});
