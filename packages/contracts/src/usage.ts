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
  withoutLicense: true,
  summary: "Get the organization's storage, its usage this month (UTC) and its limits",
  reply: z.object({
    storage: z.object({
      chunks: held,
      documents: held,
      collections: held,
      /** Of all files, with those whose upload is under way. */
      bytes: held,
    }),
    rate_limits: z.object({ monthly_limit: limit }),
    current_usage: z.object({ monthly_limit_used: count }),
  }),
});
export type Usage = z.infer<typeof usage.reply>;

export const modelKinds = ["chat", "embedding", "transcription"] as const;
export type ModelKind = (typeof modelKinds)[number];

const modelUsage = z.object({
  kind: z.enum(modelKinds),
  model: z.string(),
  /** As the provider counts them, else estimated. */
  input_tokens: count,
  output_tokens: count,
  /** Of recordings that were written down. */
  seconds: z.number().min(0),
  /** At the prices the operator has set, in their currency; 0 without prices. */
  cost: z.number().min(0),
});
export type ModelUsage = z.infer<typeof modelUsage>;

const period = z.object({ days: z.coerce.number().int().min(1).max(90).default(30) });

export const usageHistory = endpoint({
  method: "GET",
  path: "/organization/usage-history/",
  access: "admin",
  withoutLicense: true,
  summary: "Get the organization's daily usage of the last days (UTC), oldest first",
  query: period,
  reply: z.object({
    days: z.array(
      z.object({
        day: z.iso.date(),
        /** Questions the assistant took in. */
        requests: count,
        /** Files that were uploaded. */
        uploads: count,
        /** What the models took that day. */
        models: z.array(modelUsage),
      }),
    ),
  }),
});
export type UsageDay = z.infer<typeof usageHistory.reply>["days"][number];

export const exportUsageHistory = endpoint({
  method: "GET",
  path: "/organization/usage-history/export/",
  access: "admin",
  heavy: true,
  withoutLicense: true,
  summary: "Export the daily usage as CSV; the export is an audit event",
  query: period,
  replyKind: "bytes",
  reply: z.unknown(),
});
