import { z } from "zod";
import { endpoint, keyScopes } from "../endpoint.ts";
import { done, momentGiven, id, ifAny, moment, typedText } from "../fields.ts";

export const apiKeyNameMaxLength = 100;

/** A key of the user for scripts and other programs, sent like a session's: `Authorization: Token fn_...`. */
export const apiKey = z.object({
  id,
  name: z.string(),
  /** The beginning of the key, to distinguish keys. */
  prefix: z.string(),
  scopes: z.array(z.enum(keyScopes)),
  created_at: moment,
  expires_at: moment.nullable(),
  /** To the minute; null when it never was. */
  last_used_at: moment.nullable(),
});
export type ApiKey = z.infer<typeof apiKey>;

export const listApiKeys = endpoint({
  method: "GET",
  path: "/auth/api-keys/",
  access: "user",
  keyScope: "none",
  summary: "List the user's API keys, latest first",
  reply: z.array(apiKey),
});

export const createApiKey = endpoint({
  method: "POST",
  path: "/auth/api-keys/",
  access: "user",
  summary: "Create an API key; it is shown only once",
  status: 201,
  body: z.object({
    name: typedText(apiKeyNameMaxLength, "Give the API key a name."),
    scopes: z
      .array(z.enum(keyScopes, { error: `A scope is one of: ${keyScopes.join(", ")}.` }), {
        error: "Choose what the API key may do.",
      })
      .min(1, "Choose what the API key may do.")
      .max(10)
      .transform((scopes) => keyScopes.filter((scope) => scopes.includes(scope))),
    /** When it stops working; null or left out when only you end it. */
    expires_at: momentGiven("Give the expiry as an ISO 8601 date and time.")
      .nullish()
      .transform((text) => (text ? new Date(text) : null))
      .refine((at) => !at || at > new Date(), "The expiry must lie in the future."),
    /** Not needed within ten minutes after the log-in. */
    current_password: ifAny,
  }),
  reply: apiKey.extend({ key: z.string() }),
});

export const revokeApiKey = endpoint({
  method: "DELETE",
  path: "/auth/api-keys/:id/",
  access: "user",
  summary: "Revoke an API key; it stops working immediately",
  params: z.object({ id }),
  reply: done,
});
