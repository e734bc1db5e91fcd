import { z } from "zod";
import { id, moment, optionalText, typedText } from "../fields.ts";
import { presetId } from "./presets.ts";
import { chatModelsMax, modelRole, modelRoles } from "./roles.ts";

/** How many connections the installation, or one organization, may have. */
export const connectionsMax = 50;

const notAnAddress = "Enter an address that begins with https:// or http://.";

/** The address of an API; what is added to it, such as a user name, a query or a slash at the end, is refused or cut. */
const baseUrl = z
  .string()
  .trim()
  .max(500, "Use at most 500 characters.")
  .refine((text) => {
    const url = URL.parse(text);
    if (url === null || !/^https?:$/.test(url.protocol)) return false;
    return url.username === "" && url.password === "" && url.search === "" && url.hash === "";
  }, notAnAddress)
  .transform((text) => text.replace(/(?<!\/)\/+$/, ""));

const key = z
  .string()
  .trim()
  .max(2_000, "Use at most 2000 characters.")
  .regex(/^[\x21-\x7e]*$/, "A key has no spaces and no special letters.");

const apiVersion = z
  .string()
  .trim()
  .max(40, "Use at most 40 characters.")
  .regex(/^[\w.-]*$/, "An API version looks like 2025-04-01-preview.");

/** How a service of models is reached. What the preset does not need is left out. */
export const connectionInput = z.object({
  preset: presetId,
  /** What people call it; the preset's name where it is left out. */
  label: optionalText(100),
  base_url: baseUrl.nullish(),
  /** Stored encrypted and never sent back. */
  key: key.nullish(),
  api_version: apiVersion.nullish(),
});
export type ConnectionInput = z.infer<typeof connectionInput>;

/** What is left out stays as it is. With another address the key must be entered again. */
export const connectionChange = z.object({
  label: optionalText(100).optional(),
  base_url: baseUrl.optional(),
  /** Null removes it. */
  key: key.nullable().optional(),
  api_version: apiVersion.nullable().optional(),
});
export type ConnectionChange = z.infer<typeof connectionChange>;

export const modelConnection = z.object({
  id,
  preset: presetId,
  label: z.string(),
  base_url: z.string(),
  api_version: z.string().nullable(),
  has_key: z.boolean(),
  /** False when the key was encrypted with another encryption key than the server's present ones. */
  key_readable: z.boolean(),
  changed_at: moment,
});
export type ModelConnection = z.infer<typeof modelConnection>;

const price = z.number().min(0).max(1_000_000).nullable().default(null);

/** A model of a connection for a role. */
export const modelChoice = z.object({
  connection_id: id,
  model: typedText(200, "Enter the name of a model."),
  /** Of a million tokens, or of a minute of a recording; null where none is known. */
  price_input: price,
  price_output: price,
  /** Tokens that the model reads at once; null where it is not known. */
  context_tokens: z.int().min(1_000).max(100_000_000).nullable().default(null),
});
export type ModelChoice = z.infer<typeof modelChoice>;

/** A model of a role as it is stored. */
const storedChoice = modelChoice.extend({
  /** Null for a model that is installed on this machine; its name begins with "local:". */
  connection_id: id.nullable(),
});
export type StoredModelChoice = z.infer<typeof storedChoice>;

/** Models of the connection that is being made, by role: everything for a first answer in one call. */
export const firstModels = z.partialRecord(modelRole, modelChoice.omit({ connection_id: true }));
export type FirstModels = z.infer<typeof firstModels>;

/** The models of a role, the default first; none empties it. */
export const roleModels = z.array(modelChoice).max(chatModelsMax);

/** Who filled a role: the operator by environment variables, which win, the organization, or the installation. */
export const roleSource = z.enum(["environment", "organization", "installation", "none"]);

/** A role with the models that it has now, wherever they come from. */
export const filledRole = z.object({
  role: modelRole,
  source: roleSource,
  /** The names of the models in use, the default first. */
  in_use: z.array(z.string()),
  /** Those of them whose use costs nothing as far as is known: no price is entered, so budgets do not count them. */
  unpriced: z.array(z.string()),
  /** What is stored on this page; not in use where `source` says something else. */
  models: z.array(storedChoice),
  /** False where models of this role cannot be chosen on this page. */
  editable: z.boolean(),
});
export type FilledRole = z.infer<typeof filledRole>;

/** All roles, in their order. */
export const filledRoles = z.array(filledRole).length(modelRoles.length);
