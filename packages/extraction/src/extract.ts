import { findParser } from "./formats.ts";
import { ExtractionError } from "./located-text.ts";
import { runSandboxed } from "./sandbox/run.ts";
import type { ExtractionEvent } from "./extraction-event.ts";
import type { SandboxOptions } from "./sandbox/run.ts";

export type { ExtractionEvent } from "./extraction-event.ts";
export { supportedExtensions } from "./formats.ts";

/**
 * Reads the file with its extension's parser, in a child process with its own memory and time limits.
 * Events come as they are found; the last is "done". Throws ExtractionError with the reason; when the
 * signal aborts, kills the child's whole process group and throws the signal's reason.
 */
export async function* extract(
  input: { path: string; extension: string },
  options: SandboxOptions,
): AsyncIterable<ExtractionEvent> {
  const extension = input.extension.toLowerCase();
  const parser = findParser(extension);
  if (parser === undefined) throw new ExtractionError("unsupported", extension);
  yield* runSandboxed({ parser, path: input.path, extension }, options);
}
