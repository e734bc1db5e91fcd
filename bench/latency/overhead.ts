import type { BenchQuery } from "../retrieval/collection.ts";
import type { Asker } from "../streams/product.ts";
import type { startEmulatedModel } from "../answers/emulated-model.ts";
import { type Spread, spreadOf } from "./measure.ts";

type Model = Awaited<ReturnType<typeof startEmulatedModel>>;

/**
 * What an answer takes beyond the model: question after question, the time of the whole answer less that of the same
 * requests sent to the model without the product, right after it. Also less the search, which is measured by itself.
 */
export async function measureOverhead(
  asker: Asker,
  questions: readonly BenchQuery[],
  model: Model,
): Promise<{ whole_ms: Spread; model_ms: Spread; overhead_ms: Spread; without_search_ms: Spread }> {
  const measured = [];
  for (const { text } of questions) {
    model.requests.length = 0;
    const answer = await asker.ask(text);
    if (answer.last !== "done") throw new Error(`"${text}" ended with ${answer.last}`);
    const requests = [...model.requests];
    const bare = await sendAll(model, requests);
    const search = Number(/"kind":"search","state":"finished".*?"ms":(\d+)/.exec(answer.text)?.[1]);
    measured.push({ whole: answer.endMs, bare, search });
  }
  return {
    whole_ms: spreadOf(measured.map(({ whole }) => whole)),
    model_ms: spreadOf(measured.map(({ bare }) => bare)),
    overhead_ms: spreadOf(measured.map(({ whole, bare }) => whole - bare)),
    without_search_ms: spreadOf(measured.map(({ whole, bare, search }) => whole - bare - search)),
  };
}

async function sendAll(model: Model, requests: readonly object[]): Promise<number> {
  const started = performance.now();
  for (const body of requests) {
    const reply = await fetch(`${model.baseUrl}/chat/completions`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(body),
    });
    await reply.text();
  }
  return performance.now() - started;
}
