import { describe, expect, it } from "vitest";
import { makeTestFolder } from "../../../test/fixtures.ts";
import { describeScope, filterExisting, parseFolderIds } from "./search-scope.ts";

const tree = [
  makeTestFolder("a", "Contracts", { documents: 150, processing: 3 }),
  makeTestFolder("b", "2026", {
    parent_collection_id: "a",
    path: ["Contracts", "2026"],
    documents: 148,
    processing: 3,
  }),
  makeTestFolder("c", "Reports", { documents: 1 }),
];

describe("the search scope", () => {
  it.each([
    ["everything", [], { label: "All folders", counts: "151 files, 3 still indexing" }],
    [
      "one folder by its path",
      ["b"],
      { label: "Contracts / 2026", counts: "148 files, 3 still indexing" },
    ],
    ["a single file", ["c"], { label: "Reports", counts: "1 file" }],
    [
      "several, counting nested ones once",
      ["a", "b", "c"],
      { label: "3 folders", counts: "151 files, 3 still indexing" },
    ],
  ])("describes %s", (_name, ids, expected) => {
    expect(describeScope(ids, tree)).toEqual(expected);
  });

  it("says what it can before the folders are known", () => {
    expect(describeScope(["b"], undefined)).toEqual({ label: "1 folder", counts: "" });
  });

  it("drops deleted folders, but only once the folders are known", () => {
    expect(filterExisting(["a", "gone"], tree)).toEqual(["a"]);
    expect(filterExisting(["a", "gone"], undefined)).toEqual(["a", "gone"]);
  });

  it("reads whatever is stored", () => {
    expect([["a"], "a", null, [1, "a"], { a: 1 }].map(parseFolderIds)).toEqual([
      ["a"],
      [],
      [],
      ["a"],
      [],
    ]);
  });
});
