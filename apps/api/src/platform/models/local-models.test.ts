import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { makeTinyModels } from "../../../../../local-models/src/test/tiny-models.ts";
import { openLog } from "../log.ts";
import { type LocalModels, openLocalModels } from "./local-models.ts";
import { hasLocalModels } from "./local-server.ts";

type Config = NonNullable<Parameters<typeof openLocalModels>[0]>;

const noModels: Omit<Config, "folder"> = {
  embedding: undefined,
  transcription: undefined,
  reranker: undefined,
  judge: undefined,
  download: false,
  precision: "q8",
  ffmpegPath: "",
  timeoutMs: 60_000,
};

// On CI a missing installation is a failure and not a skip.
const skipped = !hasLocalModels() && process.env["CI"] !== "true";
const reason = skipped ? " (skipped: `npm run local-models` was not run)" : "";

describe.skipIf(skipped)(`models on this machine${reason}`, () => {
  let folder = "";
  let local: LocalModels;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "footnote-models-"));
    const { embedder, listener, reranker, judge } = await makeTinyModels(folder);
    local = await open({
      embedding: `local:${embedder}`,
      transcription: `local:${listener}`,
      reranker: { model: `local:${reranker}`, timeoutMs: 60_000 },
      judge: { model: `local:${judge}`, timeoutMs: 60_000 },
    });
  });
  const open = (models: Partial<Omit<Config, "folder">>) =>
    openLocalModels({ ...noModels, ...models, folder }, openLog({ logLevel: "silent" }));
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

  it("score passages by what they say about a query, wherever in them it is said", async () => {
    const late = `${"The the the. ".repeat(20)}The ferry.`;
    const scores = await local.models.reranker?.score("the ferry", ["tax", "the boat", late]);
    const [tax = 1, boat = 0, after = 0] = scores ?? [];
    expect(boat).toBeGreaterThan(tax);
    expect(after).toBeGreaterThan(tax);
    expect(await local.models.reranker?.score("the ferry", [])).toEqual([]);
  });

  it("judge claims by entailment", async () => {
    const late = `${"the ".repeat(40)} ferry`;
    const judged = await local.models.judge?.judge([
      { claim: "ferry", passage: "The boat" },
      { claim: "ferry", passage: "tax" },
      { claim: "ferry", passage: "aground" },
      { claim: "ferry", passage: late },
      { claim: "ferry", passage: "raft" },
    ]);
    const against = ["not_supported", "not_supported"];
    expect(judged).toEqual(["supported", ...against, "supported", "partly"]);
  });

  it("refuse to judge with a model that does not know entailment", async () => {
    const other = await open({ judge: { model: "local:tiny/reranker", timeoutMs: 60_000 } });
    try {
      const pairs = [{ claim: "ferry", passage: "boat" }];
      await expect(other.models.judge?.judge(pairs)).rejects.toThrow(
        "status 400, code model_without_entailment",
      );
    } finally {
      await other.stop();
    }
  });

  it("stop for whoever gives up, and for a reranker that takes too long", async () => {
    const gone = new AbortController();
    const passages = Array.from({ length: 2_000 }, () => "the ferry and the tax ".repeat(20));
    const scores = local.models.reranker?.score("ferry", passages, gone.signal);
    gone.abort(new Error("gone"));
    await expect(scores).rejects.toThrow("gone");
    const hurried = await open({ reranker: { model: "local:tiny/reranker", timeoutMs: 1 } });
    try {
      const late = hurried.models.reranker?.score("ferry", passages);
      await expect(late).rejects.toThrow("did not answer in time");
    } finally {
      await hurried.stop();
    }
    expect(await local.models.reranker?.score("ferry", ["boat"])).toHaveLength(1);
  });

  it("fail by name for a model that is not there and for a recording that is none", async () => {
    const absent = { model: "local:tiny/absent", timeoutMs: 60_000 };
    const other = await open({ embedding: absent.model, reranker: absent, judge: absent });
    const { embedding, reranker, judge } = other.models;
    const missing = "status 404, code model_not_found, parameter tiny/absent";
    try {
      await expect(embedding?.embed(["x"])).rejects.toThrow(missing);
      await expect(reranker?.score("x", ["y"])).rejects.toThrow(missing);
      await expect(judge?.judge([{ claim: "x", passage: "y" }])).rejects.toThrow(missing);
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
