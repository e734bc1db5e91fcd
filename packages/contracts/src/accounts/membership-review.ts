import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { done, moment } from "../fields.ts";
import { member, organization } from "../organizations.ts";

/** What an account belongs to that somebody else may have set up before its owner confirmed the address. */
export const membershipReview = z.object({
  /** When the account was recovered. */
  since: moment,
  organization,
  /** The other members, earliest first. */
  members: z.array(member),
  /** Where the organization's questions and documents are sent to be answered. */
  model_connections: z.array(z.object({ label: z.string(), base_url: z.string() })),
});
export type MembershipReview = z.infer<typeof membershipReview>;

export const getMembershipReview = endpoint({
  method: "GET",
  path: "/organization/review/",
  access: "user",
  keyScope: "none",
  summary:
    "Get the membership that the owner of a recovered account has to keep or leave; null for none",
  reply: z.object({ review: membershipReview.nullable() }),
});

export const decideMembershipReview = endpoint({
  method: "POST",
  path: "/organization/review/",
  access: "user",
  summary:
    "Keep the membership under review, or leave; an organization without other members is deleted",
  body: z.object({ decision: z.enum(["keep", "leave"], { error: "Decide: keep or leave." }) }),
  reply: done,
});
