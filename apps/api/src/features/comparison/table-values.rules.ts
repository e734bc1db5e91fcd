import { formatDecimal, type Value } from "../tables/computation.rules.ts";

/** Formats a number with as many decimals as the others of its column have. */
export function formatNumber(value: number, column: readonly (Value | undefined)[]): string {
  const decimals = Math.max(
    ...[value, ...column].map((one) =>
      typeof one === "number" ? (formatDecimal(one).split(".")[1]?.length ?? 0) : 0,
    ),
  );
  return decimals === 0 || decimals > 6 ? formatDecimal(value) : value.toFixed(decimals);
}
