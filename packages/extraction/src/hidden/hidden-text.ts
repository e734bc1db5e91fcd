import type { Anchor } from "@footnote/contracts/anchors";
import type { HiddenReason } from "@footnote/contracts/hidden-text";
import type { Block } from "../located-text.ts";

/** The hidden text of one paragraph, by reason. */
export type HiddenText = Map<HiddenReason, string>;

export function addHidden(texts: HiddenText, reason: HiddenReason, text: string): void {
  texts.set(reason, (texts.get(reason) ?? "") + text);
}

/** The collected texts as blocks; none for white space. */
export function formatHidden(texts: HiddenText, anchor: Anchor): Block[] {
  return [...texts].flatMap(([hidden, text]) => {
    const content = text.replace(/\s+/g, " ").trim();
    return content === "" ? [] : [{ kind: "paragraph" as const, text: content, anchor, hidden }];
  });
}
