import { hidesText } from "../hidden/hidden-styles.ts";
import type { HiddenReason } from "../located-text.ts";

export type PartedHtml = {
  seen: string;
  hidden: { reason: HiddenReason; text: string }[];
  /** The name of the element that is still open and hides what follows. */
  hiding: string | undefined;
};

/** A comment, a definition of a link that leads nowhere (the usual way to hide a remark in Markdown), or a tag. */
const markup =
  /<!--[\s\S]*?(?:-->|(?![\s\S]))|^[ \t]*\[[^\]\n]*\]:[ \t]*(?:<>|#)[ \t]+["'(][^\n]*$|<(\/?)([a-z][\w-]*)([^<>]*)>/gim;

/**
 * Parts Markdown's text, with HTML in it, into what is shown and what is not. Tags that hide nothing stay as written.
 * `hiding` names an element that was opened before and hides its content.
 */
export function partHtml(text: string, hiding?: string): PartedHtml {
  const parted: PartedHtml = { seen: "", hidden: [], hiding };
  // Most prose holds neither.
  if (hiding === undefined && !/[<[]/.test(text)) return { ...parted, seen: text };
  const add = (part: string) => {
    if (parted.hiding === undefined) parted.seen += part;
    else hide(parted, "switched_off", part);
  };
  let from = 0;
  for (const match of text.matchAll(markup)) {
    const [whole, closing, name = "", attributes = ""] = match;
    add(text.slice(from, match.index));
    from = match.index + whole.length;
    if (name === "") hide(parted, "comment", remarkOf(whole));
    else if (closing === "" && parted.hiding === undefined && hidesText(attributes)) {
      parted.hiding = name.toLowerCase();
    } else if (closing === "/" && parted.hiding === name.toLowerCase()) parted.hiding = undefined;
    else if (parted.hiding === undefined) parted.seen += whole;
  }
  add(text.slice(from));
  return parted;
}

function remarkOf(markupText: string): string {
  return markupText
    .replace(/^<!--|-->$/g, "")
    .replace(/^[ \t]*\[([^\]]*)\]:[ \t]*(?:<>|#)[ \t]+/, "$1 ")
    .trim();
}

function hide(parted: PartedHtml, reason: HiddenReason, text: string): void {
  const said = text.replace(/\s+/g, " ").trim();
  if (said === "") return;
  const last = parted.hidden.at(-1);
  if (last?.reason === reason) last.text += ` ${said}`;
  else parted.hidden.push({ reason, text: said });
}
