import { describe, expect, it } from "vitest";
import { toPaths, toSafeName } from "./export-paths.rules.ts";

describe("the names of exported files", () => {
  it.each([
    ["fees.txt", "fees.txt"],
    ["../../etc/passwd", "__.._etc_passwd"],
    ["..", "_"],
    ["", "_"],
    ["CON.txt", "_CON.txt"],
    ["a\u0000b:c", "a_b_c"],
  ])("%s becomes %s", (name, safe) => {
    expect(toSafeName(name)).toBe(safe);
  });

  it("are all different", () => {
    const documents = [
      { id: "1", name: "a.txt", path: ["F"] },
      { id: "2", name: "A.txt", path: ["F"] },
      { id: "3", name: "a.txt", path: ["G"] },
    ];
    expect(toPaths(documents).map(({ path }) => path.join("/"))).toEqual([
      "F/a.txt",
      "F/2 A.txt",
      "G/a.txt",
    ]);
  });
});
