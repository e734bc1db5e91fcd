import { expect, it } from "vitest";
import { toRootFolders } from "./new-folders.ts";

const file = (name: string) => new File(["text"], name);
const letters = { name: "Letters", content: { files: [file("b.txt")], folders: [] } };
const loose = [file("a.txt")];

it("keeps the names of dropped folders and puts loose files into a folder of their own", () => {
  expect(toRootFolders({ files: loose, folders: [letters] }, "Documents")).toEqual([
    { name: "Documents", content: { files: loose, folders: [] } },
    letters,
  ]);
});

it("makes no folder for loose files where there are none", () => {
  expect(toRootFolders({ files: [], folders: [letters] }, "Documents")).toEqual([letters]);
});
