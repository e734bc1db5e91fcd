import { formatAnchors } from "@footnote/contracts/anchors";
import type { Citation, Message } from "@footnote/contracts/chat/chat";

/** A conversation as a Markdown document: every question, every answer, and the sources below each answer. */
export function writeMarkdown(name: string, messages: readonly Message[]): string {
  const parts = messages.map((message) =>
    message.role === "user" ? writeQuestion(message) : writeAnswer(message),
  );
  return `${[`# ${inline(name)}`, ...parts].join("\n\n")}\n`;
}

function writeQuestion({ content, created_at }: Message): string {
  return `## ${inline(content)}\n\n_Asked on ${day(created_at)}_`;
}

function writeAnswer({ content, metadata: { citations, stopped } }: Message): string {
  const text = stopped ? `${content}\n\n_Stopped here._` : content;
  if (citations.length === 0) return text;
  return `${text}\n\n**Sources**\n\n${citations.map(writeSource).join("\n\n")}`;
}

/** The passage stands below its source as a quotation, indented into the list. */
function writeSource({ id, payload: { text, metadata } }: Citation): string {
  const place = formatAnchors(metadata.anchors);
  const head = `- **[${id}]** ${inline(metadata.filename)}${place === "" ? "" : `, ${place}`}`;
  const quoted = text
    .trim()
    .split("\n")
    .map((line) => `  > ${line}`.trimEnd());
  return [head, "", ...quoted].join("\n");
}

/** One line, with what Markdown would read as its own made plain. */
function inline(text: string): string {
  return text
    .replace(/\s+/g, " ")
    .trim()
    .replace(/[\\`*_[\]<>#|]/g, String.raw`\$&`);
}

function day(moment: string): string {
  return moment.slice(0, 10);
}
