import { describe, expect, it } from "vitest";
import { makeTestFolder } from "../../../test/fixtures.ts";
import { findTreeStep, listTreeItems } from "./tree-items.ts";

const below = (parent: string) => ({ parent_collection_id: parent });
const tree = [
  makeTestFolder("z", "Zeta"),
  makeTestFolder("a", "Argus"),
  makeTestFolder("a10", "Plan 10", below("a")),
  makeTestFolder("a9", "plan 9", below("a")),
  makeTestFolder("a9x", "Deep", below("a9")),
];
const idsOf = (...expanded: string[]) => listTreeItems(tree, new Set(expanded)).map(({ id }) => id);

describe("the items of the tree", () => {
  it("are the folders below expanded ones, by name and by the value of numbers", () => {
    expect(idsOf()).toEqual(["a", "z"]);
    expect(idsOf("a")).toEqual(["a", "a9", "a10", "z"]);
    expect(idsOf("a9")).toEqual(["a", "z"]);
    expect(idsOf("a", "a9", "gone")).toEqual(["a", "a9", "a9x", "a10", "z"]);
  });

  it("say where they stand", () => {
    const [, plan] = listTreeItems(tree, new Set(["a"]));
    expect(plan).toMatchObject({ level: 2, position: 1, siblings: 2, isExpanded: false });
    expect(listTreeItems(tree, new Set(["a"])).at(-1)).toMatchObject({ isExpanded: null });
  });
});

describe("a key in the tree", () => {
  const items = listTreeItems(tree, new Set(["a"]));
  it.each([
    ["a", "ArrowDown", { focus: "a9" }],
    ["z", "ArrowDown", undefined],
    ["a9", "ArrowUp", { focus: "a" }],
    ["a", "ArrowRight", { focus: "a9" }],
    ["a9", "ArrowRight", { expand: "a9" }],
    ["z", "ArrowRight", undefined],
    ["a", "ArrowLeft", { collapse: "a" }],
    ["a9", "ArrowLeft", { focus: "a" }],
    ["z", "ArrowLeft", undefined],
    ["a10", "Home", { focus: "a" }],
    ["a", "End", { focus: "z" }],
    ["a", "p", { focus: "a9" }],
    ["a9", "P", { focus: "a10" }],
    ["z", "a", { focus: "a" }],
    ["z", "q", undefined],
    ["z", "Tab", undefined],
  ])("at %s, %s: %j", (id, key, step) => {
    expect(findTreeStep(items, id, key)).toEqual(step);
  });
});
