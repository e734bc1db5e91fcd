import type { XmlEvent } from "../office/read-xml.ts";

/** Replaces a page's number, which differs from page to page. */
export const pageMark = "\uFFFC";

const numbering = /^\s*(?:PAGE|NUMPAGES|SECTIONPAGES)\b/i;

/** Words that have no meaning without a page number. */
const labels =
  /^(?:p|pp|pg|page|of|seite|von|s|página|pagina|de|di|van|sur|страница|из|第|共|頁|页|ページ)$/iu;

type Field = { instruction: string; inResult: boolean };

/** Replaces the page numbers that a part's fields show with a mark. */
export function startPageNumbers(): (event: XmlEvent) => XmlEvent {
  const fields: Field[] = [];
  let inInstruction = false;
  const open = (name: string, attributes: Readonly<Record<string, string>>) => {
    const state = attributes["fldCharType"];
    const field = fields.at(-1);
    if (name === "w:fldSimple") {
      fields.push({ instruction: attributes["instr"] ?? "", inResult: true });
    } else if (name === "w:fldChar" && state === "begin") {
      fields.push({ instruction: "", inResult: false });
    } else if (name === "w:fldChar" && state === "end") fields.pop();
    else if (name === "w:fldChar" && field !== undefined) field.inResult = true;
  };
  return (event) => {
    if (event.type === "text") {
      const field = fields.at(-1);
      if (inInstruction && field !== undefined) field.instruction += event.text;
      const isNumber = fields.some((one) => one.inResult && numbering.test(one.instruction));
      return isNumber && event.text.trim() !== "" ? { type: "text", text: pageMark } : event;
    }
    if (event.name === "w:instrText") inInstruction = event.type === "open";
    if (event.type === "open") open(event.name, event.attributes);
    else if (event.name === "w:fldSimple") fields.pop();
    return event;
  };
}

const oldField =
  /\u0013\s*(?:PAGE|NUMPAGES|SECTIONPAGES)\b[^\u0013-\u0015]*(?:\u0014[^\u0013\u0015]*)?\u0015/gi;

/** The same for the text of a .doc, whose fields are between control characters. */
export function markPageNumbers(text: string): string {
  return text.replace(oldField, pageMark);
}

/** The text without the marks; "" where it has only a page number. */
export function withoutPageNumbers(text: string): string {
  if (!text.includes(pageMark)) return text;
  const rest = text
    .replaceAll(pageMark, "")
    .replace(/[^\S\n]+/g, " ")
    .trim();
  const words = rest.match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.every((word) => labels.test(word)) ? "" : rest;
}
