import { ExtractionError } from "../located-text.ts";
import type { SandboxOptions } from "../sandbox/job.ts";

/** A piece of a recording as it is sent to a transcription model: small, and held in memory only. */
export type AudioPart = {
  /** With a name and a type by which a provider recognises its format. */
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
 * Seconds. Far below what any provider accepts. Some models report no times, so this is also the coarsest anchor of a
 * citation.
 */
export const longestPart = 120;

/** Seconds. A recording of more than a day is made to fill disks. */
export const longestRecording = 24 * 60 * 60;

/**
 * Throws "truncated" where the sound is much shorter than the file states: an .mp4 that begins with its index plays up
 * to where a download ended. The lengths that other formats state are less reliable.
 */
export function requireWhole(extension: string, decodedSeconds: number, length: number): void {
  const missing = length - decodedSeconds;
  if (extension === ".mp4" && missing > Math.max(10, length * 0.1)) {
    throw new ExtractionError("truncated", `${decodedSeconds} of ${length} seconds`);
  }
}
