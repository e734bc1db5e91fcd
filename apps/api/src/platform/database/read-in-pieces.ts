/** Rows of one statement. The embedded database does one at a time. */
export const rowsPerPiece = 1_000;

/**
 * Reads a long list in pieces, so that others have their turn at the database between them. What is added or deleted
 * meanwhile may be in the list or not.
 * @param readAfter reads `rowsPerPiece` rows in the order of the list, those after the given one, or the first
 */
export async function readInPieces<Row>(
  readAfter: (last: Row | undefined) => Promise<Row[]>,
): Promise<Row[]> {
  const rows: Row[] = [];
  for (;;) {
    const piece = await readAfter(rows.at(-1));
    rows.push(...piece);
    if (piece.length < rowsPerPiece) return rows;
  }
}
