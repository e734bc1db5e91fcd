import {
  type Entailment,
  type PairModel,
  scoreEntailment,
  scoreRelevance,
  type Tokenizer,
} from "./text-pairs.ts";

// The library is installed on demand (see README.md), so its types are not there when the project is checked.
type Options = Record<string, unknown>;
type Vectors = { tolist(): number[][] };
type Embedder = (texts: readonly string[], options: Options) => Promise<Vectors>;
type Transcript = { text: string; chunks?: { timestamp: [number, number | null]; text: string }[] };
type Listener = (samples: Float32Array, options: Options) => Promise<Transcript>;
type Pretrained<Loaded> = { from_pretrained(model: string, options: Options): Promise<Loaded> };
type Loaded = { dispose(): Promise<unknown> };
type Library = {
  env: { localModelPath: string; cacheDir: string; allowRemoteModels: boolean };
  pipeline: (task: string, model: string, options: Options) => Promise<unknown>;
  AutoTokenizer: Pretrained<Tokenizer>;
  AutoModelForSequenceClassification: Pretrained<PairModel>;
};

export type ModelSettings = {
  /** Holds a folder per model, named as on the hub ("Xenova/whisper-base"); downloads go there too. */
  folder: string;
  /** Whether a model that is not in the folder may be fetched from the hub. */
  download: boolean;
  /** Which of a model's files is used: "fp32", "fp16", "q8", "q4". */
  precision: string;
};

/** The model is neither in the folder nor to be had from the hub; the message says which. */
export class ModelMissing extends Error {
  override readonly name = "ModelMissing";
  readonly model: string;
  constructor(model: string, reason: unknown) {
    super(`The model ${model} cannot be loaded: ${String(reason)}`);
    this.model = model;
  }
}

export type Segment = { start: number; end: number; text: string };

export type LocalModels = {
  /** One unit vector a text. */
  embed(model: string, texts: readonly string[]): Promise<number[][]>;
  /** What is said in samples of 16 kHz, one channel. */
  listen(model: string, samples: Float32Array): Promise<Segment[]>;
  /** How relevant each document is for the query: higher is better. Stops at the signal. */
  rerank(
    model: string,
    asked: { query: string; documents: readonly string[] },
    signal: AbortSignal,
  ): Promise<number[]>;
  /** How far each passage entails its claim. Stops at the signal. */
  entail(
    model: string,
    pairs: readonly { claim: string; passage: string }[],
    signal: AbortSignal,
  ): Promise<Entailment[]>;
  /** Frees the memory of all other models. */
  keep(models: readonly string[]): Promise<void>;
};

/** Texts that go through the model together; more only take more memory. */
const batch = 8;
const sampleRate = 16_000;

/** Loads a model at its first use and keeps it. */
export async function openLocalModels(settings: ModelSettings): Promise<LocalModels> {
  const { loadPipeline, loadPairModel, keep } = await openLoader(settings);
  return {
    async embed(model, texts) {
      const embedder = (await loadPipeline("feature-extraction", model)) as unknown as Embedder;
      const vectors: number[][] = [];
      for (let at = 0; at < texts.length; at += batch) {
        const part = texts.slice(at, at + batch);
        const reply = await embedder(part, { pooling: "mean", normalize: true });
        vectors.push(...reply.tolist());
      }
      return vectors;
    },
    async listen(model, samples) {
      const listener = (await loadPipeline(
        "automatic-speech-recognition",
        model,
      )) as unknown as Listener;
      const seconds = samples.length / sampleRate;
      const options = { return_timestamps: true, chunk_length_s: 30, stride_length_s: 5 };
      const { text, chunks } = await listener(samples, options);
      const segments = chunks ?? [{ timestamp: [0, seconds], text }];
      return segments.map(({ timestamp: [start, end], text: said }) => ({
        start,
        end: end ?? seconds,
        text: said,
      }));
    },
    async rerank(model, { query, documents }, signal) {
      const pairs = documents.map((document) => ({ whole: query, long: document }));
      return await scoreRelevance(await loadPairModel(model), pairs, signal);
    },
    async entail(model, pairs, signal) {
      const loadedModel = await loadPairModel(model);
      const asked = pairs.map(({ claim, passage }) => ({ whole: claim, long: passage }));
      return await scoreEntailment(loadedModel, asked, signal);
    },
    keep,
  };
}

/** Models that are loaded stay, and those that are asked for at once are loaded once. */
async function openLoader(settings: ModelSettings) {
  const name = "@huggingface/transformers";
  const { env, pipeline, AutoTokenizer, AutoModelForSequenceClassification } = (await import(
    name
  )) as Library;
  env.localModelPath = settings.folder;
  env.cacheDir = settings.folder;
  env.allowRemoteModels = settings.download;
  const loaded = new Map<string, { model: string; opened: Promise<Loaded> }>();
  const options = { dtype: settings.precision };
  async function load<Model extends Loaded>(
    key: string,
    model: string,
    open: () => Promise<Model>,
  ) {
    const known = loaded.get(key)?.opened as Promise<Model> | undefined;
    const loading = known ?? open();
    loaded.set(key, { model, opened: loading });
    // A model that could not be loaded may be there the next time.
    return await loading.catch((error: unknown) => {
      loaded.delete(key);
      throw new ModelMissing(model, error);
    });
  }
  return {
    loadPipeline: (task: string, model: string) =>
      load(`${task} ${model}`, model, async () => (await pipeline(task, model, options)) as Loaded),
    loadPairModel: (model: string) =>
      load(`pairs ${model}`, model, async () => {
        const tokenizer = await AutoTokenizer.from_pretrained(model, options);
        const classify = await AutoModelForSequenceClassification.from_pretrained(model, options);
        return { tokenizer, classify, dispose: () => classify.dispose() };
      }),
    keep: async (models: readonly string[]) => {
      const others = [...loaded].filter(([, { model }]) => !models.includes(model));
      for (const [key, { opened }] of others) {
        loaded.delete(key);
        await (await opened).dispose();
      }
    },
  };
}
