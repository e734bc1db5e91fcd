import { ExtractionError } from "../located-text.ts";
import { childMessage } from "../extraction-event.ts";
import { readLines } from "./read-lines.ts";
import { startParser } from "./start-parser.ts";
import { supervise } from "./supervise.ts";
import { type UnpackEvent, unpackMessage } from "../unpacking/unpack-event.ts";
import type { z } from "zod";
import type { FailedMessage, ParserEvent } from "../extraction-event.ts";
import type { SandboxJob, SandboxOptions } from "./job.ts";
import type { SandboxedChild } from "./start-child.ts";

/** Parsers cut their blocks far below it. */
const longestMessage = 4_000_000;

/** Runs one parser over one file in a child process; see `extract` for the events and errors. */
export function runSandboxed(
  job: SandboxJob,
  options: SandboxOptions,
): AsyncGenerator<ParserEvent> {
  return runChild(job, options, childMessage);
}

/** Runs one unpacker over one file in a child process; see `unpack` for the events and errors. */
export function runUnpacker(job: SandboxJob, options: SandboxOptions): AsyncGenerator<UnpackEvent> {
  return runChild(job, options, unpackMessage);
}

type Event = { readonly type: string };

async function* runChild<E extends Event>(
  job: SandboxJob,
  options: SandboxOptions,
  messages: z.ZodType<E | FailedMessage>,
): AsyncGenerator<E> {
  options.signal?.throwIfAborted();
  const child = await startParser(job, options);
  yield* supervise(child, options, readEvents(child, messages));
}

async function* readEvents<E extends Event>(
  child: SandboxedChild,
  messages: z.ZodType<E | FailedMessage>,
): AsyncGenerator<E> {
  for await (const line of readLines(child.output, longestMessage)) {
    const message = parseMessage(line, messages);
    if (isFailed(message)) throw new ExtractionError(message.reason, message.detail);
    yield message;
    if (message.type === "done") return;
  }
  throw await child.explainExit();
}

function isFailed<E extends Event>(message: E | FailedMessage): message is FailedMessage {
  return message.type === "failed";
}

function parseMessage<T>(line: string, messages: z.ZodType<T>): T {
  try {
    return messages.parse(JSON.parse(line));
  } catch (cause) {
    throw new ExtractionError("crashed", `unreadable message from the parser: ${String(cause)}`);
  }
}
