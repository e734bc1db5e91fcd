import { once } from "node:events";
import { stat } from "node:fs/promises";
import { ExtractionError } from "../located-text.ts";
import { nameFailure } from "./name-failure.ts";
import { splitLongBlock } from "./split-long-block.ts";
import type { ChildMessage } from "../extraction-event.ts";
import type { Parser, SourceFile, Unpacker } from "../parser.ts";
import type { UnpackMessage } from "../unpacking/unpack-event.ts";

/** Characters. A cell may repeat a text of the workbook a million times. */
const mostCharacters = { atLeast: 20_000_000, perByte: 20 };

/** Runs the parser on the file and writes its events, or the failure that ends it, to standard output. */
export async function reportEvents(
  parse: Parser | Unpacker,
  file: Omit<SourceFile, "size">,
): Promise<void> {
  try {
    await run(parse, file);
  } catch (error) {
    const { reason, detail } = nameFailure(error);
    await send({ type: "failed", reason, detail });
  }
}

async function run(parse: Parser | Unpacker, file: Omit<SourceFile, "size">): Promise<void> {
  const { size } = await stat(file.path);
  if (size === 0) throw new ExtractionError("empty");
  let characters = 0;
  const most = Math.max(mostCharacters.atLeast, size * mostCharacters.perByte);
  for await (const event of parse({ ...file, size })) {
    if (event.type !== "block") {
      await send(event);
      continue;
    }
    for (const block of splitLongBlock(event.block)) {
      characters += block.text.length;
      if (characters > most) throw new ExtractionError("too_large_unpacked", "text");
      await send({ type: "block", block });
    }
  }
}

/** Waits while the pipe is full, so a slow reader bounds this process's memory. */
async function send(message: ChildMessage | UnpackMessage): Promise<void> {
  if (!process.stdout.write(`${JSON.stringify(message)}\n`)) await once(process.stdout, "drain");
}
