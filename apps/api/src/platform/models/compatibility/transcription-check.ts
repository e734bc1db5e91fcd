import { openTranscriptionModel } from "../openai-transcription.ts";
import { type Check, openAccess } from "./check.ts";

const rate = 16_000;
const seconds = 2;

export const transcriptionCheck: Check = {
  name: "transcription",
  role: "transcription",
  async run(tried) {
    const listener = openTranscriptionModel(openAccess(tried, 1));
    await listener.transcribe(makeTone(), tried.signal);
    // What a model makes of a tone says nothing of it: any transcript will do, an empty one too.
    return { outcome: "works", detail: "transcribed" };
  },
};

/** A .wav of 16 bits with a quiet tone: providers refuse recordings that are too short or empty. */
export function makeTone(): { file: File; seconds: number } {
  const samples = rate * seconds;
  const bytes = Buffer.alloc(44 + samples * 2);
  bytes.write("RIFF", 0, "latin1");
  bytes.writeUInt32LE(36 + samples * 2, 4);
  bytes.write("WAVEfmt ", 8, "latin1");
  bytes.writeUInt32LE(16, 16);
  bytes.writeUInt16LE(1, 20);
  bytes.writeUInt16LE(1, 22);
  bytes.writeUInt32LE(rate, 24);
  bytes.writeUInt32LE(rate * 2, 28);
  bytes.writeUInt16LE(2, 32);
  bytes.writeUInt16LE(16, 34);
  bytes.write("data", 36, "latin1");
  bytes.writeUInt32LE(samples * 2, 40);
  for (let at = 0; at < samples; at += 1) {
    const value = Math.sin((2 * Math.PI * 440 * at) / rate) * 2_000;
    bytes.writeInt16LE(Math.round(value), 44 + at * 2);
  }
  return { file: new File([bytes], "tone.wav", { type: "audio/wav" }), seconds };
}
