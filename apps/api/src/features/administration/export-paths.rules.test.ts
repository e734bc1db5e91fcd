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
    [`${"約".repeat(100)}.pdf`, `${"約".repeat(65)}.pdf`],
    [`a${"é".repeat(200)}`, `a${"é".repeat(99)}`],
  ])("%s becomes %s", (name, safe) => {
    expect(toSafeName(name)).toBe(safe);
  });

  it("are not those of folders beside them", () => {
    const documents = [
      { id: "1", name: "Fees.txt", path: ["F"] },
      { id: "2", name: "a.txt", path: ["F", "fees.txt"] },
    ];
    expect(toPaths(documents).map(({ path }) => path.join("/"))).toEqual([
      "F/1 Fees.txt",
      "F/fees.txt/a.txt",
    ]);
  });

  it("have paths that a file system takes, of twenty folders with long names", () => {
    const path = Array.from({ length: 20 }, () => "約".repeat(100));
    const [exported] = toPaths([{ id: "1".repeat(36), name: "約".repeat(100), path }]);
    expect(Buffer.byteLength(exported?.path.join("/") ?? "")).toBeLessThan(3_000);
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
