import type { DocFile } from "./fib.ts";

const pageSize = 512;

/** Bytes of the main stream with one formatting, which is stored at `start` in the page; 0 for none. */
type FormattedRun = { from: number; to: number; page: Buffer; start: number };

/** The runs of the formatted disk pages that a table lists. `entrySize`: bytes of a reference to a formatting. */
export function* readFormattedRuns(
  file: DocFile,
  name: "runs" | "paragraphs",
  entrySize: number,
): Generator<FormattedRun> {
  const table = file.table(name);
  const pages = Math.floor((table.length - 4) / 8);
  for (let at = 0; at < pages; at += 1) {
    const number = table.readUInt32LE((pages + 1) * 4 + at * 4) & 0x3fffff;
    const page = file.document.subarray(number * pageSize, (number + 1) * pageSize);
    if (page.length < pageSize) continue;
    // A page states how many runs it has; more than fit are ignored.
    const most = Math.floor((pageSize - 5) / (4 + entrySize));
    const count = Math.min(page.readUInt8(pageSize - 1), most);
    for (let run = 0; run < count; run += 1) {
      const start = page.readUInt8((count + 1) * 4 + run * entrySize) * 2;
      yield { from: page.readUInt32LE(run * 4), to: page.readUInt32LE(run * 4 + 4), page, start };
    }
  }
}

/** The index of the first of these sorted ranges that ends after a position. */
export function firstEndingAfter(ranges: readonly { to: number }[], position: number): number {
  let [low, high] = [0, ranges.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((ranges[middle]?.to ?? 0) <= position) low = middle + 1;
    else high = middle;
  }
  return low;
}
