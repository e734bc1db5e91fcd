import { visitXml } from "../office/read-xml.ts";
import type { Parts } from "../office/open-parts.ts";

/** Footnotes, endnotes or comments by their id, as plain text with the author where there is one. */
export type Notes = Map<string, { text: string; author: string | undefined }>;

const containers = new Set(["w:footnote", "w:endnote", "w:comment"]);

export async function readNotes(parts: Parts, part: string | undefined): Promise<Notes> {
  const notes: Notes = new Map();
  if (part === undefined) return notes;
  let current = { text: "", author: undefined as string | undefined };
  let inText = false;
  await visitXml(parts.read(part), (event) => {
    if (event.type === "text") {
      if (inText) current.text += event.text;
      return;
    }
    if (event.name === "w:t") inText = event.type === "open";
    if (event.name === "w:p" || event.name === "w:tab") current.text += " ";
    if (event.type === "close" || !containers.has(event.name)) return;
    const { id = "", type, author } = event.attributes;
    current = { text: "", author };
    // The line that separates the notes from the page is stored as a note, too.
    if (type === undefined || type === "normal") notes.set(id, current);
  });
  return notes;
}
