import { withoutPageNumbers } from "./page-numbers.ts";
import type { Block } from "../located-text.ts";

/**
 * What stands above and below the pages, each text once, however many pages or sections repeat it, and without the pages'
 * numbers. Of headers that no page shows, such as one for a first page that is like the others, the text is hidden.
 */
export function startHeaderFooterBlocks(): (block: Block, shown: boolean) => Block[] {
  const emitted = new Set<string>();
  return (given, shown) => {
    const text = withoutPageNumbers(given.text);
    const key = `${given.anchor.kind} ${given.hidden ?? ""} ${text}`;
    if (text === "" || emitted.has(key)) return [];
    emitted.add(key);
    const block = toHeaderFooter(given, text);
    return [shown ? block : { hidden: "switched_off", ...block }];
  };
}

/** A title above the page is no heading of the text: nothing stands below it. */
function toHeaderFooter({ kind, anchor, hidden }: Block, text: string): Block {
  const shown = kind === "heading" ? "paragraph" : kind;
  return { kind: shown, text, anchor, annotation: true, ...(hidden && { hidden }) };
}
