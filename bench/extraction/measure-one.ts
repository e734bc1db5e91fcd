// Runs one system over one file in a process of its own and prints what it took, as one JSON line.
import { writeFile } from "node:fs/promises";
import process from "node:process";
import { systems } from "./systems.ts";

const [name = "", path = "", extension = "", output = ""] = process.argv.slice(2);
const started = performance.now();
try {
  const outcome = await systems[name]?.extract(path, extension);
  if (outcome === undefined) throw new Error(`no system ${name}`);
  const ms = performance.now() - started;
  await writeFile(output, outcome.text);
  report({ ok: true, ms, pages: outcome.pages });
} catch (error) {
  report({ ok: false, ms: performance.now() - started, pages: null, error: String(error) });
}

function report(fields: object): void {
  const peakMb = Math.round(process.resourceUsage().maxRSS / 1024);
  process.stdout.write(`${JSON.stringify({ ...fields, peakMb })}\n`);
  process.exit();
}
