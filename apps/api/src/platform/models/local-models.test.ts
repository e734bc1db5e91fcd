import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { makeTinyModels } from "../../../../../local-models/src/test/tiny-models.ts";
import { openLog } from "../log.ts";
import { type LocalModels, openLocalModels } from "./local-models.ts";
import { hasLocalModels } from "./local-server.ts";

// On CI a missing installation is a failure and not a skip.
const skipped = !hasLocalModels && process.env["CI"] !== "true";
const reason = skipped ? " (skipped: `npm run local-models` was not run)" : "";

describe.skipIf(skipped)(`models on this machine${reason}`, () => {
  let folder = "";
  let local: LocalModels;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "footnote-models-"));
    const { embedder, listener } = await makeTinyModels(folder);
    const config = {
      embedding: `local:${embedder}`,
      transcription: `local:${listener}`,
      folder,
      download: false,
      precision: "q8" as const,
      ffmpegPath: "",
      timeoutMs: 60_000,
    };
    local = await openLocalModels(config, openLog({ logLevel: "silent" }));
  });
  afterAll(async () => {
    await local.stop();
    await rm(folder, { recursive: true });
  });

  it("give vectors that are near for what means the same", async () => {
    const { embedding } = local.models;
    const texts = ["the ferry", "boat", "tax", ...Array.from({ length: 30 }, () => "ferry")];
    const [ferry = [], boat = [], tax = [], ...more] = (await embedding?.embed(texts)) ?? [];
    const likeness = (a: number[], b: number[]) =>
      a.reduce((sum, x, at) => sum + x * (b[at] ?? 0), 0);
    expect(Math.hypot(...ferry)).toBeCloseTo(1);
    expect(likeness(ferry, boat)).toBeGreaterThan(0.9);
    expect(likeness(ferry, tax)).toBeLessThan(0.3);
    expect(more).toHaveLength(30);
  });

  it("write down what is said, with its times", async () => {
    const said = await local.models.transcription?.transcribe({
      file: recordSilence(3),
      seconds: 3,
    });
    expect(said).toEqual([{ from: 0, to: 2, text: "the ferry sails" }]);
  });

  it("fail by name for a model that is not there and for a recording that is none", async () => {
    const config = {
      embedding: "local:tiny/absent",
      transcription: undefined,
      folder,
      download: false,
      precision: "q8" as const,
      ffmpegPath: "",
      timeoutMs: 60_000,
    };
    const other = await openLocalModels(config, openLog({ logLevel: "silent" }));
    try {
      await expect(other.models.embedding?.embed(["x"])).rejects.toThrow(
        "status 404, code model_not_found, parameter tiny/absent",
      );
    } finally {
      await other.stop();
    }
    const file = new File(["no sound"], "part.mp3", { type: "audio/mpeg" });
    const transcript = local.models.transcription?.transcribe({ file, seconds: 1 });
    await expect(transcript).rejects.toThrow("code recording_unreadable");
  });
});

/** A .wav of 16 bits and 16 kHz. */
function recordSilence(seconds: number): File {
  const data = seconds * 32_000;
  const header = Buffer.alloc(44);
  header.write("RIFF", 0, "latin1");
  header.writeUInt32LE(36 + data, 4);
  header.write("WAVEfmt ", 8, "latin1");
  header.writeUInt32LE(16, 16);
  header.writeUInt16LE(1, 20);
  header.writeUInt16LE(1, 22);
  header.writeUInt32LE(16_000, 24);
  header.writeUInt32LE(32_000, 28);
  header.writeUInt16LE(2, 32);
  header.writeUInt16LE(16, 34);
  header.write("data", 36, "latin1");
  header.writeUInt32LE(data, 40);
  return new File([header, Buffer.alloc(data)], "recording.wav", { type: "audio/wav" });
}
