import { Readable } from "node:stream";
import type { FastifyReply } from "fastify";

/** Spreadsheets take the text for UTF-8 only when it says so. */
const byteOrderMark = "\uFEFF";

export function toCsvLine(cells: readonly (string | number | null | undefined)[]): string {
  return `${cells.map((cell) => toCell(String(cell ?? ""))).join(",")}\r\n`;
}

/** A name that begins like a formula would be run by a spreadsheet: an apostrophe makes it text. */
function toCell(text: string): string {
  const safe = /^[=+\-@\t\r\n]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Sends lines as they come, as a file that is called after its content and the day. */
export function sendCsv(
  reply: FastifyReply,
  name: string,
  lines: Iterable<string> | AsyncIterable<string>,
): Readable {
  const day = new Date().toISOString().slice(0, 10);
  reply.type("text/csv; charset=utf-8");
  reply.header("content-disposition", `attachment; filename="${name}-${day}.csv"`);
  return Readable.from(withMark(lines));
}

async function* withMark(lines: Iterable<string> | AsyncIterable<string>): AsyncGenerator<string> {
  yield byteOrderMark;
  yield* lines;
}
