// Models that read two texts together: rerankers (a query, a document) and entailment (a passage, a claim).

type Encoded = Record<string, unknown>;
export type Tokenizer = {
  (texts: readonly string[], options: Record<string, unknown>): Encoded;
  encode(text: string, options?: Record<string, unknown>): number[];
  decode(tokens: number[], options?: Record<string, unknown>): string;
  model_max_length: number;
};
export type PairModel = {
  (inputs: Encoded): Promise<{ logits: { tolist(): number[][] } }>;
  config: { id2label?: Record<string, string> };
  dispose(): Promise<unknown>;
};
type Loaded = { readonly tokenizer: Tokenizer; readonly classify: PairModel };

/** A text that is read whole, and one that is cut into windows where it is too long for the model. */
type Pair = { readonly whole: string; readonly long: string };
type Window = { readonly pair: number; readonly whole: string; readonly part: string };

/** Probabilities; `contradiction` is 0 for a model without a label for it. */
export type Entailment = { readonly entailment: number; readonly contradiction: number };

/** The model's labels do not say which of them is entailment. */
export class ModelUnsuitable extends Error {
  override readonly name = "ModelUnsuitable";
}

/** Windows that go through the model together; more only take more memory. */
const batch = 8;
/** Models that could read more are slower by the square of it. */
const longestPair = 512;

/** Returns how relevant the long text of each pair is for the whole one, by its best window, from 0 to 1. */
export async function scoreRelevance(
  loaded: Loaded,
  pairs: readonly Pair[],
  signal: AbortSignal,
): Promise<number[]> {
  const scores = pairs.map(() => 0);
  await classifyWindows(loaded, { pairs, longFirst: false, signal }, (pair, logits) => {
    // One output is the relevance; of two, the second is "relevant".
    const score = logits.length === 1 ? sigmoid(logits[0] ?? 0) : (softmax(logits)[1] ?? 0);
    scores[pair] = Math.max(scores[pair] ?? 0, score);
  });
  return scores;
}

/**
 * Returns how far the long text of each pair entails the whole one, by its best window.
 * @throws ModelUnsuitable
 */
export async function scoreEntailment(
  loaded: Loaded,
  pairs: readonly Pair[],
  signal: AbortSignal,
): Promise<Entailment[]> {
  const labels = Object.entries(loaded.classify.config.id2label ?? {});
  const indexOf = (label: RegExp) => Number(labels.find(([, name]) => label.test(name))?.[0] ?? -1);
  const entailed = indexOf(/^entail/i);
  const contradicted = indexOf(/^contra/i);
  if (entailed < 0) throw new ModelUnsuitable("The model has no label for entailment");
  const best = pairs.map((): Entailment => ({ entailment: 0, contradiction: 0 }));
  await classifyWindows(loaded, { pairs, longFirst: true, signal }, (pair, logits) => {
    const shares = softmax(logits);
    const entailment = shares[entailed] ?? 0;
    if (entailment <= (best[pair]?.entailment ?? 0)) return;
    best[pair] = { entailment, contradiction: shares[contradicted] ?? 0 };
  });
  return best;
}

async function classifyWindows(
  { tokenizer, classify }: Loaded,
  asked: { pairs: readonly Pair[]; longFirst: boolean; signal: AbortSignal },
  onScored: (pair: number, logits: readonly number[]) => void,
): Promise<void> {
  const windows = asked.pairs.flatMap((pair, at) => cutWindows(tokenizer, pair, at));
  for (let at = 0; at < windows.length; at += batch) {
    asked.signal.throwIfAborted();
    const some = windows.slice(at, at + batch);
    const wholes = some.map(({ whole }) => whole);
    const parts = some.map(({ part }) => part);
    const inputs = tokenizer(asked.longFirst ? parts : wholes, {
      text_pair: asked.longFirst ? wholes : parts,
      padding: true,
      truncation: true,
    });
    const { logits } = await classify(inputs);
    for (const [index, row] of logits.tolist().entries()) onScored(some[index]?.pair ?? 0, row);
  }
}

/** Cuts the long text at its sentences into parts that fit beside the whole one; neighbours share a sentence. */
function cutWindows(tokenizer: Tokenizer, { whole, long }: Pair, pair: number): Window[] {
  const count = (text: string) => tokenizer.encode(text, { add_special_tokens: false }).length;
  const separators = tokenizer.encode("", { text_pair: "" }).length;
  const space = Math.min(tokenizer.model_max_length, longestPair) - separators;
  const shortened = shorten(tokenizer, whole, Math.floor(space / 2));
  const room = space - count(shortened);
  if (count(long) <= room) return [{ pair, whole: shortened, part: long }];
  const sentences = splitSentences(long).flatMap((sentence) => halve(sentence, room, count));
  const parts: string[] = [];
  let current: string[] = [];
  for (const sentence of sentences) {
    if (current.length > 0 && count([...current, sentence].join("")) > room) {
      parts.push(current.join(""));
      const last = current.at(-1) ?? "";
      current = count(last + sentence) <= room ? [last] : [];
    }
    current.push(sentence);
  }
  parts.push(current.join(""));
  return parts.map((part) => ({ pair, whole: shortened, part }));
}

function shorten(tokenizer: Tokenizer, text: string, tokens: number): string {
  const ids = tokenizer.encode(text, { add_special_tokens: false });
  if (ids.length <= tokens) return text;
  return tokenizer.decode(ids.slice(0, tokens), { skip_special_tokens: true });
}

const sentences = new Intl.Segmenter(undefined, { granularity: "sentence" });

function splitSentences(text: string): string[] {
  return Array.from(sentences.segment(text), ({ segment }) => segment);
}

/** Halves a sentence until its parts fit: a table has no sentences. */
function halve(text: string, room: number, count: (text: string) => number): string[] {
  const letters = Array.from(text);
  if (letters.length < 2 || count(text) <= room) return [text];
  const middle = Math.floor(letters.length / 2);
  const blank = letters.indexOf(" ", middle);
  const at = blank > 0 && blank < letters.length - 1 ? blank + 1 : middle;
  const halves = [letters.slice(0, at).join(""), letters.slice(at).join("")];
  return halves.flatMap((half) => halve(half, room, count));
}

function sigmoid(value: number): number {
  return 1 / (1 + Math.exp(-value));
}

function softmax(values: readonly number[]): number[] {
  const top = Math.max(...values);
  const powers = values.map((value) => Math.exp(value - top));
  const sum = powers.reduce((all, power) => all + power, 0);
  return powers.map((power) => power / sum);
}
