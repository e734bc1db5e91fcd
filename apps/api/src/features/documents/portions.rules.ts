/**
 * What is deleted or moved in one transaction: each passage takes one or two milliseconds, and the embedded database does one
 * transaction at a time.
 */
const passagesMax = 150;
const documentsMax = 100;

/** Divides documents in their order, by how many passages each has. One that has more than a portion may have is one alone. */
export function divideByPassages(
  ids: readonly string[],
  counts: ReadonlyMap<string, number>,
): string[][] {
  const portions: string[][] = [];
  let room = 0;
  for (const id of ids) {
    const count = counts.get(id) ?? 0;
    const last = portions.at(-1);
    if (last === undefined || count > room || last.length === documentsMax) {
      portions.push([id]);
      room = passagesMax - count;
    } else {
      last.push(id);
      room -= count;
    }
  }
  return portions;
}
