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

const earliest = Date.parse("0001-01-01T00:00:00Z");
const latest = Date.parse("9999-12-31T23:59:59.999Z");
const isYearOfFourDigits = (text: string) =>
  Date.parse(text) >= earliest && Date.parse(text) <= latest;
const yearRule = "Give a date of the years 1 to 9999.";

/** A moment that a client gives, with any offset. Others than of the years 1 to 9999 in UTC are written in another way by the database and in JSON. */
export const givenMoment = momentGiven("Give an ISO 8601 date and time.");

export function momentGiven(error: string) {
  return z.iso.datetime({ offset: true, error }).refine(isYearOfFourDigits, yearRule);
}

/** A day that a client gives. */
export const givenDay = z.iso.date().refine(isYearOfFourDigits, yearRule);

/** A text that a client has read earlier, to compare with what is stored: the database takes no NUL and no half characters. */
export const textSeen = z.string().transform((text) => text.toWellFormed().replaceAll("\0", ""));

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
