import { z } from "zod";
import { endpoint } from "./endpoint.ts";
import { id, moment, typedText } from "./fields.ts";

const required = "Name and domain are required";

export const license = z.object({
  current_users: z.int(),
  max_users: z.int(),
  is_active: z.boolean(),
  expires_at: moment.nullable(),
});

export const organization = z.object({
  id,
  name: z.string(),
  domain: z.string(),
  description: z.string().nullable(),
  user_role: z.enum(["admin", "member"]),
  created_at: moment,
  license,
});
export type Organization = z.infer<typeof organization>;

export const createOrganization = endpoint({
  method: "POST",
  path: "/organization/create/",
  access: "user",
  summary: "Creates the caller's organization; the caller becomes its admin",
  status: 201,
  body: z.object({
    name: typedText(200, required),
    domain: typedText(253, required),
    description: z.string().max(2000, "Use at most 2000 characters.").nullish(),
  }),
  reply: organization,
});

export const currentOrganization = endpoint({
  method: "GET",
  path: "/organization/current/",
  access: "user",
  summary: "The caller's organization",
  reply: organization,
});

export const userStatus = endpoint({
  method: "GET",
  path: "/organization/user-status/",
  access: "user",
  summary: "How far the caller has come with onboarding",
  reply: z.object({ has_organization: z.boolean(), has_active_subscription: z.boolean() }),
});
export type UserStatus = z.infer<typeof userStatus.reply>;
