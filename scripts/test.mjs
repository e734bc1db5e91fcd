// `npm test`: every check and every test, one after the other, and a count of them all as the last line.
// A stage that fails does not hide the ones after it. `npm test -- PATH...` runs the tests below these paths only.
import process from "node:process";
import { auditPackages } from "./audit.mjs";
import { checks } from "./checks.mjs";
import { SetupError } from "./commands.mjs";
import { browserTests, drillTests, vitestTests } from "./reports.mjs";
import { buildWeb, runMain, setup } from "./setup.mjs";

/** @typedef {{ passed: number, failed: number, skipped: number, notes?: string[] }} Count */
/** @typedef {{ title: string, work: () => Promise<Count> }} Stage */

/** @type {Stage[]} */
const stages = [
  ...Object.values(checks).map(toStage),
  { title: "Unit and integration tests", work: () => vitestTests() },
  { title: "Browser journeys", work: () => browserTests() },
  ...(process.env.CI === "true" ? [{ title: "Known vulnerabilities", work: auditPackages }] : []),
  // Minutes of faults: on a developer's machine they run when they are asked for, with `npm run drill`.
  ...(process.env.CI === "true" ? [{ title: "Drills", work: () => drillTests() }] : []),
];

await runMain(async () => {
  /** @type {Count} */
  const total = { passed: 0, failed: 0, skipped: 0 };
  /** @type {string[]} */
  const notes = [];
  const durations = [];
  const stagesToRun = await prepareStages(process.argv.slice(2));
  durations.push(`${secondsSince(0)} s: Preparation`);
  for (const { title, work } of stagesToRun) {
    heading(title);
    const started = performance.now();
    const count = await countOutcome(work);
    durations.push(`${secondsSince(started)} s: ${title}`);
    total.passed += count.passed;
    total.failed += count.failed;
    total.skipped += count.skipped;
    if (count.failed > 0) notes.push(`failed: ${title} (${count.failed})`);
    notes.push(...(count.notes ?? []));
  }
  heading("Summary");
  for (const line of [...durations, ...notes]) console.log(line);
  console.log(`${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped`);
  return total.failed === 0 ? 0 : 1;
});

/**
 * Without its packages nothing can be tested: the setup is then the one failure.
 * @param {string[]} paths
 */
async function prepareStages(paths) {
  try {
    await setup({ web: false });
    return paths.length === 0 ? stages : selectStages(paths);
  } catch (error) {
    const work = async () => {
      throw error;
    };
    return [{ title: "Setup", work }];
  }
}

/**
 * Paths below e2e are journeys in a browser, which need the built web app; all others are Vitest's.
 * @param {string[]} paths
 * @returns {Stage[]}
 */
function selectStages(paths) {
  const journeys = paths.filter((path) => /^(?:\.\/)?e2e(?:\/|$)/.test(path));
  const tests = paths.filter((path) => !journeys.includes(path));
  /** @type {Stage[]} */
  const selected = [];
  if (tests.length > 0) {
    selected.push({ title: "Unit and integration tests", work: () => vitestTests(tests) });
  }
  if (journeys.length > 0) {
    const work = async () => {
      await buildWeb();
      return await browserTests(journeys.map((path) => path.replace(/^(?:\.\/)?e2e\/?/, "")));
    };
    selected.push({ title: "Browser journeys", work });
  }
  return selected;
}

/**
 * A static check counts as one test.
 * @param {import("./checks.mjs").Check} check
 * @returns {Stage}
 */
function toStage({ title, command }) {
  const work = async () => {
    const failed = (await command()) === 0 ? 0 : 1;
    return { passed: 1 - failed, failed, skipped: 0 };
  };
  return { title, work };
}

/** @param {Stage["work"]} work */
async function countOutcome(work) {
  try {
    return await work();
  } catch (error) {
    console.error(error instanceof SetupError ? error.message : error);
    return { passed: 0, failed: 1, skipped: 0 };
  }
}

/** @param {number} started by the clock of performance.now(), which begins with the process */
function secondsSince(started) {
  return Math.round((performance.now() - started) / 1000);
}

/** @param {string} title */
function heading(title) {
  console.log(`\n== ${title} ==`);
}
