import { ExtractionError } from "../located-text.ts";
import type { SandboxOptions } from "../sandbox/job.ts";

/** A piece of a recording as it is sent to a transcription model: small, and held in memory only. */
export type AudioPart = {
  /** With the name and the type that tell a provider its format. */
  file: File;
  /** Seconds from the recording's start. */
  from: number;
  to: number;
  /** Length of the recording in seconds, as far as it is known. */
  total: number;
};

export type AudioOptions = SandboxOptions & {
  /** The ffmpeg program: "" looks for one in PATH, "none" does without. */
  ffmpegPath?: string;
};

/**
 * Seconds. Far below what any provider takes at once; and since some models tell no times within what they hear, also
 * the coarsest place that a citation may get.
 */
export const longestPart = 120;

/** Seconds. What claims to be longer than a day is made to fill disks. */
export const longestRecording = 24 * 60 * 60;

/**
 * Throws "truncated" where much less is heard than the file says it holds: an .mp4 that begins with its index plays up to
 * where a download broke off. The other formats tell their length less reliably than that, or not at all.
 */
export function requireWhole(extension: string, decodedSeconds: number, length: number): void {
  const missing = length - decodedSeconds;
  if (extension === ".mp4" && missing > Math.max(10, length * 0.1)) {
    throw new ExtractionError("truncated", `${decodedSeconds} of ${length} seconds`);
  }
}
