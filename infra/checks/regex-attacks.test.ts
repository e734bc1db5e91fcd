import { globSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { attack, findLiterals } from "./regex-attacks.ts";

const root = new URL("../../", import.meta.url).pathname;
const isProductCode = (path: string) =>
  !/\.test\.tsx?$|\/test\/|\/generated\/|\/fixtures\/|node_modules/.test(path);

describe("the attack on regular expressions", () => {
  it.each([
    ["a quantifier in a quantifier", /^(?:a+)+$/],
    ["white space at the end", /\s+$/],
    ["a link without its end", /\]\([^)\s]*\)/g],
    ["two parts that match the same", /^[\s>]*\|?[-:|\s]+$/],
    ["a word of its own", /^(?:ox|o|x)+$/],
    [
      "blanks behind the words that it expects",
      /(?:^|,)\s*text\/html\s*(?![^,]*;\s*q=0)(?:[;,]|$)/i,
    ],
    ["a tag with two ways to match blanks", /<call=(\w+)>\s*([\s\S]*?)\s*<\/call>/g],
    ["signs at the end, behind others", /^_+|_+$/g],
    ["a part that contains what must follow it", /\$([^$\n]*[\\^_{][^$\n]*)\$/g],
  ])("finds %s", (_, pattern) => {
    expect(attack(pattern)).toBeDefined();
  });

  it.each([
    ["white space at the end, from its beginning only", /(?<!\s)\s+$/],
    ["a bounded link", /\]\([^)\s[\]]{0,200}\)/g],
    ["words", /\p{L}+/gu],
  ])("finds nothing in %s", (_, pattern) => {
    expect(attack(pattern)).toBeUndefined();
  });

  it("reads the patterns of a source file with their lines", () => {
    const own = findLiterals(new URL("regex-attacks.test.ts", import.meta.url).pathname);
    expect(own.map(({ pattern }) => pattern.source)).toContain("^(?:ox|o|x)+$");
    expect(own[0]?.where).toMatch(/regex-attacks\.test\.ts:\d+$/);
  });
});

it("no pattern in the product's code is slow on hostile text", { timeout: 600_000 }, () => {
  const code = ["apps/api/src/**/*.ts", "apps/web/src/**/*.{ts,tsx}", "packages/*/src/**/*.ts"];
  const files = globSync(code, { cwd: root }).filter(isProductCode);
  const patterns = files.flatMap((file) => findLiterals(root + file));
  expect(patterns.length).toBeGreaterThan(500);
  const slow = patterns.flatMap(({ where, pattern }) => {
    const found = attack(pattern);
    return found ? [`${where.slice(root.length)}: ${found.ms} ms on ${found.unit}`] : [];
  });
  // An assertion's message would cut the names of the patterns off.
  if (slow.length > 0) throw new Error(`slow on hostile text:\n${slow.join("\n")}`);
});
