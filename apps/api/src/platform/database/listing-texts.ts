import { type ListSort, listSort } from "@footnote/contracts/paging";
import { z } from "zod";
import { AppError } from "../errors.ts";

const cursorShape = z.tuple([listSort, z.string(), z.uuid()]);

/** Where a page ended, as a text that means nothing to the client. */
export function writeCursor(last: { sort: ListSort; key: string | Date; id: string }): string {
  const key = last.key instanceof Date ? last.key.toISOString() : last.key;
  return Buffer.from(JSON.stringify([last.sort, key, last.id])).toString("base64url");
}

/** @throws AppError request.invalid for a text that is no cursor, or one of another order */
export function readCursor(text: string, sort: ListSort): { key: string; id: string } {
  const parsed = cursorShape.safeParse(parseJson(Buffer.from(text, "base64url").toString()));
  const [given, key, id] = parsed.data ?? [];
  const dated = sort.endsWith("name") || !Number.isNaN(Date.parse(key ?? ""));
  if (given !== sort || key === undefined || id === undefined || !dated) {
    const message = "This cursor does not belong to this listing. Start again without one.";
    throw new AppError("request.invalid", { message, detail: { field: "cursor" } });
  }
  return { key, id };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined; // no cursor: what it is not is said by the shape
  }
}

/**
 * A regular expression of Postgres that finds a text in a name, whatever the case of either. Made from the cases of
 * each character, because `ilike` and `lower` fold nothing but ASCII in some databases' locales.
 */
export function namePattern(search: string): string {
  return Array.from(search.normalize("NFC")).map(eitherCase).join("");
}

function eitherCase(character: string): string {
  const cases = new Set([character, character.toLowerCase(), character.toUpperCase()]);
  const single = [...cases].filter((variant) => Array.from(variant).length === 1);
  if (single.length > 1) return `[${single.join("")}]`;
  return /[\p{L}\p{N}\s]/u.test(character) ? character : `\\${character}`;
}
