import type { Recognition } from "../parser.ts";

export type SandboxOptions = {
  /** Runs only while the parent waits for the child: a slow consumer does not use up the file's time. */
  timeoutMs: number;
  /** Resident memory of the child, V8's heap and buffers together. */
  memoryMb: number;
  signal?: AbortSignal;
};

/** `program` is the file that Node runs instead of the one that reports a parser's events. */
export type SandboxJob = {
  parser: URL;
  path: string;
  extension: string;
  recognition?: Recognition;
  program?: URL;
};
