import { Readable } from "node:stream";
import type { FastifyReply } from "fastify";

/** Spreadsheets take the text for UTF-8 only when it says so. */
const byteOrderMark = "\uFEFF";

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
