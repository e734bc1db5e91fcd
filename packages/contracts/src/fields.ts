import { z } from "zod";

/** Identifier of everything but users: a UUID (version 7 when we issue it). */
export const id = z.uuid();

/** Identifier of a user, as it stands in a path: a positive 32-bit integer. */
export const userPk = z
  .string()
  .regex(/^[1-9]\d{0,9}$/, "A user is identified by a number.")
  .transform(Number)
  .refine((pk) => pk < 2 ** 31, "A user is identified by a number.");

/** A moment as ISO 8601 in UTC. */
export const moment = z.iso.datetime();

/** Text a person typed: no control characters but tab and newline, trimmed, at least one character left. */
export function typedText(maxLength: number, emptyMessage: string) {
  return z
    .string({ error: emptyMessage })
    .max(maxLength, `Use at most ${maxLength} characters.`)
    .transform((text) => text.replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g, "").trim())
    .refine((text) => text.length > 0, emptyMessage);
}

/** Reply of calls that have nothing to say but that it is done. */
export const done = z.object({ message: z.string() });
