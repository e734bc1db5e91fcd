import { fileURLToPath } from "node:url";
import { findBundle } from "../sandbox/bundle.ts";
import { confine, nodeCommand } from "../sandbox/command.ts";
import { readLines } from "../sandbox/read-lines.ts";
import { startChild, type SandboxedChild } from "../sandbox/start-child.ts";
import { supervise } from "../sandbox/supervise.ts";
import type { SandboxOptions } from "../sandbox/job.ts";
import { pageImage, type PageImagesJob } from "./job.ts";

export type { PageToDraw } from "./job.ts";

/** A JPEG, and its size in pixels. */
export type PageImage = { readonly jpeg: Buffer; readonly width: number; readonly height: number };

/** A page as a picture, or why it could not be drawn. */
type DrawnPageImage =
  | ({ type: "drawn"; page: number } & PageImage)
  | { type: "failed"; page: number; detail: string };

const program = new URL("./child.ts", import.meta.url);
const longestMessage = 20_000_000;

/**
 * Draws pages of a .pdf with the given boxes marked, in a child process with its own memory and time limits.
 * @throws ExtractionError for a file that cannot be opened or a passed limit, the signal's reason
 */
export async function* drawMarkedPages(
  job: PageImagesJob,
  options: SandboxOptions,
): AsyncGenerator<DrawnPageImage> {
  options.signal?.throwIfAborted();
  const allowed = { memoryMb: options.memoryMb, readable: [job.path], addons: true };
  const command = nodeCommand([findBundle(program) ?? fileURLToPath(program)], allowed);
  const child = await startChild(await confine(command, options));
  child.input.write(`${JSON.stringify(job)}\n`);
  yield* supervise(child, options, readImages(child, job.pages.length));
}

async function* readImages(child: SandboxedChild, count: number): AsyncGenerator<DrawnPageImage> {
  let left = count;
  for await (const line of readLines(child.output, longestMessage)) {
    const drawn = pageImage.parse(JSON.parse(line));
    yield drawn.type === "failed" ? drawn : { ...drawn, jpeg: Buffer.from(drawn.jpeg, "base64") };
    left -= 1;
    if (left === 0) return;
  }
  throw await child.explainExit();
}
