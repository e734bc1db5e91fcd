/** The sandboxed process: one parser, one file, JSON lines out. Started by start-parser.ts only. */
import { denyNetwork } from "./deny-network.ts";
import { loadBundle } from "./load-bundle.ts";
import type { ChildJob } from "./job.ts";
import type { reportEvents } from "./report-events.ts";
import type { Parser, Unpacker } from "../parser.ts";

type ParserModule = { parse: Parser | Unpacker; reportEvents: typeof reportEvents };

denyNetwork();
// The parent holds the other end: when it exits, so does this process.
process.stdin.once("close", () => process.exit(1));
void main();

/** A function, since its bundle is CommonJS: an ES module takes Node another 10 ms to load. */
async function main(): Promise<void> {
  const job = await readJob();
  const { parse, reportEvents: report } = await load(job);
  await report(parse, job.file);
  process.stdout.end(() => process.exit(0));
}

/** The first line of the input. The process may wait for it. */
function readJob(): Promise<ChildJob> {
  return new Promise((resolve) => {
    let line = "";
    process.stdin.setEncoding("utf8").on("data", (text: string) => {
      line += text;
      if (line.endsWith("\n")) resolve(JSON.parse(line) as ChildJob);
    });
  });
}

async function load({ parser, bundle }: ChildJob): Promise<ParserModule> {
  if (bundle !== undefined) return loadBundle(bundle).exports as ParserModule;
  const { parse } = (await import(parser)) as Pick<ParserModule, "parse">;
  return { parse, ...(await import("./report-events.ts")) };
}
