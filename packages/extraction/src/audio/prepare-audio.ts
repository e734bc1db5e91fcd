import { requireWhole } from "./audio-part.ts";
import { cutAtQuiet } from "./cut-at-quiet.ts";
import { decode, probe } from "./decode.ts";
import { encodeMp3 } from "./encode.ts";
import { findFfmpeg } from "./find-ffmpeg.ts";
import { isSilent } from "./pcm.ts";
import { requireRecording } from "./recognise.ts";
import { repackage } from "./repackage.ts";
import type { AudioOptions, AudioPart } from "./audio-part.ts";
import type { RecordingFile } from "./decode.ts";
import type { Ffmpeg } from "./find-ffmpeg.ts";

export type { AudioOptions, AudioPart } from "./audio-part.ts";

/**
 * The sound of a recording in parts that any transcription model accepts, in order, one at a time in memory. With
 * ffmpeg: mono at 16 kHz, cut where it is quiet and without silent parts. Without it: as recorded, cut by time. Throws
 * ExtractionError ("no_text" for a video without sound); when the signal aborts, its reason. The limits apply to each
 * program that is started; the time that a consumer takes for a part does not count.
 */
export async function* prepareAudio(
  input: { path: string; extension: string },
  options: AudioOptions,
): AsyncGenerator<AudioPart> {
  options.signal?.throwIfAborted();
  const extension = await requireRecording(input.path, input.extension.toLowerCase());
  const ffmpeg = await findFfmpeg(options.ffmpegPath ?? "");
  if (ffmpeg) yield* reencode(ffmpeg, { ...input, extension }, options);
  else yield* repackage({ ...input, extension }, options);
}

async function* reencode(
  ffmpeg: Ffmpeg,
  input: RecordingFile,
  options: AudioOptions,
): AsyncGenerator<AudioPart> {
  const length = await probe(ffmpeg, input, options);
  let decodedSeconds = 0;
  for await (const { samples, from, to } of cutAtQuiet(decode(ffmpeg, input, options))) {
    decodedSeconds = to;
    if (isSilent(samples)) continue;
    const file = await encodeMp3(ffmpeg, samples, options);
    yield { file, from, to, total: Math.max(length, to) };
  }
  requireWhole(input.extension, decodedSeconds, length);
}
