import { afterEach, beforeEach, describe, expect, it } from "vitest";
import {
  failing,
  hanging,
  hearing,
  type ModelEmulator,
  startModelEmulator,
} from "../../test/model-emulator.ts";
import { readConfig } from "../config.ts";
import { ModelFailed, ModelMisconfigured, type TranscriptionModel } from "./models.ts";
import { openTranscription } from "./openai-transcription.ts";

const apiKey = "sk-very-secret-key";
let provider: ModelEmulator;

beforeEach(async () => {
  provider = await startModelEmulator();
});
afterEach(() => provider.close());

function open(timeoutMs = 5_000): TranscriptionModel {
  const asked = { model: "listener", isOfEnvironment: true, price: 0, timeoutMs };
  const config = { ...asked, apiKey, baseUrl: provider.baseUrl };
  const { transcription } = openTranscription(config);
  if (transcription === undefined) throw new Error("Expected a model");
  return transcription;
}
const file = new File(["sound and sound"], "part.mp3", { type: "audio/mpeg" });
const recording = { file, seconds: 20 };

describe("the transcription model", () => {
  it("sends the recording and gives what is said with its times", async () => {
    provider.scriptTranscriptions(hearing([0, 2.5, "Good morning."], [3, 8, "Berth seven."]));
    expect(await open().transcribe(recording)).toEqual([
      { from: 0, to: 2.5, text: "Good morning." },
      { from: 3, to: 8, text: "Berth seven." },
    ]);
    const [request] = provider.requests;
    expect(request).toMatchObject({
      path: "/v1/audio/transcriptions",
      authorization: `Bearer ${apiKey}`,
      body: { model: "listener", response_format: "verbose_json" },
    });
    expect(request?.file).toMatchObject({ name: "part.mp3", type: "audio/mpeg" });
    expect(await request?.file?.text()).toBe("sound and sound");
  });

  it("gives one segment where the model reports no times, and does not ask for them again", async () => {
    const refusal = failing(400, "response_format 'verbose_json' is not compatible with model");
    const plain = { status: 200, body: { text: "All of it." } };
    provider.scriptTranscriptions(refusal, plain, plain);
    const model = open();
    const all = [{ from: 0, to: 20, text: "All of it." }];
    expect(await model.transcribe(recording)).toEqual(all);
    expect(await model.transcribe(recording)).toEqual(all);
    expect(provider.requests.map(({ body }) => body.response_format)).toEqual([
      "verbose_json",
      "json",
      "json",
    ]);
  });

  it("leaves out what was made up in a silence, marks of it, and what no database stores", async () => {
    const segments = [
      { start: 0, end: 2, text: "Thanks for watching!", no_speech_prob: 0.9, avg_logprob: -1.4 },
      { start: 2, end: 4, text: " [BLANK_AUDIO]" },
      { start: 5, end: 6, text: "Cast\u0000 off.", no_speech_prob: 0.7, avg_logprob: -0.2 },
      { start: 6, end: 7, text: " " },
    ];
    provider.scriptTranscriptions({ status: 200, body: { text: "", segments } });
    expect(await open().transcribe(recording)).toEqual([{ from: 5, to: 6, text: "Cast off." }]);
  });

  it("keeps the times in order and within the recording", async () => {
    provider.scriptTranscriptions(hearing([18, 30, "Last."], [-1, 2, "First."], [9, 4, "Odd."]));
    expect(await open().transcribe(recording)).toEqual([
      { from: 0, to: 2, text: "First." },
      { from: 9, to: 9, text: "Odd." },
      { from: 18, to: 20, text: "Last." },
    ]);
  });

  it("waits as long as Retry-After asks, and sends the recording again whole", async () => {
    const busy = failing(429, "Slow down", { "retry-after": "1" });
    provider.scriptTranscriptions(busy, hearing([0, 1, "Yes."]));
    expect(await open().transcribe(recording)).toHaveLength(1);
    const [first, second] = provider.requests;
    expect((second?.at ?? 0) - (first?.at ?? 0)).toBeGreaterThanOrEqual(950);
    expect(second?.file?.size).toBe(file.size);
  });

  it("says that the model failed when it keeps failing, cannot be read or does not answer", async () => {
    const quickly = { "retry-after-ms": "1" };
    const failures = [1, 2, 3, 4, 5, 6].map((n) => failing(503, `Overloaded ${n}`, quickly));
    provider.scriptTranscriptions(...failures);
    await expect(open().transcribe(recording)).rejects.toThrow(
      new ModelFailed("The model provider failed: status 503, type error"),
    );
    provider.scriptTranscriptions({ status: 200, body: { nothing: true } });
    await expect(open().transcribe(recording)).rejects.toBeInstanceOf(ModelFailed);
    provider.scriptTranscriptions(failing(401, `Incorrect API key provided: ${apiKey}`));
    await expect(open().transcribe(recording)).rejects.toThrow(
      new ModelMisconfigured("The model provider refused the key (401)", "key_refused"),
    );
  });

  it("stops when its caller does, with the caller's reason", async () => {
    const giveUp = new AbortController();
    provider.scriptTranscriptions(() => {
      giveUp.abort(new Error("deleted"));
      return hanging;
    });
    await expect(open().transcribe(recording, giveUp.signal)).rejects.toThrow("deleted");
  });
});

describe("the configuration of the transcription model", () => {
  const read = (env: Record<string, string>) => readConfig(env).transcription;

  it("is that of the other models, or one of its own, and no key goes to another's service", () => {
    const model = { TRANSCRIPTION_MODEL: "listener" };
    expect(read({ OPENAI_API_KEY: "one" })).toBeUndefined();
    expect(read(model)).toBeUndefined();
    expect(read({ ...model, OPENAI_API_KEY: "one" })).toMatchObject({ apiKey: "one" });
    const both = { ...model, OPENAI_API_KEY: "one", TRANSCRIPTION_BASE_URL: "http://there/v1" };
    expect(read(both)).toMatchObject({ apiKey: "unused", baseUrl: "http://there/v1" });
    expect(read({ ...both, TRANSCRIPTION_API_KEY: "two" })).toMatchObject({ apiKey: "two" });
  });
});
