import { fileURLToPath } from "node:url";
import { findBundle } from "./bundle.ts";
import { confine, nodeCommand } from "./command.ts";
import { type SandboxedChild, startChild } from "./start-child.ts";
import type { ChildJob, SandboxJob, SandboxOptions } from "./job.ts";

const childSource = new URL("./child.ts", import.meta.url);

/** Starts a child that reads one file with one parser and writes its events as JSON lines. */
export async function startParser(
  job: SandboxJob,
  options: SandboxOptions,
): Promise<SandboxedChild> {
  const { parser, path, extension, recognition } = job;
  const bundle = findBundle(parser);
  const program =
    (bundle === undefined ? undefined : findBundle(childSource)) ?? fileURLToPath(childSource);
  const { memoryMb } = options;
  const allowed = { memoryMb, readable: [path], addons: recognition !== undefined };
  const child = await startChild(await confine(nodeCommand([program], allowed), options));
  const message: ChildJob = {
    parser: parser.href,
    ...(bundle !== undefined && { bundle }),
    file: { path, extension, ...(recognition && { recognition }) },
  };
  child.input.write(`${JSON.stringify(message)}\n`);
  return child;
}
