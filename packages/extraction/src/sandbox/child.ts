/** The sandboxed process: one parser, one file, JSON lines out. Started by start-child.ts only. */
import { once } from "node:events";
import { stat } from "node:fs/promises";
import { ExtractionError } from "../located-text.ts";
import { denyNetwork } from "./deny-network.ts";
import { nameFailure } from "./name-failure.ts";
import { splitLongBlock } from "./split-long-block.ts";
import type { ChildMessage } from "../extraction-event.ts";
import type { Parser, Recognition } from "../parser.ts";

/** Characters. A cell may repeat a text of the workbook a million times. */
const mostCharacters = { atLeast: 20_000_000, perByte: 20 };

denyNetwork();
// The parent holds the other end: when it exits, so does this process.
process.stdin.resume().once("close", () => process.exit(1));

const [parserUrl = "", path = "", extension = "", request = "null"] = process.argv.slice(2);
try {
  await run();
} catch (error) {
  const { reason, detail } = nameFailure(error);
  await send({ type: "failed", reason, detail });
}
process.stdout.end(() => process.exit(0));

async function run(): Promise<void> {
  const { size } = await stat(path);
  if (size === 0) throw new ExtractionError("empty");
  const { parse } = (await import(parserUrl)) as { parse: Parser };
  let characters = 0;
  const most = Math.max(mostCharacters.atLeast, size * mostCharacters.perByte);
  const recognition = JSON.parse(request) as Recognition | null;
  const file = { path, extension, size, ...(recognition === null ? {} : { recognition }) };
  for await (const event of parse(file)) {
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
async function send(message: ChildMessage): Promise<void> {
  if (!process.stdout.write(`${JSON.stringify(message)}\n`)) await once(process.stdout, "drain");
}
