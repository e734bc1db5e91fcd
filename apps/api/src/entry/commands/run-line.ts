import type { App } from "../../platform/app.ts";
import { Misuse } from "./command.ts";
import { explain } from "./explain.ts";
import { readLine } from "./read-line.ts";

/** The words of a command line and the directory in which its relative paths begin. */
export type Line = { words: string[]; directory: string };

/** What a command line prints, and its exit code: 1 when it failed or found something wrong, 2 when it was called wrongly. */
export type Printed = { output: string; error: string; exitCode: number };

/** Runs a command on an open product. What goes wrong is printed and not thrown. */
export async function runLine(app: App, { words, directory }: Line): Promise<Printed> {
  try {
    const called = readLine(words, directory);
    if (!called) throw new Misuse("There is no command. See --help.");
    const outcome = await called.command.run(app, called.given);
    const text = called.json ? JSON.stringify(outcome.json, null, 2) : outcome.lines.join("\n");
    return { output: `${text}\n`, error: "", exitCode: outcome.exitCode ?? 0 };
  } catch (error) {
    return printError(error);
  }
}

export function printError(error: unknown): Printed {
  return { output: "", error: `${explain(error)}\n`, exitCode: error instanceof Misuse ? 2 : 1 };
}
