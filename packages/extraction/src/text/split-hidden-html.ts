import { hidesText } from "../hidden/hidden-styles.ts";
import type { HiddenReason } from "@footnote/contracts/hidden-text";

export type SplitHtml = {
  visible: string;
  hidden: { reason: HiddenReason; text: string }[];
  /** The name of the open element that hides what follows. */
  hiding: string | undefined;
};

/** A comment, a definition of a link that leads nowhere (the usual way to hide a remark in Markdown), or a tag. */
const markup =
  /<!--[\s\S]*?(?:-->|(?![\s\S]))|^[ \t]*\[[^\]\r\n]*\]:[ \t]*(?:<>|#)[ \t]+["'(][^\r\n]*$|<(\/?)([a-z][\w-]*)(?![\w-])([^<>]*)>/gim;

/**
 * Splits Markdown text with HTML into its visible and its hidden text. Tags that hide nothing stay as written.
 * `hiding`: the name of an element that was opened before and hides its content.
 */
export function splitHiddenHtml(text: string, hiding?: string): SplitHtml {
  const split: SplitHtml = { visible: "", hidden: [], hiding };
  // Most prose has neither.
  if (hiding === undefined && !/[<[]/.test(text)) return { ...split, visible: text };
  const add = (part: string) => {
    if (split.hiding === undefined) split.visible += part;
    else hide(split, "switched_off", part);
  };
  let from = 0;
  for (const match of text.matchAll(markup)) {
    const [whole, closing, name = "", attributes = ""] = match;
    add(text.slice(from, match.index));
    from = match.index + whole.length;
    if (name === "") hide(split, "comment", remarkOf(whole));
    else if (closing === "" && split.hiding === undefined && hidesText(attributes)) {
      split.hiding = name.toLowerCase();
    } else if (closing === "/" && split.hiding === name.toLowerCase()) split.hiding = undefined;
    else if (split.hiding === undefined) split.visible += whole;
  }
  add(text.slice(from));
  return split;
}

function remarkOf(markupText: string): string {
  return markupText
    .replace(/^<!--|-->$/g, "")
    .replace(/^[ \t]*\[([^\]]*)\]:[ \t]*(?:<>|#)[ \t]+/, "$1 ")
    .trim();
}

function hide(split: SplitHtml, reason: HiddenReason, text: string): void {
  const content = text.replace(/\s+/g, " ").trim();
  if (content === "") return;
  const last = split.hidden.at(-1);
  if (last?.reason === reason) last.text += ` ${content}`;
  else split.hidden.push({ reason, text: content });
}
