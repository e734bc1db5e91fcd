import type { Block } from "./located-text.ts";

/** Numbers blocks as paragraphs from 1. Hidden ones have the number of what is shown before them. */
export function startNumbering() {
  let shown = 0;
  return function* add(blocks: Iterable<Omit<Block, "anchor">>): Generator<Block> {
    for (const block of blocks) {
      if (block.hidden === undefined) shown += 1;
      const number = Math.max(1, shown);
      yield { ...block, anchor: { kind: "paragraph", from: number, to: number } };
    }
  };
}
