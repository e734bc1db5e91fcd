/** What LangChain.js did: the files that it could read, and the processor seconds that it took. */
export type LangChainResult = {
  read: string[];
  bytes: number;
  chunks: number;
  seconds: number;
  cpu: { process: number; postgres: number };
  /** Seconds in loaders and splitter; the rest went to the embedding and the store. */
  loading: number;
};

export type Outcome = {
  documents: number;
  bytes: number;
  chunks: number;
  seconds: number;
  [more: string]: unknown;
};

/** One JSON line. */
export function print(system: string, { documents, bytes, chunks, seconds, ...more }: Outcome) {
  const line = {
    system,
    documents,
    chunks,
    seconds: round(seconds),
    documents_per_second: round(documents / seconds),
    mb_per_second: round(bytes / 1e6 / seconds),
    chunks_per_second: round(chunks / seconds),
    ...more,
  };
  process.stdout.write(`${JSON.stringify(line)}\n`);
}

export function round(value: number): number {
  return Number(value.toFixed(2));
}
