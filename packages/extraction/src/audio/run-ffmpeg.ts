import type { RecordingExtension } from "@footnote/contracts/file-types";
import { ExtractionError } from "../located-text.ts";
import { confine } from "../sandbox/command.ts";
import { startChild } from "../sandbox/start-child.ts";
import { supervise } from "../sandbox/supervise.ts";
import type { SandboxOptions } from "../sandbox/job.ts";
import type { SandboxedChild } from "../sandbox/start-child.ts";

/** The demuxer for each extension. ffmpeg never guesses, so no file can pass as a playlist of other files. */
const demuxers: Record<RecordingExtension, readonly string[]> = {
  ".mp3": ["-f", "mp3"],
  ".wav": ["-f", "wav"],
  // An .mp4 may refer to other files for its data.
  ".mp4": ["-f", "mov", "-enable_drefs", "0", "-use_absolute_path", "0"],
};

/** The options that make a program read a file as the type of its extension. They precede its other options. */
export function readingOptions(extension: RecordingExtension): string[] {
  const quiet = ["-hide_banner", "-loglevel", "error"];
  return [...quiet, "-protocol_whitelist", "file", ...demuxers[extension]];
}

/**
 * The output of ffmpeg or ffprobe, within the limits; `input` is its standard input. Throws ExtractionError:
 * "truncated" or "corrupt" when the program rejects the file.
 */
export async function* runFfmpeg(
  program: readonly string[],
  options: SandboxOptions,
  input?: Buffer,
): AsyncGenerator<Buffer> {
  options.signal?.throwIfAborted();
  const child = await startChild(await confine(program, options));
  if (input !== undefined) child.input.end(input);
  yield* supervise(child, options, readToEnd(child));
}

async function* readToEnd(child: SandboxedChild): AsyncGenerator<Buffer> {
  yield* child.output as AsyncIterable<Buffer>;
  const code = await child.exitCode();
  if (code === 0) return;
  const failure = await child.explainExit();
  if (code === null || failure.reason !== "crashed") throw failure;
  // It ended by itself because of its input.
  const detail = failure.detail ?? "";
  throw new ExtractionError(/moov atom not found/.test(detail) ? "truncated" : "corrupt", detail);
}
