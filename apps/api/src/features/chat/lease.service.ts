import type { TenantApp } from "../../context/tenancy.ts";
import { withLease } from "../../platform/jobs/lease.ts";
import { stopTopic } from "./follow.service.ts";
import { renewRunLease, type Run } from "./runs.repo.ts";

type EndReason = "stopped" | "interrupted" | "lost";

/** Why an answer was ended from outside: by its user, by the end of this process, or by another process. */
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
 * Does the work of a run under its lease, which the insertion of the run acquired. Aborts the controller when the user
 * asks to stop the run or another process has ended it.
 */
export function withRunLease<Result>(
  app: TenantApp<"db" | "notifications" | "log">,
  run: Run,
  { controller, work }: { controller: AbortController; work: () => Promise<Result> },
): Promise<Result> {
  return withLease({
    async renew() {
      const state = await renewRunLease(app.db, run);
      if (state === "stopping") controller.abort(new RunEnd("stopped"));
      if (state === "lost") controller.abort(new RunEnd("lost"));
      return state !== "lost";
    },
    watch: (check) => app.notifications.subscribe(stopTopic(run.id), check),
    log: app.log,
    fields: { run: run.id },
    signal: controller.signal,
    work,
  });
}
