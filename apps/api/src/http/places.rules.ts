export type Places = {
  /** However late the process is: a few people at work are not refused because the machine is slow. */
  readonly least: number;
  readonly most: number;
  /** In milliseconds; 0 is any lateness. */
  readonly latenessMax: number;
};

export type Load = {
  readonly places: number;
  /** By requests that are under way. */
  readonly taken: number;
  readonly lateness: number;
  /** Half seconds. */
  readonly passed: number;
};

const shrinkTo = 0.8;
const growBy = 4;

/**
 * How many heavy requests a process takes at a time from now on. While it is late, fewer than are under way, so that those finish and
 * what is quick stays so; then a few more for each of the half seconds that have passed since it was asked last.
 */
export function nextPlaces(
  { places, taken, lateness, passed }: Load,
  { least, most, latenessMax }: Places,
): number {
  const isLate = latenessMax > 0 && lateness > latenessMax;
  const wanted = isLate ? Math.floor(Math.min(places, taken) * shrinkTo) : places + growBy * passed;
  return Math.max(Math.min(least, most), Math.min(most, wanted));
}
