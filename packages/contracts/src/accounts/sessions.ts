import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { done, id, moment } from "../fields.ts";

/** A place where the user is signed in. */
export const session = z.object({
  id,
  created_at: moment,
  /** To the hour. */
  last_used_at: moment,
  /** What the browser or program called itself, shortened; "" when it did not. */
  user_agent: z.string(),
  /** Whether this call came with it. */
  current: z.boolean(),
});
export type Session = z.infer<typeof session>;

export const listSessions = endpoint({
  method: "GET",
  path: "/auth/sessions/",
  access: "user",
  keyScope: "none",
  summary: "List the user's sessions, last used first",
  reply: z.array(session),
});

export const revokeSession = endpoint({
  method: "DELETE",
  path: "/auth/sessions/:id/",
  access: "user",
  summary: "End one session of the user",
  params: z.object({ id }),
  reply: done,
});

export const revokeAllSessions = endpoint({
  method: "POST",
  path: "/auth/logout-everywhere/",
  access: "user",
  summary: "End all sessions of the user, including this one",
  reply: done,
});
