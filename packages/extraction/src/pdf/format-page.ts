import { joinLines, runsOn } from "./join-lines.ts";
import { joinParagraphs } from "./paragraphs.ts";
import { toBox } from "./to-box.ts";
import { shiftSpans, type Span } from "../spans.ts";
import type { Box } from "@footnote/contracts/anchors";
import type { Block } from "../located-text.ts";
import type { PageLayout, LaidOutRegion } from "./lay-out-page.ts";
import type { Line } from "./lines.ts";
import type { Paragraph } from "./paragraphs.ts";

type PageBlock = Block & {
  anchor: { kind: "page"; page: number; boxes: Box[] };
  /** Its lines. */
  spans: Span[];
};
type FormattedBlock = { block: PageBlock; size: number; turns: number };

/** The page's blocks. A paragraph that continues in the next column is one block with two boxes. */
export function formatPage({ regions, page }: PageLayout, bodySize: number): Block[] {
  const formatted: FormattedBlock[] = [];
  for (const region of regions) {
    for (const [at, paragraph] of joinParagraphs(region.lines, bodySize).entries()) {
      const next = {
        block: toBlock(paragraph, region, page),
        size: paragraph.lines[0]?.size ?? 0,
        turns: region.layer.turns,
      };
      const continued = at === 0 ? findContinued(formatted, next) : undefined;
      if (continued === undefined) formatted.push(next);
      else append(continued.block, next.block);
    }
  }
  return formatted.map(({ block }) => block);
}

/** The paragraph that `next` continues; footnotes and captions of another size may lie between. */
function findContinued(
  formatted: FormattedBlock[],
  next: FormattedBlock,
): FormattedBlock | undefined {
  if (next.block.kind !== "paragraph") return undefined;
  const last = formatted
    .slice(-4)
    .findLast(
      (one) => one.turns === next.turns && Math.abs(one.size - next.size) < one.size * 0.04,
    );
  if (last === undefined || (last.block.kind !== "paragraph" && last.block.kind !== "list")) {
    return undefined;
  }
  return runsOn(last.block.text, next.block.text) ? last : undefined;
}

function append(last: PageBlock, block: PageBlock): void {
  last.text = joinLines([last.text, block.text]).text;
  last.spans.push(...shiftSpans(block.spans, last.text.length - block.text.length));
  last.anchor.boxes.push(...block.anchor.boxes);
}

function toBlock(paragraph: Paragraph, { layer }: LaidOutRegion, page: number): PageBlock {
  const { lines, starts, ...rest } = paragraph;
  const locate = (of: Line[]) => ({ kind: "page" as const, page, boxes: [boxOf(of, layer)] });
  const spans = lines.map((line, at) => ({ start: starts[at] ?? 0, anchor: locate([line]) }));
  return { ...rest, anchor: locate(lines), spans };
}

/** The rectangle around the lines, rotated back to the displayed page. */
function boxOf(lines: Line[], { width, height, turns }: LaidOutRegion["layer"]): Box {
  const left = Math.min(...lines.map((line) => line.left)) / width;
  const right = Math.max(...lines.map((line) => line.right)) / width;
  const top = Math.min(...lines.map((line) => line.top)) / height;
  const bottom = Math.max(...lines.map((line) => line.bottom)) / height;
  if (turns === 1) return toBox([1 - bottom, left, 1 - top, right]);
  if (turns === 2) return toBox([1 - right, 1 - bottom, 1 - left, 1 - top]);
  if (turns === 3) return toBox([top, 1 - right, bottom, 1 - left]);
  return toBox([left, top, right, bottom]);
}
