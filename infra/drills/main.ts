// `npm run drill -- NAME...`, `-- all [--short]`, `-- soak [--minutes N]`, `-- users [--users N] [--minutes N] [--profile NAME]`: faults in a real installation. Prints a table and
// ends with 1 when a drill fails. With DRILL_REPORT it writes the counts there as JSON, for `npm test`.
import { writeFileSync } from "node:fs";
import process from "node:process";
import { parseArgs } from "node:util";
import { drills } from "./catalogue.ts";
import { type Drill, type Result, runDrill } from "./drill.ts";
import { type Installation, openInstallation } from "./installation.ts";
import { formatResults } from "./report.ts";
import { runSoak } from "./soak.ts";
import { type Profile, profiles, runUsers } from "./users.ts";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    short: { type: "boolean", default: false },
    minutes: { type: "string" },
    users: { type: "string", default: "1000" },
    profile: { type: "string", default: "people" },
  },
});

// Ends what was started, which an exit does and a signal does not.
for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => process.exit(130));

/** Drills that are no fault but a time of work. */
const times: Record<string, (on: Installation) => Promise<string[]>> = {
  soak: (on) => runSoak(on, Number(values.minutes ?? 60)),
  users: (on) =>
    runUsers(on, {
      users: Number(values.users),
      minutes: Number(values.minutes ?? 10),
      profile: chooseProfile(),
    }),
};

/** @throws Error naming the profiles there are */
function chooseProfile(): Profile {
  const found = profiles[values.profile];
  if (found) return found;
  throw new Error(`--profile is one of ${Object.keys(profiles).join(", ")}, not ${values.profile}`);
}

const timed = times[positionals[0] ?? ""];
process.exitCode = timed ? await work(timed) : await main();

async function main(): Promise<number> {
  const chosen = chooseDrills();
  if (chosen.length === 0 || positionals.length === 0) {
    console.error(
      "Usage: npm run drill -- NAME... | all [--short] | soak [--minutes N] | users [--users N] [--profile NAME]",
    );
    console.error(
      `NAME is one of:\n${drills.map(({ name, title }) => `  ${name.padEnd(20)} ${title}`).join("\n")}`,
    );
    return 2;
  }
  const results = await runAll(chosen);
  console.log(formatResults(results));
  writeReport(results);
  return results.some(({ problems }) => problems.length > 0) ? 1 : 0;
}

function chooseDrills(): Drill[] {
  if (positionals[0] === "all") return drills.filter(({ onlyLong }) => !(values.short && onlyLong));
  const unknown = positionals.filter((name) => !drills.some((drill) => drill.name === name));
  return unknown.length > 0 ? [] : drills.filter(({ name }) => positionals.includes(name));
}

/** Most of a drill is waiting: in the short form two installations work through the list side by side. */
async function runAll(chosen: readonly Drill[]): Promise<Result[]> {
  const waiting = [...chosen];
  const results: Result[] = [];
  const installations = values.short && chosen.length > 2 ? 2 : 1;
  await Promise.all(Array.from({ length: installations }, () => runQueue(waiting, results)));
  const order = (result: Result) => chosen.indexOf(result.drill);
  return results.toSorted((a, b) => order(a) - order(b));
}

/** One installation serves many drills: what one leaves behind, the next one finds. */
async function runQueue(waiting: Drill[], results: Result[]): Promise<void> {
  const on = await openInstallation();
  try {
    for (let drill = waiting.shift(); drill; drill = waiting.shift()) {
      const options = { isShort: values.short };
      let result = await runDrill(drill, on, options);
      // As with the other tests: a CI machine may pause for seconds.
      if (result.problems.length > 0 && process.env["CI"] === "true") {
        console.error(`${drill.name} failed at the first try: ${result.problems.join("; ")}`);
        result = await runDrill(drill, on, options);
      }
      const word = result.skipped ? "skipped" : result.problems.length > 0 ? "FAILED" : "passed";
      console.error(`${word} after ${result.seconds.toFixed(1)} s: ${drill.title}`);
      for (const problem of result.problems) console.error(`  ${problem}`);
      results.push(result);
    }
  } finally {
    await on.close();
  }
}

async function work(run: (on: Installation) => Promise<string[]>): Promise<number> {
  const on = await openInstallation();
  try {
    const problems = await run(on);
    for (const problem of problems) console.error(`failed: ${problem}`);
    return problems.length === 0 ? 0 : 1;
  } finally {
    await on.close();
  }
}

function writeReport(results: readonly Result[]): void {
  const file = process.env["DRILL_REPORT"];
  if (!file) return;
  const report = results.map(({ drill, skipped, problems }) => ({
    name: drill.title,
    skipped,
    problems,
  }));
  writeFileSync(file, JSON.stringify(report));
}
