/** What the head of a .wav says about its sound. */
export type WavFormat = {
  channels: number;
  /** Samples of a channel in a second. */
  rate: number;
  /** Where the samples begin, counted from the first byte of the file. */
  dataAt: number;
  /** Bytes of sound as declared; undefined where the writer did not go back to fill it in. */
  dataBytes: number | undefined;
};

/** So much of a file is looked at for its head: chunks of notes may stand before the samples. */
export const wavHeadBytes = 64 * 1024;

const pcm = 1;
/** The format's number stands at the beginning of an identifier then. */
const extensible = 0xff_fe;
/** Programs that stream write nothing, or the most there can be: SoX somewhat less than the half of what ffmpeg writes. */
const leastUnknown = 0x7f_00_00_00;

/** Reads the head of a .wav with 16-bit PCM; undefined for anything else. */
export function readWavHead(head: Buffer): WavFormat | undefined {
  if (head.length < 12 || tag(head, 0) !== "RIFF" || tag(head, 8) !== "WAVE") return undefined;
  let format: { channels: number; rate: number } | undefined;
  for (let at = 12; at + 8 <= head.length;) {
    const size = head.readUInt32LE(at + 4);
    const body = at + 8;
    if (tag(head, at) === "fmt ") format = readFormat(head.subarray(body, body + size));
    if (tag(head, at) === "data") {
      const dataBytes = size === 0 || size >= leastUnknown ? undefined : size;
      return format && { ...format, dataAt: body, dataBytes };
    }
    at = body + size + (size % 2); // chunks begin at even places
  }
  return undefined;
}

/** How many seconds of sound a file has, or what is wrong with it. */
export function measureWav(
  { channels, rate, dataAt, dataBytes }: WavFormat,
  fileBytes: number,
): { seconds: number } | "damaged" | "empty" {
  const there = fileBytes - dataAt;
  if (dataBytes !== undefined && dataBytes > there) return "damaged";
  const bytes = dataBytes ?? there;
  const frame = channels * 2;
  if (bytes < frame) return "empty";
  return { seconds: bytes / frame / rate };
}

function readFormat(body: Buffer): { channels: number; rate: number } | undefined {
  if (body.length < 16) return undefined;
  const [coding, channels, rate] = [
    body.readUInt16LE(0),
    body.readUInt16LE(2),
    body.readUInt32LE(4),
  ];
  const bits = body.readUInt16LE(14);
  const real = coding === extensible && body.length >= 26 ? body.readUInt16LE(24) : coding;
  const listenable = channels >= 1 && channels <= 8 && rate >= 8_000 && rate <= 192_000;
  const consistent = body.readUInt16LE(12) === channels * 2;
  return real === pcm && bits === 16 && listenable && consistent ? { channels, rate } : undefined;
}

function tag(bytes: Buffer, at: number): string {
  return bytes.toString("latin1", at, at + 4);
}
