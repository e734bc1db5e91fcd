import { z } from "zod";

/** Outside the base path, for load balancers and people who start the server. */
export const readyPath = "/readyz";

export const readiness = z.object({
  ready: z.boolean(),
  checks: z.record(z.string(), z.enum(["ok", "failed"])),
});
