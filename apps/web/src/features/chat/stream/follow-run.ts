import type { AnswerEvent, NumberedEvent } from "@footnote/contracts/chat/answer-stream";
import { ApiError } from "../../../shared/http/api-error.ts";
import { readRun } from "./stream-answer.ts";

type FollowOptions = {
  /** Whether anybody still wants to know. */
  isWanted: () => boolean;
  onEvents: (events: readonly AnswerEvent[]) => void;
};

const retriesMax = 6;
const retryDelayMaxMs = 5_000;

/**
 * Passes the events of a run on until the last one, each once, connecting again after the last one seen whenever the
 * connection is lost. Events of one moment are passed on together, at most once a frame.
 * Throws ApiError when the run cannot be followed to its end.
 */
export async function followRun(
  start: { runId: string | null; events: AsyncIterable<NumberedEvent> | null },
  { isWanted, onEvents }: FollowOptions,
): Promise<void> {
  const batch = batchByFrame(onEvents);
  const seen: RunProgress = { runId: start.runId, last: 0, ended: false, failures: 0 };
  let source = start.events;
  while (isWanted() && !seen.ended) {
    try {
      source ??= await readRun(seen.runId ?? "", seen.last);
      await forwardEvents(source);
    } catch (error) {
      if (isFinal(error)) throw error;
    }
    if (seen.ended) break;
    source = null;
    if (!isWanted()) return;
    if (seen.runId === null || seen.failures >= retriesMax) throw connectionLost();
    // However long a browser is offline, the answer waits for it on the server.
    if (!navigator.onLine) await waitUntilOnline();
    else await waitBeforeRetry(++seen.failures);
  }
  batch.flush();

  async function forwardEvents(events: AsyncIterable<NumberedEvent>) {
    for await (const numbered of events) {
      if (!isWanted()) return;
      if (recordEvent(seen, numbered)) batch.add(numbered.event);
      if (seen.ended) return;
    }
  }
}

/** How far a run has been read, and how often in a row its connection was lost. */
type RunProgress = { runId: string | null; last: number; ended: boolean; failures: number };

/** Takes note of an event; false when it was seen before. */
function recordEvent(seen: RunProgress, { id, event }: NumberedEvent): boolean {
  if (id <= seen.last) return false;
  seen.last = id;
  seen.failures = 0;
  if (event.type === "run") seen.runId = event.run_id;
  seen.ended = event.type === "done" || event.type === "error";
  return true;
}

/** A refusal by the server stays one; a lost connection may come back. */
function isFinal(error: unknown): boolean {
  return error instanceof ApiError && error.status >= 400 && error.status < 500;
}

function connectionLost(): ApiError {
  return new ApiError("", { status: 0, code: "network.unreachable", detail: null });
}

function waitUntilOnline(): Promise<void> {
  return new Promise((resolve) => {
    addEventListener("online", () => resolve(), { once: true });
  });
}

function waitBeforeRetry(attempt: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, Math.min(150 * 2 ** attempt, retryDelayMaxMs));
  });
}

function batchByFrame(pass: (events: readonly AnswerEvent[]) => void) {
  let waiting: AnswerEvent[] = [];
  let frame: number | undefined;
  const flush = () => {
    if (frame !== undefined) cancelAnimationFrame(frame);
    frame = undefined;
    if (waiting.length > 0) pass(waiting);
    waiting = [];
  };
  return {
    add(event: AnswerEvent) {
      waiting.push(event);
      // A hidden page draws no frames, but it should be whole when it is shown again.
      if (document.hidden) flush();
      else frame ??= requestAnimationFrame(flush);
    },
    flush,
  };
}
