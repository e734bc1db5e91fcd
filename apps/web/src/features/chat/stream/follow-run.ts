import type { AnswerEvent, NumberedEvent } from "@footnote/contracts/chat/answer-stream";
import { ApiError } from "../../../shared/http/api-error.ts";
import { readRun } from "./stream-answer.ts";

type FollowOptions = {
  /** Whether the caller still wants the events. */
  isWanted: () => boolean;
  onEvents: (events: readonly AnswerEvent[]) => void;
};

const retriesMax = 6;
const retryDelayMaxMs = 5_000;

/**
 * Passes each event of a run on exactly once until the last one. Reconnects after the last event seen whenever the
 * connection is lost. Batches events, with at most one batch per frame.
 * Throws ApiError if the run cannot be followed to its end.
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
    // The server keeps the answer, however long the browser is offline.
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

/** The last event read of a run, and how many connections in a row were lost. */
type RunProgress = { runId: string | null; last: number; ended: boolean; failures: number };

/** Records an event; returns false if it was seen before. */
function recordEvent(seen: RunProgress, { id, event }: NumberedEvent): boolean {
  if (id <= seen.last) return false;
  seen.last = id;
  seen.failures = 0;
  if (event.type === "run") seen.runId = event.run_id;
  seen.ended = event.type === "done" || event.type === "error";
  return true;
}

/** Whether to reconnect: a lost connection may recover, a refusal by the server does not. */
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
      // A hidden page renders no frames, but must be complete when it is shown again.
      if (document.hidden) flush();
      else frame ??= requestAnimationFrame(flush);
    },
    flush,
  };
}
