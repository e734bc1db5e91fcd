// Runs the two test runners and counts from the reports they write themselves, not from their exit codes alone.
import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { join, relative } from "node:path";
import process from "node:process";
import { stripVTControlCharacters } from "node:util";
import { findChromium } from "./chromium.mjs";
import { root, run } from "./commands.mjs";

/** @typedef {import("./test.mjs").Count} Count */
/** @typedef {{ fullName: string, status: string, failureMessages?: string[] | null }} Assertion */
/** @typedef {{ name: string, status: string, message?: string, assertionResults: Assertion[] }} TestFile */

/** How a test is named that failed once and passed when it was run again, as CI does. */
const secondTry = "passed at the second try";

const reports = "node_modules/.cache/footnote/reports";

/**
 * @param {string[]} paths those to run; all when empty
 * @returns {Promise<Count>}
 */
export async function vitestTests(paths = []) {
  const file = newReport("vitest.json");
  const unhandledErrors = newReport("unhandled-errors.json");
  const reporters = ["default", "json", "./scripts/unhandled-errors.mjs"];
  const vitest = ["vitest", "run", ...paths, `--outputFile.json=${file}`];
  const code = await run([...vitest, ...reporters.map((reporter) => `--reporter=${reporter}`)], {
    env: { UNHANDLED_ERRORS_FILE: join(root, unhandledErrors) },
  });
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
    notes: [
      ...files.flatMap(listFailed),
      ...files.flatMap(listRetried),
      ...broken.map((whole) => `failed: ${shortName(whole)}: ${firstLines(whole.message)}`),
      ...(read(unhandledErrors) ?? []).map(
        (/** @type {string} */ stack) => `failed: an error no test caught: ${firstLines(stack)}`,
      ),
      ...skipped.map(({ fullName }) => `skipped: ${fullName.trim()}`),
      ...empty.map((whole) => `skipped: ${shortName(whole)}`),
    ],
  };
}

/** @param {TestFile} file */
function shortName({ name }) {
  return `${relative(root, name)} (the whole file)`;
}

/**
 * @param {TestFile} file
 * @returns {string[]} the failed tests with the beginning of their reasons
 */
function listFailed({ name, assertionResults }) {
  return assertionResults
    .filter(({ status }) => status === "failed")
    .map(
      ({ fullName, failureMessages }) =>
        `failed: ${relative(root, name)}: ${fullName.trim()}: ${firstLines(failureMessages?.join("\n"))}`,
    );
}

/**
 * @param {TestFile} file
 * @returns {string[]} the tests that passed at their second try, with the beginning of what failed first
 */
function listRetried({ name, assertionResults }) {
  return assertionResults
    .filter(({ status, failureMessages }) => status === "passed" && failureMessages?.length)
    .map(
      ({ fullName, failureMessages }) =>
        `${secondTry}: ${relative(root, name)}: ${fullName.trim()}: ${firstLines(failureMessages?.at(0))}`,
    );
}

/**
 * Enough of an error to begin with, where the log before it may be out of reach.
 * @param {string | undefined} message
 */
function firstLines(message = "no reason given") {
  const lines = stripVTControlCharacters(message).split("\n");
  const own = lines.filter((line) => !line.includes("/node_modules/"));
  return own.slice(0, 12).join("\n    ");
}

/**
 * @param {string[]} paths those to run, from the folder e2e; all when empty
 * @returns {Promise<Count>}
 */
export async function browserTests(paths = []) {
  if (findChromium() === undefined) {
    const reason = "no Chromium found (set CHROMIUM_PATH to one)";
    if (process.env.CI === "true") throw new Error(`CI needs a browser: ${reason}`);
    return { passed: 0, failed: 0, skipped: 1, notes: [`skipped: browser journeys, ${reason}`] };
  }
  const file = newReport("playwright.json");
  const env = { PLAYWRIGHT_JSON_OUTPUT_FILE: join(root, file) };
  const playwright = join(root, "e2e", "node_modules", ".bin", "playwright");
  const cwd = join(root, "e2e");
  const code = await run([playwright, "test", ...paths, "--reporter=list,json"], { env, cwd });
  /** @type {{ stats: Stats, suites: Suite[] } | undefined} */
  const report = read(file);
  const { expected = 0, unexpected = 0, flaky = 0, skipped = 0 } = report?.stats ?? {};
  const notes = (report?.suites ?? []).flatMap(listNotPassed);
  return {
    passed: expected + flaky,
    failed: atLeastOneWhen(code !== 0, unexpected),
    skipped,
    notes,
  };
}

/**
 * The faults of `npm run drill -- all --short`, each a test.
 * @returns {Promise<Count>}
 */
export async function drillTests() {
  const file = newReport("drills.json");
  const env = { DRILL_REPORT: join(root, file) };
  const code = await run(["node", "infra/drills/main.ts", "all", "--short"], { env });
  /** @type {{ name: string, skipped?: string, problems: string[] }[]} */
  const drills = read(file) ?? [];
  const failed = drills.filter(({ problems }) => problems.length > 0);
  const skipped = drills.filter((drill) => drill.skipped !== undefined);
  return {
    passed: drills.length - failed.length - skipped.length,
    failed: atLeastOneWhen(code !== 0, failed.length),
    skipped: skipped.length,
    notes: [
      ...failed.map(({ name, problems }) => `failed: drill: ${name}: ${problems[0]}`),
      ...skipped.map((drill) => `skipped: drill: ${drill.name}: ${drill.skipped}`),
    ],
  };
}

/** @typedef {{ expected: number, unexpected: number, flaky: number, skipped: number }} Stats */
/** @typedef {{ error?: { message?: string } }} BrowserResult */
/** @typedef {{ status: string, annotations: { description?: string }[], results: BrowserResult[] }} BrowserTest */
/** @typedef {{ suites?: Suite[], specs: { title: string, file: string, tests: BrowserTest[] }[] }} Suite */

/**
 * @param {Suite} suite
 * @returns {string[]} the journeys that failed, passed at their second try or were skipped, with their reasons
 */
function listNotPassed({ suites = [], specs }) {
  const own = specs.flatMap(({ title, file, tests }) =>
    tests
      .filter(({ status }) => status !== "expected")
      .map((journey) =>
        journey.status === "skipped"
          ? `skipped: ${title}: ${journey.annotations.at(0)?.description ?? "no reason"}`
          : `${journey.status === "flaky" ? secondTry : "failed"}: ${file}: ${title}: ${firstLines(journey.results.at(0)?.error?.message)}`,
      ),
  );
  return [...own, ...suites.flatMap(listNotPassed)];
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
