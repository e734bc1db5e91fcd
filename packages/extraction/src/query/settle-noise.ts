import { exactly } from "../computable/sheet-cell.ts";

/** A double's last digit, relative to its size. */
const epsilon = 2 ** -52;
/** Of a value. More than this is not taken for noise, however large the numbers that were subtracted. */
const mostShare = 1e-7;

/**
 * A difference of large numbers has noise of their size in its last digits: 1000000.31 - 1000000 is not 0.31. Returns
 * the shortest decimal within that noise; `largest` is the size of the largest number involved.
 */
export function settleNoise(value: number, largest: number): number {
  if (value === 0 || !Number.isFinite(value)) return value;
  const noise = Math.min(4 * epsilon * largest, Math.abs(value) * mostShare);
  for (let digits = 1; digits <= 15; digits += 1) {
    const short = Number(value.toPrecision(digits));
    if (Math.abs(short - value) <= noise) return short;
  }
  return exactly(value);
}
