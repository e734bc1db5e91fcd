import { speechRate } from "./resample.ts";

const headerLength = 44;

/** Builds the file that the server accepts: WAV, 16-bit PCM, mono, 16 kHz, with the expected name. */
export function writeWav(parts: readonly Int16Array[]): File {
  const bytes = 2 * parts.reduce((sum, part) => sum + part.length, 0);
  const file = new DataView(new ArrayBuffer(headerLength + bytes));
  writeHeader(file, bytes);
  let at = headerLength;
  for (const part of parts) {
    for (const sample of part) {
      file.setInt16(at, sample, true);
      at += 2;
    }
  }
  return new File([file.buffer], "recording.wav", { type: "audio/wav" });
}

function writeHeader(file: DataView, bytes: number): void {
  const name = (at: number, text: string) =>
    Array.from(text, (letter, index) => file.setUint8(at + index, letter.charCodeAt(0)));
  name(0, "RIFF");
  file.setUint32(4, headerLength - 8 + bytes, true);
  name(8, "WAVEfmt ");
  file.setUint32(16, 16, true);
  file.setUint16(20, 1, true); // PCM
  file.setUint16(22, 1, true); // channels
  file.setUint32(24, speechRate, true);
  file.setUint32(28, speechRate * 2, true);
  file.setUint16(32, 2, true);
  file.setUint16(34, 16, true);
  name(36, "data");
  file.setUint32(40, bytes, true);
}
