import type { Has } from "../../platform/app.ts";
import { stopTopic } from "./follow.service.ts";
import { extendLease, type Run } from "./runs.repo.ts";

/** A third of the lease, so that one lost beat does no harm. */
const everyMs = 5_000;

type EndReason = "stopped" | "interrupted" | "lost";

/** Why the making of an answer was ended from outside: by its person, by the end of this process, or by another one. */
export class RunEnd extends Error {
  override readonly name = "RunEnd";
  readonly reason: EndReason;
  constructor(reason: EndReason) {
    super(`The answer was ${reason}`);
    this.reason = reason;
  }

  static of(signal: AbortSignal): EndReason | undefined {
    return signal.reason instanceof RunEnd ? signal.reason.reason : undefined;
  }
}

/**
 * Keeps a run alive while this process makes it, and aborts the making when it is to be stopped or somebody else has
 * ended it. Returns what lets go of it.
 */
export async function holdRun(
  app: Has<"db" | "notifications" | "log">,
  run: Run,
  controller: AbortController,
): Promise<() => Promise<void>> {
  const beat = async () => {
    try {
      const state = await extendLease(app.db, run);
      if (state === "stopping") controller.abort(new RunEnd("stopped"));
      if (state === "lost") controller.abort(new RunEnd("lost"));
    } catch (error) {
      // The next beat may come through; if none does, the lease ends and others end the run.
      app.log.warn({ err: error, run: run.id }, "the lease of an answer was not extended");
    }
  };
  const timer = setInterval(() => void beat(), everyMs);
  const unsubscribe = await app.notifications.subscribe(stopTopic(run.id), () => void beat());
  return async () => {
    clearInterval(timer);
    await unsubscribe();
  };
}
