import { formatNumber } from "../../../shared/language/format.ts";

/** "279 MB", "12 kB". */
export function formatSize(bytes: number): string {
  if (bytes < 1_000_000) return `${formatNumber(Math.ceil(bytes / 1_000))} kB`;
  return `${formatNumber(Math.round(bytes / 1_000_000))} MB`;
}
