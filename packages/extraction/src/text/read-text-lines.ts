import { createReadStream } from "node:fs";
import { detectEncoding, openDecoder } from "./encoding.ts";

export type TextLine = {
  /** From 1. The pieces of one very long line share its number. */
  number: number;
  text: string;
  /** Bytes of the file read so far. */
  bytes: number;
};

/** Characters. A longer line is emitted in pieces, so that a file of one line is not held whole. */
const longestPiece = 16_000;

/** The file's decoded text, in the pieces it was read in. */
export async function* readText(path: string): AsyncGenerator<{ text: string; bytes: number }> {
  const decoder = openDecoder(await detectEncoding(path));
  let bytes = 0;
  for await (const chunk of createReadStream(path) as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    yield { text: decoder.write(chunk), bytes };
  }
  yield { text: decoder.end(), bytes };
}

/** The file's lines in any encoding and with any line ends. */
export async function* readTextLines(path: string): AsyncGenerator<TextLine> {
  let rest = "";
  let number = 1;
  let bytes = 0;
  for await (const part of readText(path)) {
    bytes = part.bytes;
    const lines = (rest + part.text).split(/\r\n|\n|\r(?!$)/);
    rest = lines.pop() ?? "";
    for (const text of lines) {
      yield { number, text, bytes };
      number += 1;
    }
    while (rest.length > longestPiece) {
      yield { number, text: rest.slice(0, longestPiece), bytes };
      rest = rest.slice(longestPiece);
    }
  }
  rest = rest.replace(/\r$/, "");
  if (rest !== "") yield { number, text: rest, bytes };
}
