import type { Recognition, SourceFile } from "../parser.ts";

export type SandboxOptions = {
  /** Runs only while the parent waits for the child: a slow consumer does not use up the file's time. */
  timeoutMs: number;
  /** Resident memory of the child, V8's heap and buffers together. */
  memoryMb: number;
  signal?: AbortSignal;
};

export type SandboxJob = {
  /** The source file of the parser. */
  parser: URL;
  path: string;
  extension: string;
  recognition?: Recognition;
};

/** What a child reads from its input: a parser, with the path of its bundle where it has one, and the file for it. */
export type ChildJob = {
  parser: string;
  bundle?: string;
  file: Omit<SourceFile, "size">;
};
