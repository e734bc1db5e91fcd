type PageRequest = {
  total: number;
  limit: number;
  /** `from.N` continues at ordinal N, `to.N` reads the chunks before it. */
  cursor: string | undefined;
  /** The ordinal to put in the middle of the page. */
  middle: number | undefined;
};

/** Returns the ordinals of a page: `from` is included, `to` is not. */
export function choosePage({ total, limit, cursor, middle }: PageRequest): {
  from: number;
  to: number;
} {
  const [direction, ordinal = ""] = cursor?.split(".") ?? [];
  if (direction === "to") {
    const to = Math.min(Number(ordinal), total);
    return { from: Math.max(0, to - limit), to };
  }
  const first = direction === "from" ? Number(ordinal) : centerPage(middle ?? 0, { total, limit });
  const from = Math.min(first, total);
  return { from, to: Math.min(from + limit, total) };
}

function centerPage(middle: number, { total, limit }: { total: number; limit: number }): number {
  const from = middle - Math.floor(limit / 2);
  return Math.max(0, Math.min(from, total - limit));
}
