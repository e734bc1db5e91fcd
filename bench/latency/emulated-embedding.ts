import { createServer } from "node:http";
import { json } from "node:stream/consumers";
import { tokenize } from "../../apps/api/src/features/retrieval/tokenization.rules.ts";

export const embeddingModel = "emulated-embedding";
export const dimensions = 384;

/**
 * An OpenAI-compatible server on a local port that answers at once with vectors of the length that small models have. They
 * say which words a text holds and nothing of its meaning: for measuring times, not ranking.
 */
export async function startEmulatedEmbedding(): Promise<{ baseUrl: string; close(): void }> {
  const server = createServer((incoming, outgoing) => {
    void json(incoming).then((body) => {
      const { input } = body as { input: string[] };
      const data = input.map((text, index) => ({ index, embedding: embed(text) }));
      outgoing.writeHead(200, { "content-type": "application/json" });
      outgoing.end(JSON.stringify({ object: "list", data }));
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, "127.0.0.1", resolve);
  });
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : 0;
  return {
    baseUrl: `http://127.0.0.1:${port}/v1`,
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}

/** The sum of its words' directions, each drawn from the word itself, as a unit vector. */
export function embed(text: string): number[] {
  const sum = new Float64Array(dimensions);
  for (const { term } of tokenize(text, "en")) {
    const direction = directionOf(term);
    for (let at = 0; at < dimensions; at += 1) sum[at] = (sum[at] ?? 0) + (direction[at] ?? 0);
  }
  const length = Math.hypot(...sum) || 1;
  return Array.from(sum, (value) => Number((value / length).toFixed(5)));
}

const directions = new Map<string, Float64Array>();

function directionOf(term: string): Float64Array {
  const known = directions.get(term);
  if (known) return known;
  let seed = 2_166_136_261;
  for (const unit of Buffer.from(term)) seed = Math.imul(seed ^ unit, 16_777_619);
  const made = new Float64Array(dimensions);
  for (let at = 0; at < dimensions; at += 1) {
    // A linear congruential generator: always the same, and even enough.
    seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
    made[at] = seed / 2 ** 31 - 1;
  }
  directions.set(term, made);
  return made;
}
