import { z } from "zod";

/** Identifier of everything but users: a UUID (version 7 when we issue it). */
export const id = z.uuid();

/** Identifier of a user, as used in a path: a positive 32-bit integer. */
export const userPk = z
  .string()
  .regex(/^[1-9]\d{0,9}$/, "A user is identified by a number.")
  .transform(Number)
  .refine((pk) => pk < 2 ** 31, "A user is identified by a number.");

/** A moment as ISO 8601 in UTC. */
export const moment = z.iso.datetime();

/** What can be stored of a text: whole characters, of the controls but tab and newline; trimmed. */
export function cleanText(text: string): string {
  return text
    .toWellFormed()
    .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g, "")
    .trim();
}

/** Text that is searched for, cleaned; nothing when nothing is left of it. */
export const searchedText = z
  .string()
  .max(200, "Use at most 200 characters.")
  .transform((text) => cleanText(text) || undefined)
  .optional();

/** Text a person may have typed, cleaned; null when nothing is left of it. */
export function optionalText(maxLength: number) {
  return z
    .string()
    .max(maxLength, `Use at most ${maxLength} characters.`)
    .nullish()
    .transform((text) => cleanText(text ?? "") || null);
}

/** Text that a change may leave out: undefined leaves it as it is, null and an empty text empty it. */
export function changedText(maxLength: number) {
  return z
    .string()
    .max(maxLength, `Use at most ${maxLength} characters.`)
    .transform((text) => cleanText(text) || null)
    .nullable()
    .optional();
}

/** Text a person typed, cleaned, with at least one character left. */
export function typedText(maxLength: number, emptyMessage: string) {
  return z
    .string({ error: emptyMessage })
    .max(maxLength, `Use at most ${maxLength} characters.`)
    .transform(cleanText)
    .refine((text) => text.length > 0, emptyMessage);
}

/** Reply of calls that have nothing to say but that it is done. */
export const done = z.object({ message: z.string() });

/** Text that a client may leave out, or send as null or "" when it has none. */
export const ifAny = z
  .string()
  .max(16_384)
  .nullish()
  .transform((value) => value || undefined);
