import { tokenize } from "../../apps/api/src/features/retrieval/tokenization.rules.ts";

const vocabularySize = 300_000;
const language = "en";
/** Zipf and Mandelbrot: the n-th word's share is proportional to 1 / (n + shift) ^ exponent, about as in English. */
const zipf = { exponent: 1.05, shift: 2.7 };

const topicsCount = 2_000;
const wordsOfTopic = 200;
/** Topics consist of words that are neither among the most common nor the rarest. */
const topicRanks = { from: 1_000, to: 100_000 };
const topicShare = 0.25;

/** Vectors are drawn in fewer dimensions than they are stored with: so much do those of models vary. */
const latentDimensions = 48;
export const dimensions = 384;

/** A reproducible source of numbers from 0 to 1. */
export function openRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    // Mulberry32.
    state = (state + 0x6d_2b_79_f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** A number of the normal distribution. */
export function drawNormal(random: () => number): number {
  return Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
}

const cumulated = (() => {
  const shares = new Float64Array(vocabularySize);
  let sum = 0;
  for (let rank = 0; rank < vocabularySize; rank += 1) {
    sum += 1 / (rank + 1 + zipf.shift) ** zipf.exponent;
    shares[rank] = sum;
  }
  return shares.map((share) => share / sum);
})();

/** Draws a word by its frequency and returns its rank, from 0. */
export function drawWord(random: () => number): number {
  const at = random();
  let from = 0;
  let to = vocabularySize - 1;
  while (from < to) {
    const middle = (from + to) >> 1;
    if ((cumulated[middle] ?? 1) < at) from = middle + 1;
    else to = middle;
  }
  return from;
}

const consonants = "bdfgklmnprtvz";
const vowels = "aiou";

/** A pronounceable word for each rank; common ones are short. It ends so that no stemmer shortens it. */
export function spell(rank: number): string {
  let rest = rank;
  let word = "";
  do {
    word += consonants.charAt(rest % consonants.length);
    rest = Math.floor(rest / consonants.length);
    word += vowels.charAt(rest % vowels.length);
    rest = Math.floor(rest / vowels.length);
  } while (rest > 0);
  return `${word}k`;
}

const ranks = new Map<string, number>();
for (let rank = 0; rank < vocabularySize; rank += 1) ranks.set(spell(rank), rank);

/** The word as it is indexed, which the product's own tokenization says. */
export function indexedForms(rank: number): string[] {
  return tokenize(spell(rank), language).map(({ term }) => term);
}

const topics = Array.from({ length: topicsCount }, (_, topic) => {
  const random = openRandom(topic + 1);
  const span = Math.log(topicRanks.to / topicRanks.from);
  return Uint32Array.from({ length: wordsOfTopic }, () =>
    Math.floor(topicRanks.from * Math.exp(random() * span)),
  );
});

/** The words of a chunk about a topic, as ranks. */
export function drawText(random: () => number, topic: number, words: number): Uint32Array {
  const own = topics[topic % topicsCount] ?? new Uint32Array(1);
  return Uint32Array.from({ length: words }, () =>
    random() < topicShare ? (own[Math.floor(random() ** 2 * wordsOfTopic)] ?? 0) : drawWord(random),
  );
}

const directions = new Map<number, Float32Array>();

/** A word's direction is its own; rarer words weigh more, as in a model's vectors. */
function directionOf(rank: number): Float32Array {
  const known = directions.get(rank);
  if (known) return known;
  const random = openRandom(rank + 7_919);
  const weight = Math.log(rank + 2) ** 2;
  const made = Float32Array.from({ length: latentDimensions }, () => weight * drawNormal(random));
  directions.set(rank, made);
  return made;
}

const projection = (() => {
  const random = openRandom(48_384);
  return Array.from({ length: dimensions }, () =>
    Float32Array.from({ length: latentDimensions }, () => drawNormal(random)),
  );
})();

/** The vector of a text: texts with the same topic's words are near each other. */
export function embedWords(words: Iterable<number>): number[] {
  const latent = new Float32Array(latentDimensions);
  for (const rank of words) {
    const direction = directionOf(rank);
    for (let at = 0; at < latentDimensions; at += 1) latent[at]! += direction[at]!;
  }
  const vector = projection.map((row) => {
    let sum = 0;
    for (let at = 0; at < latentDimensions; at += 1) sum += row[at]! * latent[at]!;
    return sum;
  });
  const length = Math.hypot(...vector) || 1;
  return vector.map((value) => Math.round((value / length) * 100_000) / 100_000);
}

/** The ranks of a text's words. */
export function readRanks(text: string): number[] {
  return text.split(/\W+/).flatMap((word) => ranks.get(word) ?? []);
}

/**
 * A question about a chunk: from four to ten of its words, half of them as common as they come and half the rarest of
 * three; every tenth question has common words only.
 */
export function drawQuestion(random: () => number, text: readonly number[]): string {
  const pick = () => text[Math.floor(random() * text.length)] ?? 0;
  const rarest = () => Math.max(pick(), pick(), pick());
  const commonest = () => Math.min(pick(), pick(), pick());
  const isCommon = random() < 0.1;
  const count = 4 + Math.floor(random() * 7);
  const words = Array.from({ length: count }, (_, at) => {
    if (isCommon) return commonest();
    return at % 2 === 0 ? rarest() : pick();
  });
  return words.map(spell).join(" ");
}
