import type { Recognition } from "../parser.ts";

export type SandboxOptions = {
  /** Counts only while the child is waited for: a slow consumer does not use up the file's time. */
  timeoutMs: number;
  /** Resident memory of the child, V8's heap and buffers together. */
  memoryMb: number;
  signal?: AbortSignal;
};

/** `program` is the file that Node runs, when it is not the one that reports a parser's events. */
export type SandboxJob = {
  parser: URL;
  path: string;
  extension: string;
  recognition?: Recognition;
  program?: URL;
};
