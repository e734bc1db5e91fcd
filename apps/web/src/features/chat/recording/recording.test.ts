import { describe, expect, it } from "vitest";
import { startResampler } from "./resample.ts";
import { writeWav } from "./wav.ts";

/** A second of a tone, in blocks of uneven length. */
function* toneOf(hertz: number, rate: number) {
  const tone = Float32Array.from({ length: rate }, (_, at) =>
    Math.sin((2 * Math.PI * hertz * at) / rate),
  );
  for (
    let from = 0, step = 700;
    from < tone.length;
    from += step, step = step === 700 ? 2048 : 700
  ) {
    yield tone.subarray(from, from + step);
  }
}

function record(hertz: number, rate: number) {
  const resampler = startResampler(rate);
  const parts = Array.from(toneOf(hertz, rate), (block) => resampler.push(block));
  const samples = parts.flatMap((part) => [...part]);
  const loudest = samples.slice(200, -200).reduce((most, one) => Math.max(most, Math.abs(one)), 0);
  return { parts, length: samples.length, loudness: loudest / 0x7fff };
}

describe("recorded sound", () => {
  it.each([48_000, 44_100, 16_000])("of %i Hz becomes 16 kHz with all of its speech", (rate) => {
    const { length, loudness } = record(1_000, rate);
    expect(Math.abs(length - 16_000)).toBeLessThanOrEqual(2);
    expect(loudness).toBeGreaterThan(0.95);
    expect(loudness).toBeLessThanOrEqual(1.001);
  });

  it("keeps its pitch", () => {
    const { parts } = record(1_000, 44_100);
    const samples = parts.flatMap((part) => [...part]);
    const crossings = samples.filter((one, at) => one >= 0 && (samples[at - 1] ?? 0) < 0).length;
    expect(Math.abs(crossings - 1_000)).toBeLessThanOrEqual(3);
  });

  it("loses what would come back as noise", () => {
    expect(record(12_000, 48_000).loudness).toBeLessThan(0.02);
  });

  it("is sent as the WAV file the server takes", async () => {
    const file = writeWav([new Int16Array([1, -2]), new Int16Array([32767])]);
    expect([file.name, file.type, file.size]).toEqual(["recording.wav", "audio/wav", 50]);
    const view = new DataView(await file.arrayBuffer());
    const ascii = (at: number) =>
      String.fromCharCode(...Array.from({ length: 4 }, (_, letter) => view.getUint8(at + letter)));
    expect([ascii(0), ascii(8), ascii(12), ascii(36)]).toEqual(["RIFF", "WAVE", "fmt ", "data"]);
    expect({
      format: view.getUint16(20, true),
      channels: view.getUint16(22, true),
      rate: view.getUint32(24, true),
      bits: view.getUint16(34, true),
      data: view.getUint32(40, true),
      samples: [44, 46, 48].map((at) => view.getInt16(at, true)),
    }).toEqual({
      format: 1,
      channels: 1,
      rate: 16_000,
      bits: 16,
      data: 6,
      samples: [1, -2, 32767],
    });
  });
});
