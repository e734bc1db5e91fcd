import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";

const root = fileURLToPath(new URL("../../", import.meta.url));

it("every exception from the linter says why, beside it", () => {
  const files = execFileSync("git", ["ls-files", "*.ts", "*.tsx", "*.mjs"], { cwd: root });
  const exceptions = files
    .toString()
    .split("\n")
    .filter((path) => path !== "" && !path.startsWith("infra/checks/"))
    .flatMap((path) =>
      readFileSync(`${root}/${path}`, "utf8")
        .split("\n")
        .filter((line) => /(?:ox|es)lint-disable/.test(line))
        .map((line) => `${path}: ${line.trim()}`),
    );
  expect(exceptions.length).toBeGreaterThan(0);
  expect(exceptions.filter((one) => !/lint-disable[\w-]* [\w/@-]+ -- .{10,}/.test(one))).toEqual(
    [],
  );
});
