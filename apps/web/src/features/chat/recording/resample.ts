/** The rate speech recognition is trained on. */
export const speechRate = 16_000;

/** The cutoff of the low-pass filter: frequencies above half the new rate would alias. */
const cutoff = 7_200;
const taps = 63;

export type Resampler = {
  /** Takes samples from -1 to 1 and returns the completed samples of the new rate as 16-bit integers. */
  push: (samples: Float32Array) => Int16Array;
};

/** Resamples a mono stream to 16 kHz: a windowed-sinc low-pass filter, then linear interpolation. */
export function startResampler(rate: number): Resampler {
  const filter = makeFilter(rate);
  const step = rate / speechRate;
  let waiting = new Float32Array(taps - 1);
  /** The position of the next output sample in `waiting`, between two input samples. */
  let position = 0;

  return {
    push(samples) {
      const all = new Float32Array(waiting.length + samples.length);
      all.set(waiting);
      all.set(samples, waiting.length);
      const usable = all.length - taps;
      const count = position > usable ? 0 : Math.floor((usable - position) / step) + 1;
      const made = new Int16Array(count);
      for (let at = 0; at < count; at += 1) {
        const offset = position + at * step;
        const before = Math.floor(offset);
        const part = offset - before;
        const here = filterAt(all, before, filter);
        const next =
          part === 0 || before + taps >= all.length ? here : filterAt(all, before + 1, filter);
        made[at] = toInteger(here + (next - here) * part);
      }
      const done = Math.min(Math.floor(position + count * step), all.length);
      position += count * step - done;
      waiting = all.slice(done);
      return made;
    },
  };
}

function filterAt(samples: Float32Array, from: number, filter: Float32Array): number {
  let sum = 0;
  for (let tap = 0; tap < taps; tap += 1) sum += (samples[from + tap] ?? 0) * (filter[tap] ?? 0);
  return sum;
}

/** A low-pass filter of 63 taps with a Hamming window and unity gain in the passband. */
function makeFilter(rate: number): Float32Array {
  const middle = (taps - 1) / 2;
  const edge = Math.min(0.5, cutoff / rate);
  const filter = Float32Array.from({ length: taps }, (_, tap) => {
    const x = tap - middle;
    const sinc = x === 0 ? 2 * edge : Math.sin(2 * Math.PI * edge * x) / (Math.PI * x);
    return sinc * (0.54 - 0.46 * Math.cos((2 * Math.PI * tap) / (taps - 1)));
  });
  const gain = filter.reduce((sum, value) => sum + value, 0);
  return filter.map((value) => value / gain);
}

function toInteger(sample: number): number {
  const bounded = Math.max(-1, Math.min(1, sample));
  return Math.round(bounded < 0 ? bounded * 0x8000 : bounded * 0x7fff);
}
