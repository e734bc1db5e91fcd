import { z } from "zod";
import { endpoint } from "./endpoint.ts";

const count = z.int().min(0);
/** Null where the licence sets no limit. */
const limit = z.int().min(1).nullable();
const held = z.object({ used: count, limit });

export const usage = endpoint({
  method: "GET",
  path: "/auth/users/r2r-usage/",
  access: "member",
  summary: "What the caller's organization holds and has used this month (UTC), and what it may",
  reply: z.object({
    storage: z.object({ chunks: held, documents: held, collections: held }),
    rate_limits: z.object({ monthly_limit: limit }),
    current_usage: z.object({ monthly_limit_used: count }),
  }),
});
export type Usage = z.infer<typeof usage.reply>;

export const usageHistory = endpoint({
  method: "GET",
  path: "/organization/usage-history/",
  access: "admin",
  summary:
    "What the organization did on each of the last days (UTC), the oldest first and today last",
  query: z.object({ days: z.coerce.number().int().min(1).max(90).default(30) }),
  reply: z.object({
    days: z.array(
      z.object({
        day: z.iso.date(),
        /** Questions the assistant took in. */
        requests: count,
        /** Files that were uploaded. */
        uploads: count,
      }),
    ),
  }),
});
export type UsageDay = z.infer<typeof usageHistory.reply>["days"][number];
