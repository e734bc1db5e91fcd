// The operator's command line: npm run admin -- COMMAND. It opens what the configuration names, as the product does,
// so with the embedded database the product has to be stopped.
import { explain } from "./commands/explain.ts";
import { readConfig } from "../platform/config.ts";
import { openLog } from "../platform/log.ts";
import { Misuse } from "./commands/command.ts";
import { type Called, describeCommands, readLine } from "./commands/read-line.ts";
import { compose } from "./compose.ts";

async function main(line: string[]): Promise<number> {
  const called = readLine(line);
  if (called) return run(called);
  process.stdout.write(describeCommands());
  return line.length === 0 ? 2 : 0;
}

async function run({ command, given, json }: Called): Promise<number> {
  const config = readConfig({ LOG_LEVEL: "warn", ...process.env });
  const composed = await compose(config, openLog(config));
  try {
    const outcome = await command.run(composed.app, given);
    const text = json ? JSON.stringify(outcome.json, null, 2) : outcome.lines.join("\n");
    process.stdout.write(`${text}\n`);
    return outcome.exitCode ?? 0;
  } finally {
    await composed.close();
  }
}

try {
  process.exitCode = await main(process.argv.slice(2));
} catch (error) {
  process.stderr.write(`${explain(error)}\n`);
  process.exitCode = error instanceof Misuse ? 2 : 1;
}
