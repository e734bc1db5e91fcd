// Finds uses of retired words. `node infra/checks/vocabulary.mjs` prints how many there are in each area;
// `node infra/checks/vocabulary.mjs apps/web` lists those below a path.
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import process from "node:process";
import { fileURLToPath } from "node:url";
import { databaseNames, exemptPaths, retiredWords } from "./retired-words.mjs";

/** @typedef {{ path: string, line: number, word: string, say: string, text: string }} Use */

const root = fileURLToPath(new URL("../../", import.meta.url));
const textFile = /\.(?:ts|tsx|mjs|css|html|md|ya?ml|json|prisma|sql|sh)$|file$|^\.[\w.]+$/;
const testCode = /\.test\.tsx?$|\/test\/|^(?:e2e|bench)\//;

const rules = retiredWords.map(({ words, pattern, say }) => ({
  patterns: [
    ...(words ?? []).map(matchWord),
    ...(pattern ? [new RegExp(pattern, `${pattern.flags}g`)] : []),
  ],
  say,
}));

/** Matches a word by itself and as a part of a camelCase, kebab-case, snake_case or UPPER_CASE name. */
function matchWord(/** @type {string} */ word) {
  const capitalized = word.charAt(0).toUpperCase() + word.slice(1);
  const upper = word.toUpperCase();
  return new RegExp(
    `(?<![A-Za-z])${word}(?![a-z])|${capitalized}(?![a-z])|(?<![A-Za-z])${upper}(?![A-Za-z])`,
    "g",
  );
}

/**
 * @param {string} path from the root
 * @param {string} source
 * @returns {Use[]}
 */
export function findUses(path, source) {
  const checked = testCode.test(path) ? blankSampleTexts(source) : source;
  const text = `${path}\n${checked.replaceAll(databaseNames, "")}`;
  const uses = rules.flatMap(({ patterns, say }) =>
    patterns.flatMap((pattern) =>
      [...text.matchAll(pattern)].map(({ 0: word, index }) => {
        const before = text.slice(0, index).split("\n");
        const line = text.split("\n", before.length).at(-1) ?? "";
        return { path, line: before.length - 1, word, say, text: line.trim() };
      }),
    ),
  );
  return uses.toSorted((a, b) => a.line - b.line);
}

/** Blanks the string literals of test code, which quote sample documents and questions; titles of tests stay. */
function blankSampleTexts(/** @type {string} */ source) {
  const literal = /((?:\b(?:it|test|describe)|\))\(\s*)?("(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\[^])*`)/g;
  return source.replaceAll(literal, (all, /** @type {string | undefined} */ call) =>
    call === undefined ? all.replaceAll(/[^\n]/g, " ") : all,
  );
}

/** @returns {Use[]} the uses of retired words in the files that git knows */
export function findUsesInRepository() {
  const paths = execFileSync("git", ["ls-files"], { cwd: root, encoding: "utf8" }).split("\n");
  return paths
    .filter((path) => textFile.test(path) && !exemptPaths.some((exempt) => exempt.path.test(path)))
    .flatMap((path) => findUses(path, readFileSync(join(root, path), "utf8")));
}

function printCounts() {
  const uses = findUsesInRepository();
  const below = process.argv[2];
  if (below !== undefined) {
    for (const { path, line, word, say, text } of uses.filter((use) => use.path.startsWith(below)))
      console.log(`${path}:${line}: "${word}" (say: ${say}): ${text.slice(0, 120)}`);
    return;
  }
  for (const [area, count] of countBy(uses, areaOf)) console.log(`${count}\t${area}`);
  for (const [word, count] of countBy(uses, (use) => use.say)) console.log(`${count}\t-> ${word}`);
  console.log(`${uses.length} uses of retired words`);
}

/**
 * @param {Use[]} uses
 * @param {(use: Use) => string} keyOf
 * @returns {[string, number][]} the most frequent first
 */
function countBy(uses, keyOf) {
  /** @type {Map<string, number>} */
  const counts = new Map();
  for (const use of uses) counts.set(keyOf(use), (counts.get(keyOf(use)) ?? 0) + 1);
  return [...counts].toSorted(([, a], [, b]) => b - a);
}

/** A feature, a package's folder or a folder of the root. */
function areaOf(/** @type {Use} */ { path }) {
  const parts = path.split("/");
  const depth = { apps: 5, packages: 4 }[parts[0] ?? ""] ?? 1;
  return parts.slice(0, Math.min(depth, parts.length - 1)).join("/") || "root files";
}

if (process.argv[1] === fileURLToPath(import.meta.url)) printCounts();
