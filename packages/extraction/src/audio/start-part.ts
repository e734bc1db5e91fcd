import {
  BufferTarget,
  EncodedAudioPacketSource,
  Mp3OutputFormat,
  Mp4OutputFormat,
  Output,
  WavOutputFormat,
} from "mediabunny";
import { ExtractionError } from "../located-text.ts";
import { isSilent } from "./pcm.ts";
import type { AudioCodec, EncodedPacket, InputAudioTrack, OutputFormat } from "mediabunny";

/** A part that still accepts packets. */
export type OpenPart = {
  readonly name: string;
  readonly mimeType: string;
  readonly from: number;
  /** The end of the last packet. */
  readonly to: number;
  readonly bytes: number;
  /** False for packets that are known to be silent without decoding them. */
  readonly audible: boolean;
  add(packet: EncodedPacket): Promise<void>;
  finish(): Promise<Uint8Array>;
};

/** Starts a file in memory for the track's packets, whose first one begins at `start` seconds. */
export async function startPart(track: InputAudioTrack, start: number): Promise<OpenPart> {
  const codec = await track.getCodec();
  const decoderConfig = await track.getDecoderConfig();
  const { format, name, mimeType } = chooseFormat(codec);
  if (codec === null || decoderConfig === null || !format.getSupportedCodecs().includes(codec)) {
    throw new ExtractionError("unsupported", `audio codec ${codec ?? "unknown"}`);
  }
  const target = new BufferTarget();
  const output = new Output({ format, target });
  const source = new EncodedAudioPacketSource(codec);
  output.addAudioTrack(source);
  await output.start();
  let [to, bytes, audible] = [start, 0, codec !== "pcm-s16"];
  return {
    name,
    mimeType,
    from: Math.max(0, start),
    get to() {
      return to;
    },
    get bytes() {
      return bytes;
    },
    get audible() {
      return audible;
    },
    async add(packet) {
      audible ||= !isSilent(Buffer.from(packet.data));
      to = packet.timestamp + packet.duration;
      bytes += packet.byteLength;
      const timestamp = Math.max(0, packet.timestamp - start);
      await source.add(packet.clone({ timestamp }), { decoderConfig });
    },
    async finish() {
      await output.finalize();
      return new Uint8Array(target.buffer ?? new ArrayBuffer());
    },
  };
}

function chooseFormat(codec: AudioCodec | null): {
  format: OutputFormat;
  name: string;
  mimeType: string;
} {
  if (codec === "mp3") {
    const format = new Mp3OutputFormat({ xingHeader: false });
    return { format, name: "part.mp3", mimeType: "audio/mpeg" };
  }
  const format = new WavOutputFormat();
  if (codec !== null && format.getSupportedCodecs().includes(codec)) {
    return { format, name: "part.wav", mimeType: "audio/wav" };
  }
  return { format: new Mp4OutputFormat(), name: "part.m4a", mimeType: "audio/mp4" };
}
