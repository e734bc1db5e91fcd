import type { z } from "zod";

/** A kind of job as data: what it carries, how often and how long it may be tried. */
export type JobDefinition<Payload = unknown> = {
  /** Letters, digits and dashes: also the name of its queue. */
  readonly name: string;
  readonly payload: z.ZodType<Payload>;
  /** Times a job may be tried in all. */
  readonly attempts: number;
  /** Longest run of one attempt. */
  readonly timeoutSeconds: number;
  /** Pause before the second attempt; doubles with each further one. */
  readonly retryDelaySeconds: number;
  /** While a job with this key waits, another one with it is not added. */
  readonly keyOf: (payload: Payload) => string;
  /** Jobs of one group share the workers fairly with those of others. */
  readonly groupOf: (payload: Payload) => string;
};

export function defineJob<Payload>(definition: JobDefinition<Payload>): JobDefinition<Payload> {
  return definition;
}

export type JobAttempt = {
  /** From 1. */
  readonly number: number;
  /** No further attempt follows: whoever fails now fails for good. */
  readonly last: boolean;
  /** Aborts when the attempt's time is over or the worker is stopping for good. */
  readonly signal: AbortSignal;
};

/** Does the work of one job. Throwing means another attempt, while there are any left. */
export type JobHandler<Payload> = (payload: Payload, attempt: JobAttempt) => Promise<void>;

/** A definition joined with the code that does its work. */
export type BoundJob = {
  readonly definition: JobDefinition;
  readonly handle: JobHandler<unknown>;
};

export function bindJob<Payload>(
  definition: JobDefinition<Payload>,
  handle: JobHandler<Payload>,
): BoundJob {
  return {
    definition: definition as JobDefinition,
    handle: (payload, attempt) => handle(definition.payload.parse(payload), attempt),
  };
}

/** How much waits in a queue. */
export type QueueState = {
  readonly name: string;
  /** Could be taken now, is being done, waits for its time, has failed for good in the last day. */
  readonly counts: Record<"waiting" | "active" | "delayed" | "failed", number>;
  /** Since when the oldest that could be taken waits. */
  readonly oldestWaiting: Date | null;
};

/**
 * Work to be done soon, by this or another process. Deliveries may be repeated and, when the queue's store is lost,
 * forgotten: every handler can run twice, and whoever enqueues keeps the fact in the database and looks after it.
 */
export type Jobs = {
  /** @throws ZodError when the payload does not fit its definition */
  enqueue<Payload>(definition: JobDefinition<Payload>, payload: Payload): Promise<void>;
  /** Starts taking jobs, up to `concurrency` of each kind at a time. */
  work(bound: readonly BoundJob[], options: { concurrency: number }): Promise<void>;
  /** What waits, in all processes. @throws when the queue cannot be reached */
  state(): Promise<QueueState[]>;
  /** Takes no more jobs, gives running ones a short while to end, then disconnects. */
  close(): Promise<void>;
};

/** How long `close` waits for running jobs. Ingestion resumes, so it need not be long. */
export const closeGraceMs = 3_000;
