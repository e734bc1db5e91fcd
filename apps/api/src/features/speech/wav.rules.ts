/** The format of the samples of a .wav file. */
export type WavFormat = {
  channels: number;
  /** Samples per second and channel. */
  rate: number;
  /** Byte offset of the samples in the file. */
  dataAt: number;
  /** Declared bytes of samples; undefined where the writer did not fill it in. */
  dataBytes: number | undefined;
};

/** The header is searched in this many bytes, since chunks of notes can precede the samples. */
export const wavHeadBytes = 64 * 1024;

const pcm = 1;
/** WAVE_FORMAT_EXTENSIBLE: the format's number is the start of an identifier further on. */
const extensible = 0xff_fe;
/** Streaming programs declare 0 or a very large size: ffmpeg the largest possible one, SoX slightly less than half of it. */
const leastUnknown = 0x7f_00_00_00;

/** Parses the header of a .wav file with 16-bit PCM; undefined for anything else. */
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
    at = body + size + (size % 2); // chunks start at even offsets
  }
  return undefined;
}

/** Returns the duration of a file in seconds, or what is wrong with it. */
export function measureWav(
  { channels, rate, dataAt, dataBytes }: WavFormat,
  fileBytes: number,
): { seconds: number } | "damaged" | "empty" {
  const available = fileBytes - dataAt;
  if (dataBytes !== undefined && dataBytes > available) return "damaged";
  const bytes = dataBytes ?? available;
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
