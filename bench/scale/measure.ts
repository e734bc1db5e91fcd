/** Milliseconds of many calls. */
export type Times = {
  readonly calls: number;
  readonly p50: number;
  readonly p95: number;
  readonly p99: number;
  readonly max: number;
};

/** Calls `work` for every item with so many clients at once; the first error ends it. */
export async function measureCalls<Item>(
  items: readonly Item[],
  clients: number,
  work: (item: Item) => Promise<unknown>,
): Promise<Times> {
  const times: number[] = [];
  const rest = items.values();
  const run = async () => {
    for (const item of rest) {
      const started = performance.now();
      await work(item);
      times.push(performance.now() - started);
    }
  };
  await Promise.all(Array.from({ length: clients }, run));
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) =>
    Number((sorted[Math.ceil(sorted.length * share) - 1] ?? Number.NaN).toFixed(1));
  return { calls: sorted.length, p50: at(0.5), p95: at(0.95), p99: at(0.99), max: at(1) };
}
