// Runs the two test runners and counts from the reports they write themselves, not from their exit codes alone.
import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { join, relative } from "node:path";
import process from "node:process";
import { findChromium } from "./chromium.mjs";
import { root, run } from "./commands.mjs";

/** @typedef {import("./test.mjs").Count} Count */
/** @typedef {{ fullName: string, status: string }} Assertion */
/** @typedef {{ name: string, status: string, assertionResults: Assertion[] }} TestFile */

const reports = "node_modules/.cache/footnote/reports";

/** @returns {Promise<Count>} */
export async function vitestTests() {
  const file = newReport("vitest.json");
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${file}`];
  const code = await run(["vitest", "run", ...reporters]);
  /** @type {{ testResults: TestFile[] } | undefined} */
  const report = read(file);
  const files = report?.testResults ?? [];
  const tests = files.flatMap((tested) => tested.assertionResults);
  // A file that failed to load holds no test that could fail.
  const broken = files.filter(
    ({ status, assertionResults }) =>
      status === "failed" && !assertionResults.some((test) => test.status === "failed"),
  );
  const passed = tests.filter(({ status }) => status === "passed").length;
  const failed = tests.filter(({ status }) => status === "failed").length + broken.length;
  const skipped = tests.filter(({ status }) => status !== "passed" && status !== "failed");
  // A file that is skipped as a whole, for want of its material, holds no test that could be counted.
  const empty = files.filter(
    ({ status, assertionResults }) => status !== "failed" && assertionResults.length === 0,
  );
  return {
    passed,
    failed: atLeastOneWhen(code !== 0, failed),
    skipped: skipped.length + empty.length,
    notes: [...skipped.map(({ fullName }) => fullName.trim()), ...empty.map(shortName)].map(
      (name) => `skipped: ${name}`,
    ),
  };
}

/** @param {TestFile} file */
function shortName({ name }) {
  return `${relative(root, name)} (the whole file)`;
}

/** @returns {Promise<Count>} */
export async function browserTests() {
  const chromium = findChromium();
  if (chromium === undefined) {
    const reason = "no Chromium found (set CHROMIUM_PATH to one)";
    if (process.env.CI === "true") throw new Error(`CI needs a browser: ${reason}`);
    return { passed: 0, failed: 0, skipped: 1, notes: [`skipped: browser journeys, ${reason}`] };
  }
  const file = newReport("playwright.json");
  const env = { CHROMIUM_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_FILE: join(root, file) };
  const playwright = join(root, "e2e", "node_modules", ".bin", "playwright");
  const cwd = join(root, "e2e");
  const code = await run([playwright, "test", "--reporter=list,json"], { env, cwd });
  /** @type {{ stats: Stats, suites: Suite[] } | undefined} */
  const report = read(file);
  const { expected = 0, unexpected = 0, flaky = 0, skipped = 0 } = report?.stats ?? {};
  const notes = (report?.suites ?? []).flatMap(listSkipped);
  return {
    passed: expected,
    failed: atLeastOneWhen(code !== 0, unexpected + flaky),
    skipped,
    notes,
  };
}

/** @typedef {{ expected: number, unexpected: number, flaky: number, skipped: number }} Stats */
/** @typedef {{ status: string, annotations: { description?: string }[] }} BrowserTest */
/** @typedef {{ suites?: Suite[], specs: { title: string, tests: BrowserTest[] }[] }} Suite */

/**
 * @param {Suite} suite
 * @returns {string[]} the skipped journeys with their reasons
 */
function listSkipped({ suites = [], specs }) {
  const own = specs.flatMap(({ title, tests }) =>
    tests
      .filter(({ status }) => status === "skipped")
      .map(
        ({ annotations }) => `skipped: ${title}: ${annotations.at(0)?.description ?? "no reason"}`,
      ),
  );
  return [...own, ...suites.flatMap(listSkipped)];
}

/**
 * A runner that failed without a failed test (no tests found, an unhandled error) is one failure.
 * @param {boolean} wentWrong
 * @param {number} failed
 */
function atLeastOneWhen(wentWrong, failed) {
  return wentWrong ? Math.max(1, failed) : failed;
}

/** @param {string} name */
function newReport(name) {
  const file = join(reports, name);
  mkdirSync(join(root, reports), { recursive: true });
  rmSync(join(root, file), { force: true });
  return file;
}

/** @param {string} file */
function read(file) {
  const path = join(root, file);
  return existsSync(path) ? JSON.parse(readFileSync(path, "utf8")) : undefined;
}
