import { messageMaxLength } from "@footnote/contracts/limits";
import { z } from "zod";

/** The schema of a caller's text, without characters that no database stores. */
export function askedText(description: string) {
  return z
    .string()
    .max(messageMaxLength, `Use at most ${messageMaxLength} characters.`)
    .transform((text) => text.toWellFormed().replaceAll("\u0000", "").trim())
    .refine((text) => text !== "", "Enter a question or search terms.")
    .describe(description);
}

/** Quotes document text so that it is distinct from the text around it. */
export function quote(text: string): string {
  return text
    .split(/\r\n|[\n\r\u2028\u2029\u0085\v\f]/)
    .map((line) => `> ${line}`)
    .join("\n");
}
