import { z } from "zod";
import { endpoint } from "./endpoint.ts";
import { done, givenMoment, id, moment, searchedText, userPk } from "./fields.ts";
import { member, role } from "./organizations.ts";

const limit = z.int().min(0).max(2_147_483_647).nullable();

/** A licence as operators see it. A limit that is null or 0 is none. */
const operatorLicense = z.object({
  max_users: z.int(),
  max_documents: z.int().nullable(),
  max_chunks: z.int().nullable(),
  max_collections: z.int().nullable(),
  max_storage_mb: z.int().nullable(),
  monthly_requests: z.int().nullable(),
  is_active: z.boolean(),
  expires_at: moment.nullable(),
  /** Whose word activity and expiry are: that of the beginning, of a subscription, or of an operator. */
  source: z.enum(["initial", "subscription", "operator"]),
});
export type OperatorLicense = z.infer<typeof operatorLicense>;

const operatorOrganization = z.object({
  id,
  name: z.string(),
  domain: z.string(),
  created_at: moment,
  members: z.int(),
  documents: z.int(),
  failed_documents: z.int(),
  chunks: z.int(),
  collections: z.int(),
  /** What its files take, in bytes. */
  stored_bytes: z.int(),
  /** To the assistant, this calendar month (UTC). */
  requests: z.int(),
  license: operatorLicense,
  /** The payment provider's word; null without a subscription. */
  subscription_status: z.string().nullable(),
});
export type OperatorOrganization = z.infer<typeof operatorOrganization>;

const page = {
  /** Part of a name, a domain or an address. */
  search: searchedText,
  limit: z.coerce.number().int().min(1).max(200).default(50),
  /** `next_cursor` of the page before. */
  cursor: z.string().max(100).optional(),
};

export const listOrganizations = endpoint({
  method: "GET",
  path: "/operator/organizations/",
  access: "operator",
  summary: "List all organizations with their members, documents and usage, latest first",
  query: z.object(page),
  reply: z.object({
    organizations: z.array(operatorOrganization),
    next_cursor: z.string().nullable(),
  }),
});

export const describeOrganization = endpoint({
  method: "GET",
  path: "/operator/organizations/:id/",
  access: "operator",
  summary: "Get an organization with its members",
  params: z.object({ id }),
  reply: operatorOrganization.extend({ member_list: z.array(member) }),
});
export type OperatorOrganizationDetail = z.infer<typeof describeOrganization.reply>;

export const exportOrganizationUsage = endpoint({
  method: "GET",
  path: "/operator/organizations/:id/usage-history/export/",
  access: "operator",
  summary: "Export the daily usage of an organization as CSV",
  params: z.object({ id }),
  query: z.object({ days: z.coerce.number().int().min(1).max(90).default(30) }),
  replyKind: "bytes",
  reply: z.unknown(),
});

export const licenseChange = z
  .object({
    max_users: z.int().min(1).max(2_147_483_647),
    max_documents: limit,
    max_chunks: limit,
    max_collections: limit,
    max_storage_mb: limit,
    monthly_requests: limit,
    is_active: z.boolean(),
    expires_at: givenMoment.nullable(),
    /** Gives activity and expiry back to the subscription, after an operator has set them. */
    follow_subscription: z.literal(true),
  })
  .partial();
export type LicenseChange = z.infer<typeof licenseChange>;

export const setLicense = endpoint({
  method: "PATCH",
  path: "/operator/organizations/:id/license/",
  access: "operator",
  summary:
    "Change the given fields of a license; activity and expiry then no longer follow the subscription",
  params: z.object({ id }),
  body: licenseChange,
  reply: operatorLicense,
});

const operatorUser = z.object({
  pk: z.int(),
  email: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  created_at: moment,
  is_operator: z.boolean(),
  organization: z.object({ id, name: z.string() }).nullable(),
  role: role.nullable(),
});
export type OperatorUser = z.infer<typeof operatorUser>;

export const listUsers = endpoint({
  method: "GET",
  path: "/operator/users/",
  access: "operator",
  summary: "List all users, latest first",
  query: z.object(page),
  reply: z.object({ users: z.array(operatorUser), next_cursor: z.string().nullable() }),
});

export const changeUser = endpoint({
  method: "PATCH",
  path: "/operator/users/:userPk/",
  access: "operator",
  summary: "Change a user's role in the organization or operator rights",
  params: z.object({ userPk }),
  body: z.object({ role, is_operator: z.boolean() }).partial(),
  reply: operatorUser,
});

export const offerPasswordReset = endpoint({
  method: "POST",
  path: "/operator/users/:userPk/password-reset/",
  access: "operator",
  summary: "Create a password reset link for a user, valid for one hour",
  params: z.object({ userPk }),
  reply: z.object({ reset_url: z.url() }),
});

const failedDocument = z.object({
  id,
  name: z.string(),
  size: z.int(),
  created_at: moment,
  organization: z.object({ id, name: z.string() }),
  failure: z.object({ code: z.string(), message: z.string(), can_retry: z.boolean() }),
});
export type FailedDocument = z.infer<typeof failedDocument>;

export const listFailedDocuments = endpoint({
  method: "GET",
  path: "/operator/failed-documents/",
  access: "operator",
  summary: "List failed documents, latest first",
  query: z.object({ organization_id: id.optional(), limit: page.limit, cursor: page.cursor }),
  reply: z.object({ documents: z.array(failedDocument), next_cursor: z.string().nullable() }),
});

export const retryFailedDocument = endpoint({
  method: "POST",
  path: "/operator/failed-documents/:id/retry/",
  access: "operator",
  summary: "Retry a failed document",
  params: z.object({ id }),
  reply: done,
});

export const queueStates = endpoint({
  method: "GET",
  path: "/operator/queues/",
  access: "operator",
  summary: "Get the waiting jobs and the number of running workers",
  reply: z.object({
    workers: z.int(),
    queues: z.array(
      z.object({
        name: z.string(),
        /** Jobs by state, such as waiting, active and failed. */
        counts: z.record(z.string(), z.int()),
        oldest_waiting_at: moment.nullable(),
      }),
    ),
    unfinished_documents: z.array(z.object({ stage: z.string(), count: z.int() })),
  }),
});
export type QueueStates = z.infer<typeof queueStates.reply>;
