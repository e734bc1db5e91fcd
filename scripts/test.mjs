// `npm test`: every check and every test, one after the other, and a count of them all as the last line.
// A stage that fails does not hide the ones after it.
import { SetupError, run } from "./commands.mjs";
import { browserTests, vitestTests } from "./reports.mjs";
import { buildWeb, runMain, runTask, setup } from "./setup.mjs";

/** @typedef {{ passed: number, failed: number, skipped: number, notes?: string[] }} Count */
/** @typedef {{ title: string, work: () => Promise<Count> }} Stage */

const sources = ["apps", "packages", "conformance"];

/** @type {Stage[]} */
const stages = [
  check("Format", () => run(["oxfmt", "--check"])),
  check("Lint", () => run(["oxlint"])),
  check("Types", () => runTask("typecheck", ["//#typecheck", "--continue"])),
  check("Dependency rule", () =>
    run(["depcruise", "--config", "infra/checks/dependency-rule.mjs", ...sources]),
  ),
  check("Dead code", () => run(["knip", "--no-progress"])),
  check("Web build", async () => {
    await buildWeb();
    return 0;
  }),
  { title: "Unit and integration tests", work: vitestTests },
  { title: "Browser journeys", work: browserTests },
];

await runMain(async () => {
  /** @type {Count} */
  const total = { passed: 0, failed: 0, skipped: 0 };
  /** @type {string[]} */
  const notes = [];
  for (const { title, work } of await prepared()) {
    heading(title);
    const count = await counted(work);
    total.passed += count.passed;
    total.failed += count.failed;
    total.skipped += count.skipped;
    if (count.failed > 0) notes.push(`failed: ${title} (${count.failed})`);
    notes.push(...(count.notes ?? []));
  }
  heading("Summary");
  for (const note of notes) console.log(note);
  console.log(`${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped`);
  return total.failed === 0 ? 0 : 1;
});

/** Without its packages nothing can be tested: that is then the one failure there is. */
async function prepared() {
  try {
    await setup({ web: false });
    return stages;
  } catch (error) {
    const work = async () => {
      throw error;
    };
    return [{ title: "Setup", work }];
  }
}

/**
 * A static check counts as one test.
 * @param {string} title
 * @param {() => Promise<number>} command gives the exit code
 * @returns {Stage}
 */
function check(title, command) {
  const work = async () => {
    const failed = (await command()) === 0 ? 0 : 1;
    return { passed: 1 - failed, failed, skipped: 0 };
  };
  return { title, work };
}

/** @param {Stage["work"]} work */
async function counted(work) {
  try {
    return await work();
  } catch (error) {
    console.error(error instanceof SetupError ? error.message : error);
    return { passed: 0, failed: 1, skipped: 0 };
  }
}

/** @param {string} title */
function heading(title) {
  console.log(`\n== ${title} ==`);
}
