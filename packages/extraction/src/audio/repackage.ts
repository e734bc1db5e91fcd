import { fileURLToPath } from "node:url";
import { ExtractionError } from "../located-text.ts";
import { findBundle } from "../sandbox/bundle.ts";
import { confine, nodeCommand } from "../sandbox/command.ts";
import { startChild } from "../sandbox/start-child.ts";
import { supervise } from "../sandbox/supervise.ts";
import { receive } from "./messages.ts";
import type { SandboxOptions } from "../sandbox/job.ts";
import type { SandboxedChild } from "../sandbox/start-child.ts";
import type { AudioPart } from "./audio-part.ts";

const program = new URL("./repackaging.ts", import.meta.url);

/**
 * The sound of a recording in parts by time, without decoding it: frames of an .mp3, samples of a .wav, the audio track
 * of an .mp4 as .m4a. Runs in the parsers' sandbox.
 */
export async function* repackage(
  input: { path: string; extension: string },
  options: SandboxOptions,
): AsyncGenerator<AudioPart> {
  const command = [findBundle(program) ?? fileURLToPath(program), input.path, input.extension];
  const allowed = { memoryMb: options.memoryMb, readable: [input.path] };
  const child = await startChild(await confine(nodeCommand(command, allowed), options));
  yield* supervise(child, options, readParts(child));
}

async function* readParts(child: SandboxedChild): AsyncGenerator<AudioPart> {
  for await (const { message, bytes } of receive(child.output)) {
    if (message.type === "done") return;
    if (message.type === "failed") throw new ExtractionError(message.reason, message.detail);
    const { name, mimeType, from, to, total } = message;
    yield { file: new File([bytes], name, { type: mimeType }), from, to, total };
  }
  throw await child.explainExit();
}
