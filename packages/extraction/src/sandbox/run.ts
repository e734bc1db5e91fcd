import { ExtractionError } from "../located-text.ts";
import { childMessage } from "../extraction-event.ts";
import { sandboxCommand } from "./command.ts";
import { readLines } from "./read-lines.ts";
import { startChild } from "./start-child.ts";
import { supervise } from "./supervise.ts";
import type { ChildMessage, ParserEvent } from "../extraction-event.ts";
import type { Recognition } from "../parser.ts";
import type { SandboxedChild } from "./start-child.ts";

export type SandboxOptions = {
  /** Counts only while the child is waited for: a slow consumer does not use up the file's time. */
  timeoutMs: number;
  /** Resident memory of the child, V8's heap and buffers together. */
  memoryMb: number;
  signal?: AbortSignal;
};

/** `program` is the file that Node runs, when it is not the one that reports a parser's events. */
export type SandboxJob = {
  parser: URL;
  path: string;
  extension: string;
  recognition?: Recognition;
  program?: URL;
};

/** A message longer than this is no parser's doing: parsers cut their blocks far below it. */
const longestMessage = 4_000_000;

/** Runs one parser over one file in a child process; see `extract` for what comes and what is thrown. */
export async function* runSandboxed(
  job: SandboxJob,
  options: SandboxOptions,
): AsyncGenerator<ParserEvent> {
  options.signal?.throwIfAborted();
  const child = await startChild(await sandboxCommand(job, options));
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
