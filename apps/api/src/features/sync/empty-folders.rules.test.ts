import { describe, expect, it } from "vitest";
import { listEmptyFolders } from "./empty-folders.rules.ts";

const folder = (path: string, documents = 0) => ({
  id: path,
  parent_collection_id: path.includes("/") ? path.slice(0, path.lastIndexOf("/")) : null,
  documents,
});

describe("the empty folders that a synchronisation made", () => {
  it.each([
    ["are those without documents, the lowest first", ["a", "a/b"], ["a/b", "a"]],
    ["keep a folder that somebody made", ["a"], []],
    ["leave the folder above one that somebody made", ["a/b"], ["a/b"]],
  ])("%s", (_, made, expected) => {
    expect(listEmptyFolders([folder("a"), folder("a/b")], made)).toEqual(expected);
  });

  it("do not hold documents at any depth", () => {
    const tree = [folder("a", 1), folder("a/b", 1), folder("a/c")];
    expect(listEmptyFolders(tree, ["a", "a/b", "a/c"])).toEqual(["a/c"]);
  });
});
