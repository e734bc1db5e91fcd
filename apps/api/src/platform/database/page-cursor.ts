import type { z } from "zod";
import { AppError } from "../errors.ts";

type Position = readonly (string | number)[];

/** Encodes the position at which a page ends. Clients send it back as it is. */
export function encodeCursor(position: Position): string {
  return Buffer.from(JSON.stringify(position)).toString("base64url");
}

/** @throws AppError request.invalid for a text that is no cursor of the list with positions of this shape */
export function decodeCursor<Shape extends z.ZodType<Position>>(
  cursor: string,
  shape: Shape,
): z.infer<Shape> {
  const parsed = shape.safeParse(parseJson(Buffer.from(cursor, "base64url").toString()));
  if (parsed.success) return parsed.data;
  const message = "This cursor does not belong to this list. Start again without one.";
  throw new AppError("request.invalid", { message, detail: [{ field: "cursor", message }] });
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined; // the shape refuses it
  }
}

/** Cuts a page of `limit` rows from rows that were selected with a limit of one more. */
export function cutPage<Row>(
  rows: readonly Row[],
  limit: number,
  positionOf: (row: Row) => Position,
): { rows: Row[]; nextCursor: string | null } {
  const page = rows.slice(0, limit);
  const last = rows.length > limit ? page.at(-1) : undefined;
  return { rows: page, nextCursor: last === undefined ? null : encodeCursor(positionOf(last)) };
}
