import { z } from "zod";
import { endpoint } from "./endpoint.ts";

/**
 * Where data goes: `none` when nothing is configured, `internal` to this server or an address that is not public,
 * `external` to an address of the internet.
 */
const destination = z.enum(["none", "internal", "external"]);
export type Destination = z.infer<typeof destination>;

export const dataRecipients = endpoint({
  method: "GET",
  path: "/privacy/recipients/",
  access: "public",
  summary:
    "Get the kinds of services that receive data from this server, and how long it keeps client addresses",
  reply: z.object({
    chat_model: destination,
    embedding_model: destination,
    transcription_model: destination,
    file_storage: destination,
    web_search: z.boolean(),
    email: z.boolean(),
    payments: z.boolean(),
    identity_provider: z
      .object({
        name: z.string(),
        /** Its script runs on the pages for logging in and signing up. */
        loads_script: z.boolean(),
      })
      .nullable(),
    /** After so many days audit events are deleted, with the client addresses in them. */
    audit_retention_days: z.number(),
  }),
});
export type DataRecipients = z.infer<typeof dataRecipients.reply>;
