type Wanted = {
  total: number;
  limit: number;
  /** `from.N` reads on from ordinal N, `to.N` reads what stands before it. */
  cursor: string | undefined;
  /** The ordinal that is to stand in the middle. */
  middle: number | undefined;
};

/** Which ordinals a page holds: from the first up to, but not with, `to`. */
export function pageOf({ total, limit, cursor, middle }: Wanted): { from: number; to: number } {
  const [direction, place = ""] = cursor?.split(".") ?? [];
  if (direction === "to") {
    const to = Math.min(Number(place), total);
    return { from: Math.max(0, to - limit), to };
  }
  const first = direction === "from" ? Number(place) : centred(middle ?? 0, { total, limit });
  const from = Math.min(first, total);
  return { from, to: Math.min(from + limit, total) };
}

function centred(middle: number, { total, limit }: { total: number; limit: number }): number {
  const from = middle - Math.floor(limit / 2);
  return Math.max(0, Math.min(from, total - limit));
}
