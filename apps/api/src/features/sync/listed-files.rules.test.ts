import { expect, it } from "vitest";
import type { ErrorCode } from "@footnote/contracts/errors";
import { AppError } from "../../platform/errors.ts";
import type { SourceFile } from "../../platform/sources/source.ts";
import { isNeverAdded, refuseListed } from "./listed-files.rules.ts";

const listed: SourceFile = { path: "2026/fees.md", size: 5, checksum: "1-5" };

it.each([
  ["a NUL in its path", { path: "2026/a\0.md" }, "2026/a\uFFFD.md", /characters/],
  ["half a character in its path", { path: "a\uD800.md" }, "a\uFFFD.md", /characters/],
  ["a NUL in its checksum", { checksum: "\0" }, listed.path, /characters/],
  ["a path that is too long", { path: "é".repeat(1_001) }, `${"é".repeat(500)}…`, /2,000 bytes/],
  ["an endless size", { size: Infinity }, listed.path, /valid size/],
  ["no number as its size", { size: Number.NaN }, listed.path, /valid size/],
  ["a negative size", { size: -1 }, listed.path, /valid size/],
])("a listed file with %s is refused", (_, change, path, error) => {
  const refused = { path, error: expect.stringMatching(error) as string };
  expect(refuseListed({ ...listed, ...change })).toEqual(refused);
});

it("every other listed file is not", () => {
  expect(refuseListed(listed)).toBeUndefined();
  expect(refuseListed({ ...listed, size: 0, path: "é".repeat(1_000) })).toBeUndefined();
  expect(refuseListed({ path: "page.html", error: "It cannot be read." })).toBeUndefined();
});

it.each<[string, ErrorCode, Partial<SourceFile>, boolean]>([
  ["of another type", "document.type_unsupported", {}, true],
  ["listed as empty", "document.empty", { size: 0 }, true],
  ["that came empty", "document.empty", { size: 3 }, false],
  [
    "that came empty, of no listed size",
    "document.empty",
    { size: 0, isSizeEstimated: true },
    false,
  ],
  ["listed as too large", "document.too_large", { size: 1e10 }, true],
  ["that came too large", "document.too_large", { size: 3 }, false],
  ["estimated as too large", "document.too_large", { size: 1e10, isSizeEstimated: true }, false],
])("a file %s was added never, by whatever name, or may have been", (_, code, given, isNever) => {
  expect(isNeverAdded(new AppError(code), { ...listed, ...given })).toBe(isNever);
});
