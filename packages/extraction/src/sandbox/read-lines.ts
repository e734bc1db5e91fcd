import { ExtractionError } from "../located-text.ts";
import type { Readable } from "node:stream";

/** The stream's lines, without their ends. Throws "crashed" for a line of more than `longest` characters. */
export async function* readLines(stream: Readable, longest: number): AsyncGenerator<string> {
  stream.setEncoding("utf8");
  let rest = "";
  for await (const chunk of stream as AsyncIterable<string>) {
    const lines = (rest + chunk).split("\n");
    rest = lines.pop() ?? "";
    if (rest.length > longest) throw new ExtractionError("crashed", "a message without an end");
    yield* lines;
  }
}
