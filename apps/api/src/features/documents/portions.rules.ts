/**
 * What is deleted or moved in one transaction: each passage takes one or two milliseconds, and the embedded database does one
 * transaction at a time.
 */
export const passagesMax = 150;
const documentsMax = 100;

/** Documents for one transaction. A large one has more passages than that should delete or move, and is alone. */
export type Portion = {
  readonly ids: string[];
  /** Of a large one; 0 of others. */
  readonly passages: number;
};

/** Divides documents in their order, by how many passages each has. */
export function divideByPassages(
  ids: readonly string[],
  counts: ReadonlyMap<string, number>,
): Portion[] {
  const portions: Portion[] = [];
  let room = 0;
  for (const id of ids) {
    const count = counts.get(id) ?? 0;
    const last = portions.at(-1);
    if (
      last === undefined ||
      count > room ||
      last.passages > 0 ||
      last.ids.length === documentsMax
    ) {
      portions.push({ ids: [id], passages: count > passagesMax ? count : 0 });
      room = passagesMax - count;
    } else {
      last.ids.push(id);
      room -= count;
    }
  }
  return portions;
}
