import type { AnswerEvent, NumberedEvent } from "@footnote/contracts/chat/answer-stream";
import type { AnswerRun } from "@footnote/contracts/chat/chat";
import { errorTable } from "@footnote/contracts/errors";
import type { TenantApp } from "../../context/tenancy.ts";
import { AppError } from "../../platform/errors.ts";
import { watch } from "../../platform/notifications/watch.ts";
import type { Owner } from "./conversations.repo.ts";
import { runTopic } from "./run-log.service.ts";
import { endExpiredRuns, findRun, requestStop } from "./runs.repo.ts";
import { eventsAtOnce, selectEvents } from "./run-events.repo.ts";
import type { PublishedEvents } from "./published-events.rules.ts";

/** The topic that is notified when a user asks to stop a run. */
export const stopTopic = (runId: string) => `answer-stop:${runId}`;

/** Notifications may be lost, so a follower polls at this interval. */
const lookAgainMs = 2_000;
const stoppedWithinMs = 5_000;

/** The last event of a run whose process is gone. */
export const interrupted = {
  type: "error",
  code: "answer.interrupted",
  error: errorTable["answer.interrupted"][1],
  retry: true,
} as const satisfies AnswerEvent;

/** @throws AppError answer.not_found for one that is not there or not the caller's */
export async function getRun(app: TenantApp<"db">, owner: Owner, id: string): Promise<AnswerRun> {
  await endExpiredRuns(app.db, interrupted, { runId: id });
  const run = await findRun(app.db, owner, id);
  if (!run) throw new AppError("answer.not_found");
  return run;
}

type After = { readonly runId: string; readonly after: number };

/**
 * The events of a run up to now.
 * @throws AppError answer.not_found also for one that has ended and whose events have been cleared
 */
export async function readEvents(
  app: TenantApp<"db">,
  owner: Owner,
  { runId, after }: After,
): Promise<{ run: AnswerRun; events: NumberedEvent[] }> {
  const run = await getRun(app, owner, runId);
  const events: NumberedEvent[] = [];
  for (;;) {
    const next = await selectEvents(app.db, owner, { runId, after: events.at(-1)?.id ?? after });
    events.push(...next);
    if (next.length < eventsAtOnce) break;
  }
  if (events.length === 0 && run.state !== "running") await requireKept(app, owner, runId);
  return { run, events };
}

/** Whether there are events after one, or will be. @throws AppError answer.not_found like `readEvents` */
export async function hasMore(
  app: TenantApp<"db">,
  owner: Owner,
  { runId, after }: After,
): Promise<boolean> {
  const run = await getRun(app, owner, runId);
  if (run.state === "running") return true;
  const [next] = await selectEvents(app.db, owner, { runId, after });
  if (!next) await requireKept(app, owner, runId);
  return next !== undefined;
}

/** @throws AppError answer.not_found where no event is left */
async function requireKept(app: TenantApp<"db">, owner: Owner, runId: string): Promise<void> {
  const [first] = await selectEvents(app.db, owner, { runId, after: 0 });
  if (!first) throw new AppError("answer.not_found");
}

type From = After & { readonly gone: AbortSignal };

/**
 * Yields the events of a run after the one numbered `after`, as they come, until the last, whichever process executes it.
 * `published` holds its events if this process does.
 */
export async function* followRun(
  app: TenantApp<"db" | "notifications">,
  owner: Owner,
  { runId, after, gone, published }: From & { readonly published: PublishedEvents | undefined },
): AsyncGenerator<NumberedEvent> {
  const news = await watch(app.notifications, runTopic(runId));
  try {
    let last = after;
    let quiet = after > 0;
    while (!gone.aborted) {
      const here = published?.after(last);
      // Read before the events, so that an end between the two is still read.
      const running = here !== undefined || !quiet || (await isRunning(app, owner, runId));
      const events = here ?? (await selectEvents(app.db, owner, { runId, after: last }));
      yield* events;
      const newest = events.at(-1);
      // Without any, everything was read before, or the events have been cleared.
      if (newest ? isLast(newest.event) : !running) return;
      last = newest?.id ?? last;
      quiet = newest === undefined;
      // A full batch probably has a successor.
      if (events.length < eventsAtOnce) await news.next(lookAgainMs, gone);
    }
  } finally {
    await news.close();
  }
}

async function isRunning(app: TenantApp<"db">, owner: Owner, runId: string): Promise<boolean> {
  await endExpiredRuns(app.db, interrupted, { runId });
  return (await findRun(app.db, owner, runId))?.state === "running";
}

function isLast({ type }: AnswerEvent): boolean {
  return type === "done" || type === "error";
}

/**
 * Stops a run wherever it is made and waits a moment for its end; one that has ended stays as it is.
 * @throws AppError answer.not_found
 */
export async function stopRun(
  app: TenantApp<"db" | "notifications">,
  owner: Owner,
  runId: string,
): Promise<AnswerRun> {
  const news = await watch(app.notifications, runTopic(runId));
  try {
    const asked = await getRun(app, owner, runId);
    if (asked.state !== "running") return asked;
    await requestStop(app.db, owner, runId);
    await app.notifications.publish(stopTopic(runId));
    const timeout = AbortSignal.timeout(stoppedWithinMs);
    for (;;) {
      const run = await getRun(app, owner, runId);
      if (run.state !== "running" || timeout.aborted) return run;
      await news.next(lookAgainMs, timeout);
    }
  } finally {
    await news.close();
  }
}
