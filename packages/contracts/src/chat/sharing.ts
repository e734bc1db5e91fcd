import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { done, id, moment } from "../fields.ts";
import { message } from "./chat.ts";

/** For how many days a link works. */
export const shareDays = [1, 7, 30] as const;

/** Who may read a shared conversation: members of the organization, or anyone with the link. */
export const shareAudience = z.enum(["organization", "public"]);
export type ShareAudience = z.infer<typeof shareAudience>;

/** A link of the caller. The link itself is shown once, when it is made. */
export const share = z.object({
  id,
  conversation_id: id,
  /** The name of the conversation when it was shared. */
  name: z.string().nullable(),
  audience: shareAudience,
  created_at: moment,
  /** Null for one that works until it is revoked. */
  expires_at: moment.nullable(),
});
export type Share = z.infer<typeof share>;

export const shareConversation = endpoint({
  method: "POST",
  path: "/chatbot/conversations/:id/shares/",
  access: "member",
  keyScope: "none",
  summary: "Create a read-only link to one of the caller's conversations as it is now",
  status: 201,
  params: z.object({ id }),
  body: z
    .object({
      audience: shareAudience.default("organization"),
      /** Required for a public link. */
      days: z.literal([...shareDays], "Choose 1, 7 or 30 days.").nullish(),
    })
    .refine(({ audience, days }) => audience !== "public" || days != null, {
      message: "A public link needs an end: 1, 7 or 30 days.",
      path: ["days"],
    }),
  reply: share.extend({
    /** The page that shows it, below the web app's address. The token stands where servers never see it. */
    share_url: z.string(),
  }),
});

export const listShares = endpoint({
  method: "GET",
  path: "/chatbot/shares/",
  access: "member",
  summary: "List the caller's links to conversations that have not expired, latest first",
  withoutLicense: true,
  reply: z.array(share),
});

export const revokeShare = endpoint({
  method: "DELETE",
  path: "/chatbot/shares/:id/",
  access: "member",
  keyScope: "none",
  summary: "Revoke one of the caller's links to a conversation",
  withoutLicense: true,
  params: z.object({ id }),
  reply: done,
});

const token = z.string({ error: "The link is incomplete." }).min(1).max(200);

/** A conversation as it was when it was shared. */
export const sharedConversation = z.object({
  name: z.string().nullable(),
  shared_at: moment,
  expires_at: moment.nullable(),
  /** For members the passages of the documents that they may open; for others only the names of the sources. */
  messages: z.array(message),
});
export type SharedConversation = z.infer<typeof sharedConversation>;

export const readSharedConversation = endpoint({
  method: "POST",
  path: "/chatbot/shared/read/",
  access: "member",
  keyScope: "read",
  summary: "Read a conversation that a member of the organization shares",
  withoutLicense: true,
  body: z.object({ token }),
  reply: sharedConversation,
});

export const readPublicConversation = endpoint({
  method: "POST",
  path: "/chatbot/shared/read-public/",
  access: "public",
  summary: "Read a conversation that is shared with anyone who has the link",
  body: z.object({ token }),
  reply: sharedConversation,
});
