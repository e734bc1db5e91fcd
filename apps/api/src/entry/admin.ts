// The operator's command line: npm run admin -- COMMAND. It opens what the configuration names, as the product does, or
// asks the product that has the embedded database open.
import { readConfig } from "../platform/config.ts";
import { openLog } from "../platform/log.ts";
import { callRunningProduct } from "./command-socket.ts";
import { describeCommands, readLine } from "./commands/read-line.ts";
import { type Line, type Printed, printError, runLine } from "./commands/run-line.ts";
import { compose } from "./compose.ts";

async function main(line: Line): Promise<Printed> {
  // A line that is wrong opens nothing.
  const called = readLine(line.words, line.directory);
  if (!called) {
    return { output: describeCommands(), error: "", exitCode: line.words.length === 0 ? 2 : 0 };
  }
  const config = readConfig({ LOG_LEVEL: "warn", ...process.env });
  const printed = await callRunningProduct(config, line);
  if (printed) return printed;
  const composed = await compose(config, openLog(config));
  try {
    return await runLine(composed.app, line);
  } finally {
    await composed.close();
  }
}

// npm changes the directory and keeps the one in which it was called.
const directory = process.env["INIT_CWD"] ?? process.cwd();
const printed = await main({ words: process.argv.slice(2), directory }).catch(printError);
process.stdout.write(printed.output);
process.stderr.write(printed.error);
process.exitCode = printed.exitCode;
