/** Samples are 16-bit, little-endian, one channel: what speech recognition listens to. */
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

/** Loudness of each 20 ms: the root of the mean square, 0 to 32,768. A rest shorter than that is left out. */
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

/** Whether nothing at all can be heard. Speech recognition invents words where nothing is said. */
export function isSilent(samples: Buffer): boolean {
  return measureLoudness(samples).every((loudness) => loudness < audible);
}
