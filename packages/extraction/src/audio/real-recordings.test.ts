import { existsSync, readFileSync } from "node:fs";
import { extname } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { hasFfmpeg } from "../fixtures/make-recording.ts";
import { ExtractionError, extractionFailures } from "../located-text.ts";
import { prepareAudio } from "./prepare-audio.ts";
import { isRecording } from "./recognise.ts";
import type { AudioPart } from "./audio-part.ts";

type Entry = { file: string; outcome?: string; seconds?: string };

// Real recordings of other authors, for measuring only; a fresh clone does not have them.
const corpus = fileURLToPath(new URL("../../../../../shared/data/documents/", import.meta.url));
const present = existsSync(corpus);
const note = present ? "" : " (skipped: ../shared/data/documents is absent)";

describe.skipIf(!present).each(hasFfmpeg ? ["", "none"] : ["none"])(
  `real recordings, with ffmpeg at '%s'${note}`,
  (ffmpegPath) => {
    it.each(entries("good"))("are prepared whole: $file", async ({ file, seconds }) => {
      const { parts, reason } = await prepare(`good/${file}`, ffmpegPath);
      const end = parts.at(-1)?.to ?? 0;
      const missing = Math.abs(end - Number(seconds ?? end));
      expect([reason, end > 0, missing < 0.1]).toEqual(["none", true, true]);
    });

    it.each(entries("bad"))("end well when broken: $file ($outcome)", async (entry) => {
      const { parts, reason } = await prepare(`bad/${entry.file}`, ffmpegPath);
      const refusals = extractionFailures.filter((one) => one !== "crashed");
      expect(entry.outcome === "reject" ? refusals : ["none", ...refusals]).toContain(reason);
      expect(parts.slice(0, entry.outcome === "empty-text" ? 1 : 0)).toEqual([]);
    });
  },
);

function entries(folder: "good" | "bad"): Entry[] {
  if (!present) return [];
  const all = JSON.parse(readFileSync(`${corpus}${folder}/manifest.json`, "utf8")) as Entry[];
  return all.filter(({ file }) => isRecording(extname(file)));
}

async function prepare(file: string, ffmpegPath: string) {
  const parts: AudioPart[] = [];
  const input = { path: corpus + file, extension: extname(file) };
  const limits = { timeoutMs: 30_000, memoryMb: 512, ffmpegPath };
  try {
    for await (const part of prepareAudio(input, limits)) parts.push(part);
  } catch (error) {
    if (!(error instanceof ExtractionError)) throw error;
    return { parts, reason: error.reason };
  }
  return { parts, reason: "none" };
}
