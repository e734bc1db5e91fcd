// `npm run conformance -- http://host[:port] [AREA...]`: asks a running server every question of the specification.
import process from "node:process";
import { visit } from "./calls.ts";
import { checks } from "./checks.ts";
import { heading, rowOf, totals } from "./report.ts";
import { type Outcome, runChecks } from "./run.ts";

/** Few enough that a small server answers each in its time. */
const atOnce = 3;

const areas = [...new Set(checks.map(({ area }) => area))];

function print(line: string) {
  process.stdout.write(`${line}\n`);
}

/** @returns the exit code */
async function main([address = "", ...wanted]: string[]) {
  const unknown = wanted.filter((name) => !areas.includes(name));
  if (!URL.canParse(address) || !/^https?:/.test(address) || unknown.length > 0) {
    process.stderr.write(
      `Usage: npm run conformance -- http://host[:port] [AREA...]\nAreas: ${areas.join(", ")}\n`,
    );
    return 2;
  }
  const chosen = checks.filter(({ area }) => wanted.length === 0 || wanted.includes(area));
  const site = await visit(new URL(address).origin);
  const outcomes: Outcome[] = [];
  print(heading());
  for await (const outcome of runChecks(site, chosen, atOnce)) {
    outcomes.push(outcome);
    print(rowOf(outcome));
  }
  const { passed, failed, skipped, notThere } = totals(outcomes);
  print("");
  if (notThere > 0) print(`Not there yet: ${notThere} of the failures.`);
  if (site.heldBack > 0) print(`The server asked to wait (429) ${site.heldBack} times.`);
  print(`${passed} passed, ${failed} failed, ${skipped} skipped`);
  return failed === 0 ? 0 : 1;
}

process.exitCode = await main(process.argv.slice(2));
