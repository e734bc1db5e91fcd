import { describe, expect, it } from "vitest";
import { arrangeTree, limitTree, listFromFolders } from "./folder-tree.rules.ts";

const folder = (id: string, parent: string | null) => ({
  id,
  name: id,
  parent_collection_id: parent,
  created_at: "2024-01-01T00:00:00.000Z",
  documents: 0,
  processing: 0,
});
const tree = arrangeTree([
  folder("a", null),
  folder("ba", "b"),
  folder("aa", "a"),
  folder("b", null),
  folder("aaa", "aa"),
  folder("ab", "a"),
]);
const idsOf = (folders: readonly { id: string }[]) => folders.map(({ id }) => id).join(" ");

describe("a tree of folders", () => {
  it("has each folder after the one that it lies in, with the names above it", () => {
    expect(idsOf(tree)).toBe("a aa aaa ab b ba");
    expect(tree[2]?.path).toEqual(["a", "aa", "aaa"]);
  });

  it("counts the documents below, too", () => {
    const counted = arrangeTree([
      { ...folder("a", null), documents: 1 },
      { ...folder("aa", "a"), documents: 2, processing: 1 },
      { ...folder("aaa", "aa"), documents: 4 },
      { ...folder("ab", "a"), documents: 8, processing: 2 },
      folder("b", null),
    ]);
    expect(counted.map(({ documents, processing }) => [documents, processing])).toEqual([
      [15, 3],
      [6, 1],
      [4, 0],
      [8, 2],
      [0, 0],
    ]);
  });

  it.each([
    ["all folders", { folders: 6, letters: 18 }, "a aa aaa ab b ba"],
    ["a number of folders", { folders: 5, letters: 18 }, "a aa ab b ba"],
    ["a number of folders", { folders: 2, letters: 18 }, "a b"],
    ["so many letters of paths", { folders: 6, letters: 8 }, "a aa ab b"],
    ["no letters", { folders: 6, letters: 0 }, ""],
  ])("is limited from below to %s: %j", (_, limits, ids) => {
    expect(idsOf(limitTree(tree, limits))).toBe(ids);
  });

  it.each([
    [["a"], "a aa aaa ab"],
    [["aa", "b"], "aa aaa b ba"],
    [["aaa", "a"], "a aa aaa ab"],
    [[], ""],
  ])("has below %j: %s", (ids, below) => {
    expect(idsOf(listFromFolders(tree, new Set(ids)))).toBe(below);
  });
});
