import { formatComment } from "../format-comment.ts";
import { type Colour, isSameColour, white } from "../hidden/colours.ts";
import { addHidden, type HiddenText, formatHidden } from "../hidden/hidden-text.ts";
import type { HiddenReason } from "@footnote/contracts/hidden-text";
import type { Block } from "../located-text.ts";
import { visitXml, type XmlEvent } from "../office/read-xml.ts";
import type { Parts } from "../office/open-parts.ts";
import type { Relationship } from "../office/relationships.ts";
import { parseCell } from "@footnote/contracts/cell-range";
import { colourOf } from "./read-styles.ts";

export type CellComment = {
  cell: string;
  /** "" for no author. */
  author: string;
  text: string;
  hidden: HiddenText;
};

/** The backgrounds of notes. */
const paper: readonly Colour[] = [[255, 255, 225], white];

/** A sheet's comments. A conversation is read from the note that spreadsheet programs write for older ones. */
export async function readComments(
  parts: Parts,
  sheet: readonly Relationship[],
): Promise<CellComment[]> {
  const notes: CellComment[] = [];
  for (const { type, part } of sheet) {
    if (type !== "comments" || !parts.has(part)) continue;
    await visitXml(parts.read(part), startNotes(notes));
  }
  return notes;
}

function startNotes(found: CellComment[]) {
  const authors: string[] = [];
  let [inAuthor, inText] = [false, false];
  let reason: HiddenReason | undefined;
  return (event: XmlEvent): void => {
    const comment = found.at(-1);
    if (event.type === "text") {
      if (inAuthor) authors[authors.length - 1] += event.text;
      else if (!inText || comment === undefined) return;
      else if (reason === undefined) comment.text += event.text;
      else addHidden(comment.hidden, reason, event.text);
      return;
    }
    if (event.name === "s:author") inAuthor = event.type === "open";
    if (event.name === "s:t") inText = event.type === "open";
    if (event.type === "close") return;
    if (event.name === "s:author") authors.push("");
    reason = event.name === "s:r" ? undefined : (reason ?? reasonOf(event));
    if (event.name !== "s:comment") return;
    const { ref = "", authorId } = event.attributes;
    found.push(startComment(ref, authors[Number(authorId)]));
    reason = undefined;
  };
}

/** Why a run with this property is not visible. */
function reasonOf({ name, attributes }: XmlEvent & { type: "open" }): HiddenReason | undefined {
  if (name === "s:sz" && Number(attributes["val"]) < 1) return "tiny";
  return name === "s:color" && isPaper(colourOf(attributes)) ? "colour" : undefined;
}

function isPaper(colour: Colour | undefined): boolean {
  return colour !== undefined && paper.some((one) => isSameColour(colour, one));
}

export function startComment(cell: string, author = ""): CellComment {
  return { cell, author: author.startsWith("tc=") ? "" : author, text: "", hidden: new Map() };
}

/** The comment as a block of its own, anchored at its cell. `hidden`: why the cell is not visible. */
export function formatCellComment(
  { cell, author, text, hidden: parts }: CellComment,
  sheet: string,
  hidden: HiddenReason | undefined,
): Block[] {
  if (parseCell(cell) === undefined) return [];
  const anchor = { kind: "cells" as const, sheet, range: cell };
  const visible = formatComment(withoutName(text.replace(/\s+/g, " ").trim(), author), {
    author,
    cell,
  });
  const blocks: Block[] = formatHidden(parts, anchor);
  if (visible !== "") blocks.unshift({ kind: "paragraph", text: visible, anchor });
  return blocks.map((block) => ({ ...(hidden && { hidden }), ...block, annotation: true }));
}

/** The text that precedes a conversation in that note. */
const conversationNotice = /^(?:\[Threaded comment\].*?\b)?Comment: */;

/** The note without the author's name, which spreadsheet programs begin it with. */
function withoutName(text: string, author: string): string {
  const bare = text.replace(conversationNotice, "");
  return author !== "" && bare.startsWith(`${author}:`)
    ? bare.slice(author.length + 1).trim()
    : bare;
}
