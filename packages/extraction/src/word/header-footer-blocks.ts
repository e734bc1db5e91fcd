import { withoutPageNumbers } from "./page-numbers.ts";
import type { Block } from "../located-text.ts";

/**
 * Emits each text of the headers and footers once, however many pages or sections repeat it, without page numbers. A
 * header that no page shows, such as one for first pages that have none of their own, is hidden text.
 */
export function startHeaderFooterBlocks(): (block: Block, shown: boolean) => Block[] {
  const emitted = new Set<string>();
  return (given, shown) => {
    const text = withoutPageNumbers(given.text);
    const key = `${given.anchor.kind} ${given.hidden ?? ""} ${text}`;
    if (text === "" || emitted.has(key)) return [];
    emitted.add(key);
    const reason = given.hidden ?? (shown ? undefined : "switched_off");
    // A title in a header is no heading of the body.
    const kind = given.kind === "heading" ? "paragraph" : given.kind;
    return [
      { kind, text, anchor: given.anchor, annotation: true, ...(reason && { hidden: reason }) },
    ];
  };
}
