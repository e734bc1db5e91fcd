import type { LeftOutReason } from "@footnote/contracts/unpacked-files";
import { Readable } from "node:stream";
import { findUnpacker } from "./formats.ts";
import { ExtractionError } from "./located-text.ts";
import type { SandboxOptions } from "./sandbox/job.ts";
import { runUnpacker } from "./sandbox/run.ts";
import type { UnpackEvent } from "./unpacking/unpack-event.ts";

/** A file within a file. */
export type ContainedFile = {
  /** From 0, the same each time. */
  ordinal: number;
  /** How many there are. */
  total: number;
  /** Names of folders and, last, of the file. Nothing is known of the names but that none leads out of the container. */
  path: readonly string[];
  /** Its bytes, to be read before the next file, or why there are none. The stream fails with ExtractionError "corrupt". */
  content: { bytes: Readable } | { leftOut: LeftOutReason };
};

/**
 * Unpacks the files within a file, in a child process with its own memory and time limits. Throws ExtractionError with the
 * reason when it cannot be unpacked at all, or the signal's reason.
 */
export async function* unpack(
  { path, extension }: { path: string; extension: string },
  options: SandboxOptions,
): AsyncGenerator<ContainedFile> {
  const parser = findUnpacker(extension);
  if (parser === undefined) throw new ExtractionError("unsupported", extension);
  const events = runUnpacker({ parser, path, extension }, options);
  let [ordinal, total] = [0, 0];
  try {
    for (
      let event = await nextEvent(events);
      event.type !== "done";
      event = await nextEvent(events)
    ) {
      if (event.type === "files") total = event.total;
      else if (event.type === "left-out") {
        yield { ordinal: ordinal++, total, path: event.path, content: { leftOut: event.reason } };
      } else if (event.type === "file")
        yield* emitContent(events, { ordinal: ordinal++, total, path: event.path });
    }
  } finally {
    await events.return(undefined);
  }
}

async function* emitContent(
  events: AsyncIterator<UnpackEvent>,
  file: Omit<ContainedFile, "content">,
): AsyncGenerator<ContainedFile> {
  const state = { hasEnded: false };
  const pieces = readBytes(events, state);
  const bytes = Readable.from(pieces, { objectMode: false });
  // Whoever reads it gets the error; what nobody reads has none.
  bytes.on("error", () => {});
  yield { ...file, content: { bytes } };
  bytes.destroy();
  // It may wait for an event that it has asked for ahead.
  await pieces.return(undefined);
  while (!state.hasEnded) state.hasEnded = (await nextEvent(events)).type === "end";
}

async function* readBytes(
  events: AsyncIterator<UnpackEvent>,
  state: { hasEnded: boolean },
): AsyncGenerator<Buffer> {
  for (;;) {
    const event = await nextEvent(events);
    if (event.type === "bytes") {
      yield Buffer.from(event.base64, "base64");
      continue;
    }
    state.hasEnded = true;
    if (event.type === "end" && !event.damaged) return;
    throw new ExtractionError("corrupt", "damaged in its container");
  }
}

async function nextEvent(events: AsyncIterator<UnpackEvent>): Promise<UnpackEvent> {
  const next: IteratorResult<UnpackEvent, unknown> = await events.next();
  if (next.done === true) throw new ExtractionError("crashed", "the unpacker ended early");
  return next.value;
}
