import { formatComment } from "../format-comment.ts";
import { visitXml, type XmlEvent } from "../office/read-xml.ts";
import type { Anchor } from "@footnote/contracts/anchors";
import type { Block } from "../located-text.ts";
import type { Parts } from "../office/open-parts.ts";
import type { Relationship } from "../office/relationships.ts";

type Comment = { author: string; text: string };

/** The names of comment authors by their ids, which are numbers in older comments and keys in newer ones. */
export type Authors = ReadonlyMap<string, string>;

export async function readAuthors(
  parts: Parts,
  presentation: readonly Relationship[],
): Promise<Authors> {
  const authors = new Map<string, string>();
  for (const { type, part } of presentation) {
    if (!/^(?:commentAuthors|authors)$/.test(type) || !parts.has(part)) continue;
    await visitXml(parts.read(part), (event) => {
      if (event.type !== "open" || !/^(?:p:cmAuthor|:author)$/.test(event.name)) return;
      authors.set(event.attributes["id"] ?? "", event.attributes["name"] ?? "");
    });
  }
  return authors;
}

/** The comments on a slide as blocks of their own: each thread's first comment, then its replies. */
export async function readSlideComments(
  parts: Parts,
  part: string,
  { authors, anchor }: { authors: Authors; anchor: Anchor },
): Promise<Block[]> {
  const blocks: Block[] = [];
  const emit = ({ author, text }: Comment) => {
    const formatted = formatComment(text, { author });
    if (formatted !== "")
      blocks.push({ kind: "paragraph", text: formatted, anchor, annotation: true });
  };
  await visitXml(
    parts.read(part),
    startThreads(authors, (thread) => thread.forEach(emit)),
  );
  return blocks;
}

const contributions = /^(?:p:cm|:cm|:reply)$/;
const texts = /^(?:p:text|a:t)$/;
const spaces = /^a:(?:p|br)$/;

/** Newer comments are stored with their replies before their own text. */
function startThreads(authors: Authors, done: (thread: Comment[]) => void) {
  let thread: Comment[] = [];
  const open: Comment[] = [];
  let inText = false;
  return (event: XmlEvent): void => {
    const comment = open.at(-1);
    if (event.type === "text") {
      if (inText && comment !== undefined) comment.text += event.text;
      return;
    }
    if (texts.test(event.name)) inText = event.type === "open";
    if (spaces.test(event.name) && comment !== undefined) comment.text += " ";
    if (!contributions.test(event.name)) return;
    if (event.type === "open") {
      const fresh = { author: authors.get(event.attributes["authorId"] ?? "") ?? "", text: "" };
      open.push(fresh);
      thread.push(fresh);
      return;
    }
    open.pop();
    if (open.length > 0) return;
    done(thread);
    thread = [];
  };
}
