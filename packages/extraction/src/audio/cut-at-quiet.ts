import { longestPart } from "./audio-part.ts";
import { bytesOf, measureLoudness, secondsOf } from "./pcm.ts";

export type Cut = {
  samples: Buffer;
  /** Seconds from the start. */
  from: number;
  to: number;
};

/** Seconds at the end of a part that are searched for a pause, and the length of that pause. */
const searched = 30;
const pause = 0.3;

/** Cuts a stream of samples into parts of at most `longestPart` seconds, each at the quietest pause. */
export async function* cutAtQuiet(stream: AsyncIterable<Buffer>): AsyncGenerator<Cut> {
  const longest = bytesOf(longestPart);
  let held: Buffer[] = [];
  let [bytes, before] = [0, 0];
  const cut = (samples: Buffer): Cut => {
    const from = secondsOf(before);
    before += samples.length;
    return { samples, from, to: secondsOf(before) };
  };
  for await (const chunk of stream) {
    held.push(chunk);
    bytes += chunk.length;
    while (bytes > longest) {
      const all = Buffer.concat(held);
      const end = findQuiet(all.subarray(0, longest));
      yield cut(all.subarray(0, end));
      held = [all.subarray(end)];
      bytes -= end;
    }
  }
  const rest = Buffer.concat(held);
  if (bytes > 1) yield cut(rest.subarray(0, bytes - (bytes % 2)));
}

/** The byte in the middle of the quietest pause of the samples' last seconds. */
function findQuiet(samples: Buffer): number {
  const start = samples.length - bytesOf(searched);
  const loudness = measureLoudness(samples.subarray(start));
  const frames = Math.round(pause / 0.02);
  let sum = 0;
  let [quietest, at] = [Infinity, 0];
  for (const [frame, value] of loudness.entries()) {
    sum += value - (loudness[frame - frames] ?? 0);
    // Floating-point noise must not make one silence quieter than another.
    const rounded = Math.round(sum);
    if (frame >= frames - 1 && rounded < quietest) [quietest, at] = [rounded, frame - frames + 1];
  }
  return start + bytesOf(at * 0.02 + pause / 2);
}
