import { white } from "../../hidden/colours.ts";
import { addHidden, type HiddenText } from "../../hidden/hidden-text.ts";
import { visitXml } from "../../office/read-xml.ts";
import { startRunVisibility } from "./run-visibility.ts";
import type { Parts } from "../../office/open-parts.ts";
import type { Styles } from "./styles.ts";

export type Note = {
  /** The visible text. */
  text: string;
  hidden: HiddenText;
  author: string | undefined;
};

/** Footnotes, endnotes or comments by their id, as plain text with the author where there is one. */
export type Notes = ReadonlyMap<string, Note>;

const containers = new Set(["w:footnote", "w:endnote", "w:comment"]);
const spaces = new Set(["w:p", "w:tab", "w:br"]);

export async function readNotes(
  parts: Parts,
  part: string | undefined,
  styles: Styles,
): Promise<Notes> {
  const notes = new Map<string, Note>();
  if (part === undefined) return notes;
  const visibility = startRunVisibility(styles, white);
  let current: Note = { text: "", hidden: new Map(), author: undefined };
  let inText = false;
  await visitXml(parts.read(part), (event) => {
    if (event.type === "text") {
      if (!inText) return;
      const reason = visibility.reason();
      if (reason === undefined) current.text += event.text;
      else addHidden(current.hidden, reason, event.text);
      return;
    }
    visibility.take(event);
    if (event.name === "w:t") inText = event.type === "open";
    if (spaces.has(event.name)) current.text += " ";
    if (event.type === "close" || !containers.has(event.name)) return;
    const { id = "", type, author } = event.attributes;
    current = { text: "", hidden: new Map(), author };
    // The line that separates the notes from the page is stored as a note, too.
    if (type === undefined || type === "normal") notes.set(id, current);
  });
  return notes;
}
