import { expect, it } from "vitest";
import { parseRobots, ruleLengthMax, starredRulesMax, starsMax } from "./robots.rules.ts";

const isAllowed = (lines: readonly string[], path: string) =>
  parseRobots(lines.join("\n"), "Footnote").isAllowed(`https://example.org${path}`);
const forAll = (...lines: string[]) => ["User-agent: *", ...lines];

it.each([
  ["nothing", [], "/a", true],
  ["an empty rule", forAll("Disallow:"), "/a", true],
  ["a beginning", forAll("Disallow: /a"), "/ab", false],
  ["another beginning", forAll("Disallow: /a"), "/b/a", true],
  ["a comment", forAll("Disallow: /a # not /ab", "#Disallow: /"), "/b", true],
  ["the longer rule", forAll("Disallow: /a", "Allow: /a/b"), "/a/b/c", true],
  ["the longer rule, the other way round", forAll("Allow: /a", "Disallow: /a/b"), "/a/b/c", false],
  ["two of one length", forAll("Disallow: /a", "Allow: /a"), "/a", true],
  ["an end", forAll("Disallow: /a$"), "/a", false],
  ["an end that is none", forAll("Disallow: /a$"), "/ab", true],
  ["stars", forAll("Disallow: /*/private/*.pdf$"), "/x/private/y/z.pdf", false],
  ["stars with more behind", forAll("Disallow: /*.pdf$"), "/x.pdf?y", true],
  ["parts that overlap", forAll("Disallow: /ab*ba$"), "/aba", true],
  ["a part that begins again in itself", forAll("Disallow: *aab"), "/aaab", false],
  ["a star at the end", forAll("Disallow: /a*"), "/a", false],
  ["only a star", forAll("Disallow: *"), "/", false],
  ["a dollar in the middle", forAll("Disallow: /a$b"), "/a$b", false],
  ["a query", forAll("Disallow: /*?sort="), "/a?sort=b", false],
  ["escapes", forAll("Disallow: /%c3%a9"), "/é", false],
  ["other letters", forAll("Disallow: /é"), "/%c3%a9t%C3%A9", false],
  ["another program", ["User-agent: Other", "Disallow: /"], "/a", true],
  ["its own group", [...forAll("Disallow: /"), "User-agent: footnote/1.0", "Allow: /"], "/a", true],
  ["a group of two", ["User-agent: Other", ...forAll("Disallow: /")], "/a", false],
  ["a group in two parts", [...forAll("Allow: /b"), ...forAll("Disallow: /a")], "/a", false],
  [
    "a sitemap between",
    forAll("Disallow: /a", "Sitemap: https://x/y", "Disallow: /b"),
    "/b",
    false,
  ],
])("understands %s", (_, lines, path, expected) => {
  expect(isAllowed(lines, path)).toBe(expected);
});

it("reads the pause between two requests", () => {
  const pauseOf = (value: string) =>
    parseRobots(`User-agent: *\nCrawl-delay: ${value}`, "Footnote");
  expect(["2", "0.5", "", "x", "-1"].map((value) => pauseOf(value).pauseSeconds)).toEqual([
    2,
    0.5,
    undefined,
    undefined,
    undefined,
  ]);
});

it("ignores rules that are too long, have too many stars or are too many", () => {
  const long = `/${"a".repeat(ruleLengthMax)}`;
  expect(isAllowed(forAll(`Disallow: ${long}`), long)).toBe(true);
  expect(isAllowed(forAll(`Disallow: /${"*a".repeat(starsMax)}`), "/".padEnd(99, "a"))).toBe(false);
  expect(isAllowed(forAll(`Disallow: /${"*a".repeat(starsMax + 1)}`), "/".padEnd(99, "a"))).toBe(
    true,
  );
  const many = Array.from({ length: starredRulesMax }, (_, at) => `Disallow: /*${at}`);
  expect(isAllowed(forAll(...many, "Disallow: /*x"), `/${starredRulesMax - 1}`)).toBe(false);
  expect(isAllowed(forAll(...many, "Disallow: /*x"), "/x")).toBe(true);
  expect(isAllowed(forAll(...many, "Disallow: /x"), "/x")).toBe(false);
});

it("takes time that grows with the lengths of rule and address, not with their product", () => {
  const half = "a".repeat(ruleLengthMax / 2 - 10);
  const hostile = forAll(
    ...Array.from({ length: starredRulesMax }, () => `Disallow: /*${half}b${half}`),
    ...Array.from({ length: starredRulesMax }, () => `Disallow: /${"*a".repeat(starsMax)}*b$`),
  ).join("\n");
  const { isAllowed } = parseRobots(hostile, "Footnote");
  const measure = (length: number) => {
    const url = `https://example.org/${"a".repeat(length)}`;
    const before = process.cpuUsage();
    expect(isAllowed(url)).toBe(true);
    return process.cpuUsage(before).user;
  };
  measure(4_000);
  // Eight times the length: the square of it would be 64 times the work.
  expect(measure(32_000) / measure(4_000)).toBeLessThan(25);
});
