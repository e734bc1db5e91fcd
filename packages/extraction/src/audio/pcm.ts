/** Samples are 16-bit, little-endian, one channel: the input of speech recognition. */
export const sampleRate = 16_000;
export const sampleBytes = 2;

/** Bytes of this many seconds, in whole samples. */
export function bytesOf(seconds: number): number {
  return Math.round(seconds * sampleRate) * sampleBytes;
}

export function secondsOf(bytes: number): number {
  return bytes / sampleBytes / sampleRate;
}

const frameBytes = bytesOf(0.02);

/** Loudness of each 20 ms: the root of the mean square, 0 to 32,768. A shorter rest is left out. */
export function measureLoudness(samples: Buffer): number[] {
  const frames = Math.floor(samples.length / frameBytes);
  return Array.from({ length: frames }, (_, frame) => {
    let squares = 0;
    for (let at = frame * frameBytes; at < (frame + 1) * frameBytes; at += sampleBytes) {
      squares += samples.readInt16LE(at) ** 2;
    }
    return Math.sqrt((squares * sampleBytes) / frameBytes);
  });
}

/** 70 dB below full scale: the noise of a switched-off microphone is louder. */
const audible = 10;

/** Whether the samples are silent. Speech recognition invents words for silence. */
export function isSilent(samples: Buffer): boolean {
  return measureLoudness(samples).every((loudness) => loudness < audible);
}
