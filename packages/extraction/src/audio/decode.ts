import type { RecordingExtension } from "@footnote/contracts/file-types";
import { z } from "zod";
import { ExtractionError } from "../located-text.ts";
import { longestRecording } from "./audio-part.ts";
import { sampleBytes, sampleRate } from "./pcm.ts";
import { readingOptions, runFfmpeg } from "./run-ffmpeg.ts";
import type { SandboxOptions } from "../sandbox/job.ts";
import type { Ffmpeg } from "./find-ffmpeg.ts";

export type RecordingFile = { path: string; extension: RecordingExtension };

const probed = z.object({
  streams: z.array(z.object({ duration: z.coerce.number().optional().catch(undefined) })),
});

/** Length in seconds of the sound in a file, 0 when the file does not state it. Throws "no_text" when there is none. */
export async function probe(
  { ffprobe }: Ffmpeg,
  { path, extension }: RecordingFile,
  options: SandboxOptions,
): Promise<number> {
  const ask = ["-select_streams", "a", "-show_entries", "stream=duration", "-of", "json"];
  const command = [ffprobe, ...readingOptions(extension), ...ask, "-i", `file:${path}`];
  let output = "";
  for await (const chunk of runFfmpeg(command, options)) output += chunk.toString("latin1");
  const [stream] = probed.parse(JSON.parse(output)).streams;
  if (stream === undefined) throw new ExtractionError("no_text", "no audio track");
  return Math.max(0, stream.duration ?? 0);
}

/** The first audio track as mono samples. Throws "too_large_unpacked" beyond a day of sound. */
export async function* decode(
  { ffmpeg }: Ffmpeg,
  { path, extension }: RecordingFile,
  options: SandboxOptions,
): AsyncGenerator<Buffer> {
  const read = ["-nostdin", ...readingOptions(extension), "-threads", "1", "-i", `file:${path}`];
  // A track may begin late or pause: silence in its place keeps the file's times.
  const filter = ["-map", "0:a:0", "-af", "aresample=async=1:first_pts=0"];
  const write = ["-ac", "1", "-ar", `${sampleRate}`, "-f", "s16le", "pipe:1"];
  let left = longestRecording * sampleRate * sampleBytes;
  for await (const chunk of runFfmpeg([ffmpeg, ...read, ...filter, ...write], options)) {
    left -= chunk.length;
    if (left < 0) throw new ExtractionError("too_large_unpacked", "longer than a day");
    yield chunk;
  }
}
