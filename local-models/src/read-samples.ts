import { spawn } from "node:child_process";
import { buffer } from "node:stream/consumers";

/** A recording that cannot be listened to; the message is for the caller. */
export class Unreadable extends Error {
  override readonly name = "Unreadable";
}

const longestSeconds = 600;

/** A recording's sound as samples of 16 kHz, one channel. Anything but a plain .wav of that kind needs ffmpeg. */
export async function readSamples(recording: Buffer, ffmpeg: string): Promise<Float32Array> {
  return readPlainWav(recording) ?? (await decode(recording, ffmpeg));
}

/** 16 bits, 16 kHz, one channel; undefined for all others. */
function readPlainWav(bytes: Buffer): Float32Array | undefined {
  if (bytes.toString("latin1", 0, 4) !== "RIFF" || bytes.toString("latin1", 8, 12) !== "WAVE")
    return undefined;
  let plain = false;
  for (let at = 12; at + 8 <= bytes.length;) {
    const [kind, size, from] = [
      bytes.toString("latin1", at, at + 4),
      bytes.readUInt32LE(at + 4),
      at + 8,
    ];
    if (kind === "fmt " && from + 16 <= bytes.length) {
      plain = bytes.readUInt16LE(from) === 1 && bytes.readUInt16LE(from + 2) === 1;
      plain &&= bytes.readUInt32LE(from + 4) === 16_000 && bytes.readUInt16LE(from + 14) === 16;
    }
    if (kind === "data") return plain ? toFloats(bytes.subarray(from, from + size)) : undefined;
    at = from + size + (size % 2);
  }
  return undefined;
}

function toFloats(bytes: Buffer): Float32Array {
  const samples = new Float32Array(Math.floor(bytes.length / 2));
  for (let at = 0; at < samples.length; at += 1) samples[at] = bytes.readInt16LE(at * 2) / 32_768;
  return samples;
}

async function decode(recording: Buffer, ffmpeg: string): Promise<Float32Array> {
  const quiet = ["-hide_banner", "-loglevel", "error", "-protocol_whitelist", "pipe"];
  const write = ["-t", `${longestSeconds}`, "-ac", "1", "-ar", "16000", "-f", "f32le", "pipe:1"];
  const child = spawn(ffmpeg, [...quiet, "-i", "pipe:0", ...write], {
    stdio: ["pipe", "pipe", "ignore"],
  });
  const ended = new Promise<number | null>((resolve, reject) => {
    child.once("error", reject).once("close", resolve);
  });
  // A program that stops reading early has its reason: its exit code says which.
  child.stdin.on("error", () => undefined).end(recording);
  const [sound, code] = await Promise.all([buffer(child.stdout), ended]).catch((error: unknown) => {
    throw new Unreadable("ffmpeg is needed to read this recording and cannot be started", {
      cause: error,
    });
  });
  if (code !== 0) throw new Unreadable("The recording cannot be decoded");
  const whole = sound.subarray(0, sound.length - (sound.length % 4));
  return new Float32Array(new Uint8Array(whole).buffer);
}
