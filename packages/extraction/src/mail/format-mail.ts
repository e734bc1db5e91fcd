import type { Block } from "../located-text.ts";
import { openHtml } from "../web/page-document.ts";
import { elementsMax, readShownText } from "../web/read-shown-text.ts";
import { startNumbering } from "../number-paragraphs.ts";

export type Mail = {
  subject: string;
  /** Such as "From" and the sender, in the order in which they are shown. */
  headers: readonly (readonly [name: string, value: string])[];
  /** The body, as HTML where the message has it: that is what a mail program shows. */
  html: string | undefined;
  text: string | undefined;
};

/**
 * A message as blocks with the numbers of paragraphs: subject, headers and body. The names of what is attached are no text:
 * a search would find them in place of the sentences of the documents that they become.
 */
export function* formatMail(mail: Mail): Generator<Block> {
  const add = startNumbering();
  if (mail.subject !== "") yield* add([{ kind: "heading", level: 1, text: mail.subject }]);
  const headers = mail.headers.filter(([, value]) => value !== "");
  const shown = headers.map(([name, value]) => `${name}: ${value}`).join("\n");
  if (shown !== "") yield* add([{ kind: "paragraph", text: shown }]);
  yield* add(readBody(mail));
}

function readBody({ html, text = "" }: Mail): Iterable<Omit<Block, "anchor">> {
  if (html !== undefined && html.trim() !== "") return readHtmlBody(html);
  const paragraphs = text.split(/\r?\n(?:[ \t]*\r?\n)+/).map((one) => one.trim());
  return paragraphs
    .filter((one) => one !== "")
    .map((one) => ({ kind: "paragraph" as const, text: one }));
}

function* readHtmlBody(html: string): Generator<Block> {
  for (const event of readShownText(openHtml(html, elementsMax))) {
    if (event.type === "block") yield event.block;
  }
}
