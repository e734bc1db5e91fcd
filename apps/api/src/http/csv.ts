import { Readable } from "node:stream";
import type { FastifyReply } from "fastify";

/** Spreadsheets read the text as UTF-8 only with this mark. */
const byteOrderMark = "\uFEFF";

/** Streams lines as a file that is named after its content and the day. */
export function sendCsv(
  reply: FastifyReply,
  name: string,
  lines: Iterable<string> | AsyncIterable<string>,
): Readable {
  const day = new Date().toISOString().slice(0, 10);
  reply.type("text/csv; charset=utf-8");
  reply.header("content-disposition", `attachment; filename="${name}-${day}.csv"`);
  const content = Readable.from(withMark(lines));
  content.once("error", (err) => reply.log.error({ err, name }, "file broken off"));
  return content;
}

async function* withMark(lines: Iterable<string> | AsyncIterable<string>): AsyncGenerator<string> {
  yield byteOrderMark;
  yield* lines;
}
