import { z } from "zod";
import type { Has } from "../app.ts";
import { type BoundJob, bindJob, defineJob, type JobDefinition } from "../jobs/jobs.ts";
import { deliver, type Mail } from "./mail.ts";

/** A mail is enqueued after its transaction. When that delivery is lost, the sweeper enqueues it after this long. */
export const firstDueMs = 60_000;
/** When a mail that was due is due again. */
const nextDueMs = 10 * 60_000;
const sweepEveryMs = 60_000;

type MailPayload = { mailId: string };

/** Defines the job that sends the mails of one outbox. */
export function defineMailJob<const Name extends string>(name: Name) {
  return defineJob({
    name,
    payload: z.object({ mailId: z.uuid() }),
    attempts: 5,
    timeoutSeconds: 2 * 60,
    retryDelaySeconds: 5,
    keyOf: ({ mailId }) => mailId,
    groupOf: ({ mailId }) => mailId,
  });
}

/** The rows of one table that are mails to be sent: written in the transaction that causes them, sent by a job after it. */
type Outbox<Row> = {
  /** Finds a mail that waits to be sent and is still useful. */
  find(mailId: string, now: Date): Promise<Row | undefined>;
  /** Writes the mail; undefined when there is no reason to send it any more. */
  write(row: Row): Promise<Mail | undefined>;
  /** Stores the final outcome. */
  settle(mailId: string, outcome: "sent" | "refused"): Promise<void>;
  /** Returns the waiting mails that are due, and moves their due time to `next`. */
  takeDue(turn: { now: Date; next: Date }): Promise<string[]>;
};

/** Sends the mails of an outbox. A mail is sent again when the process is killed before the outcome is stored. */
export function bindOutbox<Name extends string, Row>(
  app: Has<"mailer" | "log">,
  job: JobDefinition<MailPayload, Name>,
  outbox: Outbox<Row>,
): BoundJob<Name> {
  const handle = async ({ mailId }: MailPayload) => {
    const row = await outbox.find(mailId, new Date());
    if (row === undefined || !app.mailer) return;
    const mail = await outbox.write(row);
    if (!mail) return;
    const outcome = await deliver(app.mailer, mail);
    if (outcome === "refused") app.log.warn({ job: job.name, mailId }, "mail refused");
    await outbox.settle(mailId, outcome);
  };
  const take = async () => {
    if (!app.mailer) return [];
    const now = new Date();
    const due = await outbox.takeDue({ now, next: new Date(now.getTime() + nextDueMs) });
    return due.map((mailId) => ({ mailId }));
  };
  return bindJob(job, handle, { everyMs: sweepEveryMs, take });
}
