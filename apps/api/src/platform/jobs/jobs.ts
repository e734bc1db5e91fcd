import { createHash } from "node:crypto";
import type { z } from "zod";
import { carryTrace, continueTrace, inSpan, type TraceCarrier } from "../tracing/tracing.ts";

/** What a queue needs to know about a kind of job. */
export type JobSettings<Name extends string = string> = {
  /** Letters, digits and dashes: also the name of its queue. */
  readonly name: Name;
  /** How often a job may be attempted in all. */
  readonly attempts: number;
  /** Longest duration of one attempt. */
  readonly timeoutSeconds: number;
  /** Pause before the second attempt; doubles with each further one. */
  readonly retryDelaySeconds: number;
};

/** A kind of job as data: its settings and its payload. */
export type JobDefinition<Payload = unknown, Name extends string = string> = JobSettings<Name> & {
  readonly payload: z.ZodType<Payload>;
  /** While a job with this key waits, another one with it is not added. */
  readonly keyOf: (payload: Payload) => string;
  /** Jobs of one group share the workers fairly with those of others. */
  readonly groupOf: (payload: Payload) => string;
};

export function defineJob<const Name extends string, Payload>(
  definition: JobDefinition<Payload, Name>,
): JobDefinition<Payload, Name> {
  return definition;
}

/**
 * A job as a queue keeps it: its payload, and the trace that it belongs to, which the payload's schema leaves out again.
 * @throws ZodError when the payload does not fit its definition
 */
export function packJob<Payload>(definition: JobDefinition<Payload>, payload: Payload): object {
  return { ...(definition.payload.parse(payload) as object), ...carryTrace() };
}

const keyMaxLength = 200;

/** The key of a job as a queue keeps it. Of a long one the digest: an index of Postgres takes 2,700 bytes. */
export function packKey<Payload>(definition: JobDefinition<Payload>, payload: Payload): string {
  const key = definition.keyOf(payload);
  return key.length > keyMaxLength ? createHash("sha256").update(key).digest("hex") : key;
}

export type JobAttempt = {
  /** From 1. */
  readonly number: number;
  /** No further attempt follows: a failure is final. */
  readonly last: boolean;
  /** Aborts when the attempt's time is over or the worker has to stop. */
  readonly signal: AbortSignal;
};

/** Does the work of one job. Throwing means another attempt, while there are any left. */
export type JobHandler<Payload> = (payload: Payload, attempt: JobAttempt) => Promise<void>;

/**
 * How lost deliveries are repaired: `take` returns the payloads of work that the database knows about and that nobody
 * does, and makes sure that the next sweeps do not return them again at once.
 */
export type Sweep<Payload> = { readonly everyMs: number; readonly take: () => Promise<Payload[]> };

/** A definition joined with the code that does its work. */
export type BoundJob<Name extends string = string> = {
  readonly definition: JobSettings<Name>;
  readonly handle: JobHandler<unknown>;
  /** Null for jobs whose loss does no harm. `run` enqueues what was lost and returns how much. */
  readonly sweep: { readonly everyMs: number; run: (jobs: Jobs) => Promise<number> } | null;
};

export function bindJob<Payload, Name extends string>(
  definition: JobDefinition<Payload, Name>,
  handle: JobHandler<Payload>,
  sweep: Sweep<Payload> | null,
): BoundJob<Name> {
  return {
    definition,
    handle: (payload, attempt) =>
      continueTrace(payload as TraceCarrier, () =>
        inSpan(`job ${definition.name}`, { attempt: attempt.number }, () =>
          handle(definition.payload.parse(payload), attempt),
        ),
      ),
    sweep: sweep && {
      everyMs: sweep.everyMs,
      async run(jobs) {
        const payloads = await sweep.take();
        for (const payload of payloads) await jobs.enqueue(definition, payload);
        return payloads.length;
      },
    },
  };
}

/** All kinds of jobs of an installation. */
export type JobCatalogue = Readonly<Record<string, JobSettings>>;

/** One worker for each job of a catalogue: a missing, an extra or a swapped one does not compile. */
export type JobWorkers<Catalogue extends JobCatalogue> = {
  readonly [Job in keyof Catalogue]: BoundJob<Catalogue[Job]["name"]>;
};

/** How much waits in a queue. */
export type QueueState = {
  readonly name: string;
  /** Ready to be taken, running, waiting for their time, failed for good in the last day. */
  readonly counts: Record<"waiting" | "active" | "delayed" | "failed", number>;
  /** Since when the oldest one that is ready waits. */
  readonly oldestWaiting: Date | null;
};

/**
 * Work to be done soon, by this or another process. Deliveries may be repeated and, when the queue's store is lost,
 * forgotten: every handler can run twice, and whoever enqueues stores the fact in the database first, where a sweep finds it.
 */
export type Jobs = {
  /** @throws ZodError when the payload does not fit its definition */
  enqueue<Payload>(definition: JobDefinition<Payload>, payload: Payload): Promise<void>;
  /** Starts taking jobs, up to `concurrency` of each kind at a time. */
  work(bound: readonly BoundJob[], options: { concurrency: number }): Promise<void>;
  /** The state of all queues, for all processes. @throws when the queue's store cannot be reached */
  state(): Promise<QueueState[]>;
  /** Takes no more jobs, gives running ones a short while to end, then disconnects. */
  close(): Promise<void>;
};

/** How long `close` waits for running jobs. Ingestion resumes, so it need not be long. */
export const closeGraceMs = 3_000;
