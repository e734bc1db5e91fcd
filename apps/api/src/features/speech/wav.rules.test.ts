import { makeWav } from "@footnote/extraction/fixtures/make-recording";
import { describe, expect, it } from "vitest";
import { measureWav, readWavHead } from "./wav.rules.ts";

const second = makeWav([{ seconds: 1, hertz: 440 }]);

/** Returns a copy of the recording with a changed header. */
function changed(write: (bytes: Buffer) => unknown): Buffer {
  const copy = Buffer.from(second);
  write(copy);
  return copy;
}

function measure(bytes: Buffer) {
  const format = readWavHead(bytes);
  return format && measureWav(format, bytes.length);
}

/** The recording with a chunk of notes before the samples. */
const annotated = Buffer.concat([
  second.subarray(0, 36),
  Buffer.from("LIST\u0003\0\0\0abc\0", "latin1"),
  second.subarray(36),
]);
/** WAVE_FORMAT_EXTENSIBLE, as some recorders write it. */
const extensible = Buffer.concat([
  second.subarray(0, 16),
  Buffer.from([40, 0, 0, 0, 0xfe, 0xff, 1, 0, 0x80, 0x3e, 0, 0, 0, 0x7d, 0, 0, 2, 0, 16, 0]),
  Buffer.from([
    22, 0, 16, 0, 4, 0, 0, 0, 1, 0, 0, 0, 0, 0, 16, 0, 0x80, 0, 0, 0xaa, 0, 0x38, 0x9b, 0x71,
  ]),
  second.subarray(36),
]);

describe("a .wav", () => {
  it.each<[string, Buffer]>([
    ["as recorders write it", second],
    ["with notes before the samples", annotated],
    ["of the extensible kind", extensible],
    ["whose length was never filled in", changed((b) => b.writeUInt32LE(0xff_ff_ff_ff, 40))],
    ["whose length SoX made up", changed((b) => b.writeUInt32LE(0x7f_ff_f0_00, 40))],
    ["with a wrong length of its own", changed((b) => b.writeUInt32LE(7, 4))],
    ["with a length of 0 and samples behind it", changed((b) => b.writeUInt32LE(0, 40))],
  ])("%s lasts a second", (_, bytes) => {
    expect(measure(bytes)).toEqual({ seconds: 1 });
  });

  it.each<[string, Buffer, unknown]>([
    ["no RIFF", changed((b) => b.write("RIFX", 0)), undefined],
    ["no WAVE", changed((b) => b.write("AVI ", 8)), undefined],
    ["compressed", changed((b) => b.writeUInt16LE(85, 20)), undefined],
    ["8 bits", changed((b) => b.writeUInt16LE(8, 34)), undefined],
    ["no channel", changed((b) => b.writeUInt16LE(0, 22)), undefined],
    ["an impossible rate", changed((b) => b.writeUInt32LE(1, 24)), undefined],
    ["a frame of another size", changed((b) => b.writeUInt16LE(3, 32)), undefined],
    ["without samples' chunk", second.subarray(0, 36), undefined],
    ["cut off", second.subarray(0, 20_000), "damaged"],
    ["without any sample", changed((b) => b.writeUInt32LE(0, 40)).subarray(0, 44), "empty"],
    ["a text", Buffer.from("RIFF? What is that?"), undefined],
    ["nothing", Buffer.alloc(0), undefined],
    [
      "chunks that reach beyond the end",
      changed((b) => b.writeUInt32LE(0xff_ff_ff_f0, 16)),
      undefined,
    ],
  ])("is refused: %s", (_, bytes, outcome) => {
    expect(measure(bytes)).toEqual(outcome);
  });
});
