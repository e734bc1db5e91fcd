import { ExtractionError } from "../located-text.ts";
import { childMessage } from "../extraction-event.ts";
import { readLines } from "./read-lines.ts";
import { startParser } from "./start-parser.ts";
import { supervise } from "./supervise.ts";
import type { ChildMessage, ParserEvent } from "../extraction-event.ts";
import type { SandboxJob, SandboxOptions } from "./job.ts";
import type { SandboxedChild } from "./start-child.ts";

/** Parsers cut their blocks far below it. */
const longestMessage = 4_000_000;

/** Runs one parser over one file in a child process; see `extract` for the events and errors. */
export async function* runSandboxed(
  job: SandboxJob,
  options: SandboxOptions,
): AsyncGenerator<ParserEvent> {
  options.signal?.throwIfAborted();
  const child = await startParser(job, options);
  yield* supervise(child, options, readEvents(child));
}

async function* readEvents(child: SandboxedChild): AsyncGenerator<ParserEvent> {
  for await (const line of readLines(child.output, longestMessage)) {
    const message = parseMessage(line);
    if (message.type === "failed") throw new ExtractionError(message.reason, message.detail);
    yield message;
    if (message.type === "done") return;
  }
  throw await child.explainExit();
}

function parseMessage(line: string): ChildMessage {
  try {
    return childMessage.parse(JSON.parse(line));
  } catch (cause) {
    throw new ExtractionError("crashed", `unreadable message from the parser: ${String(cause)}`);
  }
}
