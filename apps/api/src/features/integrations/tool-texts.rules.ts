import { messageMaxLength } from "@footnote/contracts/limits";
import { z } from "zod";

/** Text of a caller, without what no database stores. */
export function askedText(description: string) {
  return z
    .string()
    .max(messageMaxLength, `Use at most ${messageMaxLength} characters.`)
    .transform((text) => text.toWellFormed().replaceAll("\u0000", "").trim())
    .refine((text) => text !== "", "Say what you want to know.")
    .describe(description);
}

/** Text of a document that can be told from what stands around it, whatever it holds. */
export function quote(text: string): string {
  return text
    .split(/\r\n|[\n\r\u2028\u2029\u0085\v\f]/)
    .map((line) => `> ${line}`)
    .join("\n");
}
