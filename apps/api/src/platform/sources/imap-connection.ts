import type { Readable } from "node:stream";
import type { ImapFlow } from "imapflow";
import { explainFailure } from "./explain-failure.ts";
import { SourceUnavailable } from "./source.ts";

const KB = 1024;

/** What one line or literal of the server may have; the library allows gigabytes, and parses each at once. */
export const listReplies = {
  // Of a message with thousands of recipients.
  maxLineLength: 256 * KB,
  maxResponseTokens: 20_000,
  // Of a subject, which is decoded at once.
  maxLiteralSize: 64 * KB,
  maxResponseSize: 512 * KB,
  // Few bytes would become many.
  disableCompression: true,
};

/** A message is asked for in parts, but may come as one. */
export const messageReplies = {
  ...listReplies,
  maxLiteralSize: 64 * KB * KB,
  maxResponseSize: 66 * KB * KB,
};

const replyTooLarge: ReadonlySet<unknown> = new Set([
  "LineTooLarge",
  "LiteralTooLarge",
  "ResponseTooLarge",
  "TooManyTokens",
]);
const checkEveryMs = 100;
const tooMuch = "The mail server sent more than is read of such a reply.";
const tooSlow = "The mail server took too long.";

/** What the server may send from the beginning of a step to that of the next one, and how long it may take. */
export type StepLimits = { readonly bytes: number; readonly ms: number };

export type LimitedConnection = {
  /** Does the next step. @throws SourceUnavailable, the signal's reason */
  run<T>(limits: StepLimits, work: () => Promise<T>): Promise<T>;
  /** The bytes of a message, with the reason where the connection ends before them. @throws as `run` */
  explain(content: Readable): AsyncGenerator<Buffer>;
};

/** Closes a connection as soon as the signal aborts or the server exceeds the limits of a step, whatever it waits for. */
export function limitConnection(client: ImapFlow, signal: AbortSignal): LimitedConnection {
  let reason: Error | undefined;
  let bytesMax = Infinity;
  let endsAt = Infinity;
  const close = (why: Error) => {
    reason ??= why;
    client.close();
  };
  const check = () => {
    if (client.stats().received > bytesMax) close(new SourceUnavailable(tooMuch));
    else if (Date.now() > endsAt) close(new SourceUnavailable(tooSlow));
  };
  const fail = (error: unknown): never => {
    throw reason ?? explainFailure(error);
  };
  const abort = () => close(signal.reason as Error);
  const timer = setInterval(check, checkEveryMs);
  signal.addEventListener("abort", abort);
  client.on("close", () => {
    clearInterval(timer);
    signal.removeEventListener("abort", abort);
  });
  // What breaks a connection also fails the command under way, but only this says why.
  client.on("error", (error: Error & { code?: unknown }) => {
    if (replyTooLarge.has(error.code)) reason ??= new SourceUnavailable(tooMuch, { cause: error });
  });
  return {
    async run({ bytes, ms }, work) {
      if (signal.aborted) abort();
      client.stats(true);
      bytesMax = bytes;
      endsAt = Date.now() + ms;
      return work().catch(fail);
    },
    async *explain(content) {
      try {
        yield* content as AsyncIterable<Buffer>;
      } catch (error) {
        fail(error);
      }
    },
  };
}
