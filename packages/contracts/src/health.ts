import { z } from "zod";

// Outside the base path: for load balancers, container engines, monitors, and people who start the server.

/** Answers 200 as long as the process can answer at all. */
export const livePath = "/healthz";

/** Answers 200 when the process can do its work, else 503; with `?strict`, also 503 when others do not do theirs. */
export const readyPath = "/readyz";

export const readiness = z.object({
  ready: z.boolean(),
  checks: z.record(z.string(), z.enum(["ok", "failed"])),
  /** Worker processes seen in the last half minute; null when the database does not answer. */
  workers: z.int().nullable(),
  /** How long the oldest job has waited, in seconds; null when none waits or the queue does not answer. */
  oldest_job_seconds: z.number().nullable(),
});
export type Readiness = z.infer<typeof readiness>;
