import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";
import { extensions, fileTypes } from "../../packages/contracts/src/file-types.ts";

it("the README lists every file type with its size limit", () => {
  const readme = readFileSync(fileURLToPath(new URL("../../README.md", import.meta.url)), "utf8");
  const [, section = ""] = /^## What it reads\n([^]*?)^## /m.exec(readme) ?? [];
  const groups = [...section.matchAll(/((?:\.\w+,\s)*\.\w+) (\d+) MB/g)];
  const listed = groups.flatMap(([, names = "", megabytes]) =>
    names.split(/,\s/).map((name) => [name, Number(megabytes) * 1024 * 1024]),
  );
  expect(Object.fromEntries(listed)).toEqual(
    Object.fromEntries(extensions.map((name) => [name, fileTypes[name].maxBytes])),
  );
});
