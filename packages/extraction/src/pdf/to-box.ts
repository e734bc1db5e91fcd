import type { Box } from "@footnote/contracts/anchors";

/** The box between these edges, which are fractions of the page, clipped to the page. */
export function toBox([left, top, right, bottom]: [number, number, number, number]): Box {
  const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = [left, top, right, bottom].map(
    (value) => Math.round(Math.min(1, Math.max(0, value)) * 10_000) / 10_000,
  );
  const round = (value: number) => Math.round(value * 10_000) / 10_000;
  return [x1, y1, round(x2 - x1), round(y2 - y1)];
}
