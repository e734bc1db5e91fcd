/** The sandboxed process that splits a recording without decoding it. Started by repackage.ts only. */
import { EncodedPacketSink, FilePathSource, Input, MP3, MP4, QTFF, WAVE } from "mediabunny";
import { ExtractionError } from "../located-text.ts";
import { denyNetwork } from "../sandbox/deny-network.ts";
import { nameFailure } from "../sandbox/name-failure.ts";
import { longestPart, longestRecording, requireWhole } from "./audio-part.ts";
import { mostPartBytes, send } from "./messages.ts";
import { startPart } from "./start-part.ts";
import type { InputAudioTrack } from "mediabunny";
import type { OpenPart } from "./start-part.ts";

/** Leaves room for the container around the sound. */
const mostBytes = mostPartBytes - 1024 * 1024;

denyNetwork();
// The parent holds the other end: when it dies, so does this process.
process.stdin.resume().once("close", () => process.exit(1));

const [path = "", extension = ""] = process.argv.slice(2);
try {
  const track = await openTrack();
  await repackage(track);
  await send(process.stdout, { type: "done" });
} catch (error) {
  await send(process.stdout, { type: "failed", ...nameMediaFailure(error) });
}
process.stdout.end(() => process.exit(0));

async function openTrack(): Promise<InputAudioTrack> {
  const source = new FilePathSource(path, { maxCacheSize: 4 * 1024 * 1024 });
  const input = new Input({ source, formats: [MP4, QTFF, MP3, WAVE] });
  if ((await input.getTracks()).length === 0) throw new ExtractionError("corrupt", "no tracks");
  const track = await input.getPrimaryAudioTrack();
  if (track === null) throw new ExtractionError("no_text", "no audio track");
  return track;
}

async function repackage(track: InputAudioTrack): Promise<void> {
  const total = await track.getDurationFromMetadata().then((seconds) => seconds ?? 0);
  let part: OpenPart | undefined;
  const finish = async (open: OpenPart) => {
    const { from, to, name, mimeType } = open;
    const bytes = await open.finish();
    const description = {
      type: "part" as const,
      name,
      mimeType,
      from,
      to,
      total: Math.max(total, to),
    };
    if (open.audible) await send(process.stdout, description, bytes);
  };
  for await (const packet of new EncodedPacketSink(track).packets()) {
    const end = packet.timestamp + packet.duration;
    if (end > longestRecording) throw new ExtractionError("too_large_unpacked", "over a day");
    if (end <= 0) continue; // an encoder's padding before the sound
    const full =
      part !== undefined &&
      (end - part.from > longestPart || part.bytes + packet.byteLength > mostBytes);
    if (part !== undefined && full) await finish(part);
    if (part === undefined || full) part = await startPart(track, packet.timestamp);
    await part.add(packet);
  }
  if (part === undefined) throw new ExtractionError("no_text", "no sound in the audio track");
  await finish(part);
  requireWhole(extension, part.to, total);
}

/** The library throws plain errors for damaged files. */
function nameMediaFailure(error: unknown) {
  const failure = nameFailure(error);
  return failure.reason === "crashed" ? { ...failure, reason: "corrupt" as const } : failure;
}
