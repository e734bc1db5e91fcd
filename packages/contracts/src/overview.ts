import { z } from "zod";
import { documentFailure, documentState } from "./documents.ts";
import { endpoint } from "./endpoint.ts";
import { id, moment } from "./fields.ts";

const count = z.int().min(0);
/** Null where the licence sets no limit. */
const limit = z.int().min(1).nullable();

/** How long ago a member may have last used the product to be an active one. */
export const activeDays = 30;

export const organizationOverview = endpoint({
  method: "GET",
  path: "/organization/overview/",
  access: "admin",
  withoutLicense: true,
  summary:
    "Get what the organization uses of its license, its documents by state, the latest failures and the active members",
  reply: z.object({
    /** To the assistant, this calendar month (UTC). */
    questions: z.object({ used: count, limit, resets_at: moment }),
    seats: z.object({ used: count, limit }),
    /** In bytes, of all files, with those whose upload is under way. */
    storage: z.object({ used: count, limit }),
    documents: z.record(documentState, count),
    /** Of the files that could not be processed, those uploaded last. */
    failures: z.array(
      z.object({ id, name: z.string(), created_at: moment, failure: documentFailure }),
    ),
    /** How many of the members used the product in the last 30 days. */
    active_members: count,
  }),
});
export type OrganizationOverview = z.infer<typeof organizationOverview.reply>;
