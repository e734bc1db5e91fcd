type Grades = ReadonlyMap<string, number>;

/** Normalised discounted cumulative gain of the first ten, with the grade itself as the gain. */
export function ndcg10(ranked: readonly string[], relevant: Grades): number {
  const ideal = [...relevant.values()].toSorted((a, b) => b - a);
  return discount(ranked.map((id) => relevant.get(id) ?? 0)) / discount(ideal);
}

function discount(grades: readonly number[]): number {
  return grades.slice(0, 10).reduce((sum, grade, rank) => sum + grade / Math.log2(rank + 2), 0);
}

/** The share of the relevant documents that is among the first `depth`. */
export function recall(ranked: readonly string[], relevant: Grades, depth: number): number {
  return ranked.slice(0, depth).filter((id) => relevant.has(id)).length / relevant.size;
}

export function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length / 2;
  const upper = sorted[Math.floor(middle)] ?? Number.NaN;
  return Number.isInteger(middle) ? ((sorted[middle - 1] ?? Number.NaN) + upper) / 2 : upper;
}
