import { sampleRate } from "./pcm.ts";
import { runFfmpeg } from "./run-ffmpeg.ts";
import type { SandboxOptions } from "../sandbox/job.ts";
import type { Ffmpeg } from "./find-ffmpeg.ts";

/**
 * Encodes samples as an .mp3 of 6,000 bytes a second, which every transcription server reads (not every one reads
 * Opus). The bit rate is constant and there is no header: a pipe cannot be rewound to write the length into it.
 */
export async function encodeMp3(
  { ffmpeg }: Ffmpeg,
  samples: Buffer,
  options: SandboxOptions,
): Promise<File> {
  const read = ["-hide_banner", "-loglevel", "error", "-protocol_whitelist", "pipe"];
  const format = ["-f", "s16le", "-ar", `${sampleRate}`, "-ac", "1", "-i", "pipe:0"];
  const write = ["-b:a", "48k", "-write_xing", "0", "-id3v2_version", "0", "-f", "mp3", "pipe:1"];
  const chunks: Buffer[] = [];
  for await (const chunk of runFfmpeg([ffmpeg, ...read, ...format, ...write], options, samples)) {
    chunks.push(chunk);
  }
  return new File([new Uint8Array(Buffer.concat(chunks))], "part.mp3", { type: "audio/mpeg" });
}
